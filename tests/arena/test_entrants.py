"""How to name entrants, and the errors for those that cannot be made."""

from pathlib import Path

import pytest

import foretell as ft
from foretell.arena import Entrant, entrants_of
from foretell.players import RandomPlayer
from foretell.runner.sources import folder_digest

from .players import High, Slow

OWN = """
class Mine:
    def __init__(self, seed, depth=1, hope=0.5, brave=False, word="x"):
        self.name = f"{depth} {hope} {brave} {word}"

    def choose(self, view):
        return view.legal[0]


class Nothing:
    def __init__(self, seed):
        pass


class Picky(Mine):
    def __init__(self, seed, **settings):
        raise ValueError("no taste")


class Needy(Mine):
    def __init__(self, friend):
        pass


class Optimist:
    name = "optimist"

    def choose(self, view):
        return view.legal[0]


class Named(Optimist):
    def __init__(self, name="somebody"):
        self.name = name


class Open(Optimist):
    def __init__(self, **given):
        self.name = str(given)


class Later(Optimist):
    async def choose(self, view):
        return view.legal[0]


Number = 7
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.py"
    file.write_text(OWN)
    return file


def test_a_class_in_a_file_with_settings(own: Path) -> None:
    entrant = Entrant.of(f"{own}:Mine:depth=3,hope=0.25,brave=true,word=tea")
    assert entrant.make(seed=1).name == "3 0.25 True tea"
    assert not entrant.in_rows
    assert Entrant.of(f"{own}:Mine").make(seed=1).name == "1 0.5 False x"


def test_a_class_that_takes_no_seed(own: Path) -> None:
    assert Entrant.of(f"{own}:Optimist").make(seed=7).name == "optimist"
    assert Entrant.of(f"{own}:Named").make(seed=7).name == "somebody"
    assert Entrant.of(f"{own}:Named:name=Rudi").make(seed=7).name == "Rudi"
    assert Entrant.of(f"{own}:Open:depth=3").make(seed=7).name == "{'seed': 7, 'depth': 3}"


def test_a_class_in_a_module() -> None:
    assert Entrant.of("tests.arena.players:Slow").make(seed=1).name == "slow"
    assert Entrant.of(Slow).make(seed=1).name == "slow"


def test_the_files_of_an_entrant_are_part_of_its_identity(own: Path) -> None:
    before = Entrant.of(f"{own}:Mine").files()
    assert before.keys() == {"own.py"}
    own.write_text(OWN + "\n")
    assert Entrant.of(f"{own}:Mine").files() != before
    assert Entrant.of(f"random:weights={own}").files().keys() == {"foretell/players", "own.py"}


def test_code_from_any_folder_is_part_of_the_identity() -> None:
    class Heir(RandomPlayer):
        """Plays like a built-in player."""

    def made(seed: int) -> Slow:
        return Slow(seed)

    assert Entrant.of("tests.arena.players:High").files() == Entrant.of(High).files()
    assert Entrant.of(High).files().keys() == {"players.py"}
    assert Entrant.of(Heir).files().keys() == {"foretell/players", "test_entrants.py"}
    assert Entrant.of(made).files().keys() == {"test_entrants.py"}
    assert Entrant.of(type("Typed", (), {"__module__": "at a prompt"})).files() == {}


def test_files_with_the_same_name_are_distinguished(own: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "own.py"
    other.parent.mkdir()
    digests = []
    for content in ("one", "two"):
        other.write_text(content)
        digests.append(Entrant.of(f"{own}:Mine:word={other}").files())
    assert digests[0] != digests[1]
    assert digests[0].keys() == {"own.py"}


def test_all_code_of_a_folder_counts(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    digests = set()
    for name, content in (
        ("a.py", "x"),
        ("a.py", "y"),
        ("b.py", ""),
        ("inner/a.py", ""),
        ("inner/a.py", "z"),
        ("a.safetensors", ""),
    ):
        (tmp_path / name).write_text(content)
        digests.add(folder_digest(tmp_path))
    assert len(digests) == 6


def test_a_file_in_a_default_argument_is_part_of_the_identity(own: Path) -> None:
    class Weighty(Slow):
        def __init__(self, seed: int = 0, weights: Path = own) -> None:
            super().__init__(seed)

    assert Entrant.of(Weighty).files().keys() == {"own.py", "players.py", "test_entrants.py"}
    assert Entrant.of("oracle").files().keys() == {"foretell/players", "net.safetensors"}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("clever", 'There is no player "clever": choose one of random, '),
        ("random:depth=3", 'random:depth=3 has no setting "depth": choose one of name'),
        ("search:seconds=never", "search:seconds=never: seconds cannot be 'never': give a number above 0"),
        ("search:seconds=true", "search:seconds=true: seconds cannot be True: give a number above 0"),
        ("net:weights=5", r"net:weights=5: There is no file 5: check its name and folder"),
        ("seer:weights=0.5", r"seer:weights=0.5: There is no file 0.5: check its name and folder"),
        ("random:=3", "is not a setting: write key=value"),
        ("random:a=1,b", '"b" in random:a=1,b is not a setting: write key=value'),
        ("nowhere.py:Mine", "There is no file nowhere.py"),
        ("no.such.module:Mine", 'There is no module "no.such.module": check its name, or name a file'),
        (":Mine", " cannot be run: ValueError"),
        ("OWN:Later", "its method choose is async: write def choose"),
        ("OWN:Your", r'There is no class "Your" in .*own\.py: it has Mine, Picky, '),
        ("OWN:Yours", 'There is no class "Yours" in'),
        ("OWN:Number", 'There is no class "Number" in'),
        ("OWN:Nothing", "has no method choose"),
        ("OWN:Mine:depht=3", 'has no setting "depht": choose one of depth, hope, brave, word'),
        ("OWN:Picky:taste=3", r"cannot be created .*: ValueError: no taste \(.*own\.py, line \d+\)"),
        ("OWN:Needy", r"cannot be created .it is called with its settings, and with a seed.*: TypeError: .*'friend'"),
        ("OWN:Optimist:depth=3", "cannot be created .*: TypeError"),
        ("OWN:Mine:seed=3", 'has no setting "seed"'),
        ("OWN:Mine:depth=deep", "is a number, not 'deep': write for example depth="),
    ],
)
def test_entrants_that_cannot_be_created_are_refused(own: Path, name: str, message: str) -> None:
    with pytest.raises(ft.ForetellError, match=message):
        entrants_of((name.replace("OWN", str(own)), "random"))


def test_a_file_that_cannot_be_run(own: Path) -> None:
    own.write_text("import this is no Python")
    with pytest.raises(ft.ForetellError, match=r"own\.py cannot be run: SyntaxError"):
        Entrant.of(f"{own}:Mine").make(1)


def test_two_entrants_of_one_class_can_have_different_names() -> None:
    with pytest.raises(ft.ForetellError, match="at least two players"):
        entrants_of(("random",))
    with pytest.raises(ft.ForetellError, match=r"random is named twice.* random:name=other\.$"):
        entrants_of(("random", "novice", "random"))
    with pytest.raises(ft.ForetellError, match=r"such as net:exact=false,name=other\.$"):
        entrants_of(("net:exact=false", "net:exact=false"))
    with pytest.raises(ft.ForetellError, match=r"an entrant is .* not 7"):
        entrants_of(("random", 7))  # type: ignore[arg-type]
