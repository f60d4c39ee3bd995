"""Tables for the tests, and card sheets with the same effects on every card."""

from .conftest import Someone
from .person import Person


def every_card(effects: str) -> str:
    """The code of a sheet whose cards all have the same effects: `rhed*` is Rune, Hypnosis, Eye and a starred Draw."""
    return "CMST:" + ",".join([effects] * 54)


def duel(
    someone: Someone, *, effects: str | None = None, log: bool = True, **wishes: object
) -> tuple[str, Person, Person]:
    """Start a game between two people, each at their own page. The first one must choose."""
    ada, ben = someone("Ada", log=log), someone("Ben", log=log)
    if effects is not None:
        wishes = {**wishes, "sheet_code": every_card(effects), "sheet_name": effects}
    table = ada.opens_table(players=2, bots=0, **wishes)
    ben.sits_down(table, 1)
    ada.open(f"/t/{table}")
    ben.open(f"/t/{table}")
    ada.starts(table, ben)
    ada.wait_for_turn()
    ben.wait_for_ply(0)
    return table, ada, ben


def all_pass(*people: Person) -> None:
    """Let everybody pass until the predictions."""
    while people[0].phase != "predict":
        mover = next(person for person in people if person.choices)
        mover.pass_()
        for person in people:
            person.wait_for_ply(mover.ply)
