"""Labels of entrants are short and unique."""

from foretell.arena import labels, shortened
from foretell.arena.match_entrants import Entrant


def test_shortened_names_stay_different() -> None:
    names = [
        "search:simulations=10",
        "search:simulations=20",
        *(f"search:depth={n},simulations=1000" for n in range(12)),
    ]
    short = shortened(names, 14)
    assert list(short) == names
    assert len(set(short.values())) == len(names)
    assert max(map(len, short.values())) <= 14


def test_a_name_that_looks_like_a_cut_one() -> None:
    cut = shortened(["search:simulations=10"], 14)["search:simulations=10"]
    assert shortened(["search:simulations=10", cut], 14)[cut] == cut
    assert len(set(shortened(["search:simulations=10", cut], 14).values())) == 2


def test_names_that_were_given() -> None:
    given = ["random:name=Rudi", "random", "tests.arena.players:Slow", "novice:name=x", "adept:name=x"]
    assert list(labels([Entrant.of(one) for one in given]).values()) == ["Rudi", "random", "slow", *given[3:]]
