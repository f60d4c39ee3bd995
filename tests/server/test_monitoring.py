"""The dashboard, the alerts and their pages fit the metrics of the server."""

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml

from foretell.server.metrics import Metrics
from foretell.table.wire import Code

ROOT = Path(__file__).parents[2]
MONITORING = ROOT / "deploy" / "monitoring"
DASHBOARD = json.loads((MONITORING / "grafana-dashboard.json").read_text("utf-8"))
ALERTS = yaml.safe_load((MONITORING / "alerts.yml").read_text("utf-8"))
RULES: list[dict[str, Any]] = [rule for group in ALERTS["groups"] for rule in group["rules"]]
PAGES = sorted((ROOT / "docs" / "runbooks").glob("*.md"))
METRIC = re.compile(r"(?<![\w\"])(?:foretell|process|python)_\w+")


def exposed() -> set[str]:
    """Return the names of all samples, also of labelled counters without a value."""
    names = set()
    for name, kind in re.findall(r"^# TYPE (\S+) (\S+)$", Metrics().text().decode(), re.MULTILINE):
        names |= {f"{name}_{part}" for part in ("bucket", "count", "sum")} if kind == "histogram" else {name}
    return names


def expressions() -> list[str]:
    panels = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    return panels + [rule["expr"] for rule in RULES]


def test_every_metric_in_dashboard_and_alerts_exists() -> None:
    known = exposed()
    for expression in expressions():
        found = set(METRIC.findall(expression))
        assert found <= known, (expression, found - known)
        assert found or "up{" in expression


def test_every_metric_of_ours_is_on_the_dashboard_and_documented() -> None:
    shown = set(
        METRIC.findall(" ".join(target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]))
    )
    told = (ROOT / "docs" / "monitoring.md").read_text("utf-8")
    for name in exposed():
        if name.startswith("foretell_"):
            family = re.sub("_(bucket|count|sum)$", "", name)
            assert any(other.startswith(family) for other in shown), name
            assert f"`{family}`" in told, name


@pytest.mark.parametrize("expression", expressions())
def test_expressions_are_well_formed(expression: str) -> None:
    for opening, closing in ("()", "[]", "{}"):
        assert expression.count(opening) == expression.count(closing)
    for function, rest in re.findall(r"\b(rate|increase|changes)\(([^()]*)\)", expression):
        assert re.search(r"\[(\d+[mh]|\$__rate_interval)\]$", rest.strip()), (function, rest)


def test_the_labels_of_the_alerts_exist() -> None:
    text = " ".join(rule["expr"] for rule in RULES)
    for reasons in re.findall(r'reason=~"([^"]*)"', text):
        assert set(reasons.split("|")) <= set(Metrics().refused_connections)
    assert set(re.findall(r'code="([^"]*)"', text)) <= set(get_args(Code))


def test_every_alert_has_a_page_and_every_page_an_alert() -> None:
    nav = (ROOT / "mkdocs.yml").read_text("utf-8")
    overview = (ROOT / "docs" / "monitoring.md").read_text("utf-8")
    pages = []
    for rule in RULES:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("warning", "critical")
        page = ROOT / rule["annotations"]["runbook"]
        pages.append(page)
        assert f"Alert: `{rule['alert']}`" in page.read_text("utf-8")
        assert f"runbooks/{page.name}" in nav
        row = f"| `{rule['alert']}` | {rule['labels']['severity']} | ["
        assert row in overview
    assert sorted(pages) == PAGES
    assert len({rule["alert"] for rule in RULES}) == len(RULES)


def test_the_dashboard_is_sound() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    variables = {variable["name"] for variable in DASHBOARD["templating"]["list"]}
    assert variables == {"datasource", "instance"}
    for panel in panels:
        place = panel["gridPos"]
        assert panel["title"]
        assert panel["description"]
        assert panel["datasource"]["uid"] == "${datasource}"
        assert place["x"] >= 0
        assert place["x"] + place["w"] <= 24
    for one, other in combinations((panel["gridPos"] for panel in panels), 2):
        apart = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        apart = apart or one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
        assert apart, (one, other)
