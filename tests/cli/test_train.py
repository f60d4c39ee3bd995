"""`foretell train`: what it asks for, how it ends, and that the same command goes on."""

import os
import signal
import sys
from pathlib import Path

import pytest

from foretell.cli.train import SETTINGS_NAMES, against_the_past

from .terminal import Shell

ROOT = Path(__file__).parents[2]
TINY = ("games=8", "steps=4", "batch=16", "hidden=8", "layers=0", "critic_hidden=8", "minutes=0", "iterations=3")
LESS = ("--set", *TINY, "players=[2]", "scripted=0", "past=0.5")


def test_the_help_names_all_settings_that_come_with_foretell(foretell: Shell) -> None:
    assert set(SETTINGS_NAMES) == {file.stem for file in (ROOT / "src" / "foretell" / "train" / "runs").glob("*.toml")}
    text = " ".join(foretell("train", "--help").out.split())
    assert "smoke, refine, attack. smoke is a short run" in text


@pytest.mark.parametrize(
    ("arguments", "status", "reason"),
    [
        ((), 2, "Name a folder for the run."),
        (
            ("there", "--minutes", "soon"),
            2,
            '--minutes: "soon" is not valid: type a number of minutes, such as 10 or 0.5.',
        ),
        (("there", "--device", "abacus"), 2, "choose one of cpu, cuda"),
        (("there", "--settings", "no.toml"), 1, "There is no file no.toml: check its name and folder"),
        (("there", "--set", "gamez=3"), 1, 'There is no setting "gamez": choose one of seed, minutes, '),
        (("there", "--set", "games"), 1, '"games" is not a setting: write name=value.'),
        (("there", "--set", "games=many"), 1, "games cannot be 'many': give a value such as 131072."),
        (("there", "--set", "games=0"), 1, "games cannot be 0: give 1 or more."),
        (("there", "--minutes", "0.5", "--set", "games=7"), 1, "games × steps must be a multiple of batch"),
        (("there", "--set", "gamez=3", "--lang", "fr"), 1, "Erreur\u00a0: Il n’y a pas de réglage «\u00a0gamez\u00a0»"),
        (("there", "--set", "gamez=3", "--lang", "es"), 1, "Error: No hay ningún ajuste «gamez»: elige entre seed"),
        (("there", "--set", "gamez=3", "--lang", "it"), 1, "Errore: Non c’è l’impostazione «gamez»: scegli tra seed"),
        (("there", "--set", "gamez=3", "--lang", "ro"), 1, "Eroare: Nu există setarea „gamez”: alege dintre seed"),
    ],
)
def test_wrong_arguments_are_refused(foretell: Shell, arguments: tuple[str, ...], status: int, reason: str) -> None:
    ended = foretell("train", *arguments)
    assert ended.status == status
    assert reason in ended.err


def test_errors_in_a_settings_file_are_translated(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "run.toml"
    for text, reason in (("games = 0", "games ne peut pas être 0"), ("games = = 3", "Ce n’est pas un fichier TOML")):
        file.write_text(text, "utf-8")
        ended = foretell("train", "there", "--settings", file, "--lang", "fr")
        assert (ended.status, ended.err.startswith(f"Erreur\u00a0: {file}\u00a0: {reason}")) == (1, True), ended.err


def test_without_torch_it_says_what_to_install(foretell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("foretell.train.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    ended = foretell("train", "there")
    assert ended.status == 1
    assert f'{sys.executable} -m pip install -e "{ROOT}[train]"' in ended.err


def test_wins_are_shown_relative_to_the_fair_share() -> None:
    assert against_the_past({}) is None
    assert against_the_past({"wins_past_2": 0.5, "games_past_2": 10.0}) == 100
    assert against_the_past({"wins_past_2": 1.0, "games_past_2": 1.0, "wins_past_5": 0.0, "games_past_5": 3.0}) == 50


@pytest.mark.compiled
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_run_is_started_stopped_and_resumed(foretell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="needs torch, which comes with foretell[train]")
    from foretell.train.curves import Curves  # noqa: PLC0415

    add = Curves.add

    def interrupted(self: Curves, iteration: int, seconds: float, numbers: dict[str, float]) -> None:
        add(self, iteration, seconds, numbers)
        os.kill(os.getpid(), signal.SIGINT)

    line = ("train", tmp_path / "run", *LESS, "--device", "cpu")
    monkeypatch.setattr(Curves, "add", interrupted)
    stopped = foretell(*line)
    monkeypatch.undo()
    assert stopped.status == 130
    assert stopped.out.startswith("Stopped after iteration 1, 0 s. Type the same command to continue.")
    assert stopped.out.endswith(f"Weights so far: {tmp_path / 'run'}\n")
    ended = foretell("train", tmp_path / "run")
    assert (ended.status, ended.err) == (0, "")
    assert "continues after iteration 1." in ended.out
    assert "Done after iteration 3" in ended.out
    assert (tmp_path / "run" / "net.safetensors").exists()
    assert "Done after iteration 3" in foretell(*line).out
    refused = foretell(*line, "--set", "seed=5")
    assert refused.status == 1
    assert "holds a run with other settings: choose another folder" in refused.err
