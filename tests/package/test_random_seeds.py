"""`--order=random` and `--deals=random`: every process of a parallel run takes the same seeds."""

from types import SimpleNamespace
from typing import Any

from tests import conftest


def configured(**more: Any) -> Any:
    config: Any = SimpleNamespace(option=SimpleNamespace(order="random", deals="random", slow=None), **more)
    conftest.pytest_configure(config)
    return config


def test_workers_take_the_seeds_of_the_main_process() -> None:
    config = configured()
    assert config.option.order.isdigit()
    assert config.option.deals.isdigit()
    node = SimpleNamespace(config=config, workerinput={"workerid": "gw0"})
    conftest.pytest_configure_node(node)
    assert configured(workerinput=node.workerinput).option == config.option


def test_a_given_seed_stays() -> None:
    config: Any = SimpleNamespace(option=SimpleNamespace(order="12", deals="0", slow=None))
    conftest.pytest_configure(config)
    assert config.option == SimpleNamespace(order="12", deals="0", slow=None)
