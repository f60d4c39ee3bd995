"""Tables that tests sit down at, and cards that leave nothing to luck."""

from .conftest import Someone
from .person import Person


def every_card(effects: str) -> str:
    """The code of a sheet whose cards are all alike: `rhed*` is Rune, Hypnosis, Eye and a starred Draw."""
    return "CMST:" + ",".join([effects] * 54)


def duel(
    someone: Someone, *, effects: str | None = None, log: bool = True, **wishes: object
) -> tuple[str, Person, Person]:
    """Two people before their pages, the cards dealt, and the first of them to choose."""
    ada, ben = someone("Ada", log=log), someone("Ben", log=log)
    if effects is not None:
        wishes = {**wishes, "sheet_code": every_card(effects), "sheet_name": effects}
    table = ada.opens_table(players=2, bots=0, **wishes)
    ben.sits_down(table, 1)
    ada.open(f"/t/{table}")
    ben.open(f"/t/{table}")
    ada.starts(table)
    ada.wait_for_turn()
    ben.wait_for_ply(0)
    return table, ada, ben


def all_pass(*people: Person) -> None:
    """Nobody does anything, until all are asked for their predictions."""
    while people[0].phase != "predict":
        mover = next(person for person in people if person.choices)
        mover.pass_()
        for person in people:
            person.wait_for_ply(mover.ply)
