"""The search for keys in the browser's code finds all of them in sample code."""

from pathlib import Path

import pytest

from . import usage

CODE = """
<!-- t("in-a-comment") -->
<script lang="ts">
  // t("in-a-line-comment")
  const key = open ? "kept-open" : "kept-shut"; // t("after-code")
  const many = t("lobby-seats", { count: t("inner") });
</script>
<p title={t(shown === "all" ? "log-all" : "log-few")}>{t(`rank-${name}`)} {t(`card-${of(`x${y}`)}.the`)}</p>
<b>{t("plain")}</b> {t(first("no") ? "one-a" : "two-b")} {start("unspoken")} {t(key)} {t(`${key}.about`)}
{t(key + (open ? "-suffix" : ""))} {t(`level-${level.replace("_", "-") ?? "adept"}`)}
<style> .t("style") </style>
"""


@pytest.fixture
def code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "Some.svelte"
    file.write_text(CODE, encoding="utf-8")
    read = usage.code(file)
    monkeypatch.setattr(usage, "sources", lambda: {"Some.svelte": read})


@pytest.mark.usefixtures("code")
def test_keys_in_calls_are_found() -> None:
    assert {str(named).removeprefix("Some.svelte: ") for named in usage.spoken()} == {
        "lobby-seats",
        "inner",
        "log-all",
        "log-few",
        "rank-${…}",
        "card-${…}.the",
        "plain",
        "level-${…}",
        "one-a",
        "two-b",
        "${…}.about",
    }


@pytest.mark.usefixtures("code")
def test_keys_in_strings_are_found() -> None:
    written = {named.text for named in usage.written()}
    assert {"kept-open", "kept-shut", "unspoken", "rank-\0"} <= written
    assert not {"in-a-comment", "in-a-line-comment", "after-code", "style"} & written


def test_templates_match_fitting_keys() -> None:
    named = usage.NamedText("a", "card-\0.the")
    assert named.names("card-JM.the")
    assert not named.names("card-JM")
    assert not named.names("a-card-JM.the")
    assert (named.prefix, str(named)) == ("card-", "a: card-${…}.the")
