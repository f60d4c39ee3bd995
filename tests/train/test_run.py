"""Runs on the CPU: equal seeds give equal weights, stopped runs continue, and training works."""

import json
import shutil
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import foretell as ft
from foretell import ForetellError, native
from foretell.players import RandomPlayer
from foretell.players.net import NetPlayer
from foretell.players.net.net_player import DEFAULT_LEAST
from foretell.rules.observation import SEAT
from foretell.train.settings import TrainingSettings, named_settings, with_set

torch = pytest.importorskip("torch", reason="needs torch, which comes with foretell[train]")

from foretell.train.training_run import Run, configs  # noqa: E402 (it imports torch)
from foretell.train.weights import policy_of, save_network  # noqa: E402

pytestmark = [pytest.mark.compiled, pytest.mark.filterwarnings("ignore::DeprecationWarning")]
TINY = TrainingSettings(
    minutes=0.0, iterations=4, games=40, steps=8, batch=160, hidden=16, layers=1, critic_hidden=16, past_every=1,
    past=0.25, scripted=0.1, quick=0.1,
)  # fmt: skip


def trained(settings: TrainingSettings, folder: Path, iterations: int = 99) -> Run:
    """A run, stopped after some iterations."""
    run = Run(settings, folder, "cpu")

    def watch(numbers: dict[str, float]) -> None:
        if run.iteration >= iterations:
            run.stop()

    run.train(watch)
    return run


def weights(run: Run) -> list[Any]:
    networks = (run.policy, run.critic, run.magnet)
    return [tensor for network in networks for tensor in network.state_dict().values()]


def same(one: Run, other: Run) -> bool:
    return all(torch.equal(mine, theirs) for mine, theirs in zip(weights(one), weights(other), strict=True))


def lines(folder: Path) -> list[dict[str, float]]:
    read = [json.loads(line) for line in (folder / "curves.jsonl").read_text("utf-8").splitlines()]
    return [{name: number for name, number in line.items() if "second" not in name} for line in read]


def test_equal_seeds_train_equally_and_others_do_not(tmp_path: Path) -> None:
    first = trained(TINY, tmp_path / "a")
    assert same(first, trained(TINY, tmp_path / "b"))
    assert lines(tmp_path / "a") == lines(tmp_path / "b")
    assert not same(first, trained(replace(TINY, seed=2), tmp_path / "c"))


def test_a_run_that_was_stopped_ends_as_one_that_was_not(tmp_path: Path) -> None:
    whole = trained(TINY, tmp_path / "whole")
    first = trained(TINY, tmp_path / "parts", iterations=2)
    assert (first.iteration, first.progress) == (2, 0.5)
    taken_up = trained(TINY, tmp_path / "parts")
    assert taken_up.iteration == 4
    assert same(whole, taken_up)
    assert lines(tmp_path / "whole") == lines(tmp_path / "parts")
    assert [line["iteration"] for line in lines(tmp_path / "parts")] == [0, 1, 2, 3]


def test_what_came_after_the_last_checkpoint_is_forgotten(tmp_path: Path) -> None:
    trained(TINY, tmp_path / "a", iterations=2)
    shutil.copytree(tmp_path / "a", tmp_path / "killed")
    trained(TINY, tmp_path / "a")
    shutil.copy(tmp_path / "a" / "curves.jsonl", tmp_path / "killed")
    with (tmp_path / "killed" / "curves.jsonl").open("a") as file:
        file.write('{"iteration": 4, "gai')
    trained(TINY, tmp_path / "killed")
    assert lines(tmp_path / "killed") == lines(tmp_path / "a")


def test_checkpoints_on_the_way_hold_whole_iterations(tmp_path: Path) -> None:
    """One that was killed goes on from the last of them."""
    settings = replace(TINY, checkpoint_minutes=0.0)
    whole = trained(settings, tmp_path / "whole")
    run = Run(settings, tmp_path / "killed", "cpu")

    def watch(numbers: dict[str, float]) -> None:
        if run.iteration == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run.train(watch)
    again = Run(settings, tmp_path / "killed", "cpu")
    assert again.iteration == 3
    again.train()
    assert same(whole, again)


def test_a_finished_run_stays_as_it_is(tmp_path: Path) -> None:
    first = trained(TINY, tmp_path)
    assert same(first, trained(TINY, tmp_path))
    assert len(lines(tmp_path)) == 4


def test_a_folder_with_other_settings_is_refused(tmp_path: Path) -> None:
    trained(TINY, tmp_path, iterations=1)
    with pytest.raises(ForetellError, match="holds a run with other settings: choose another folder"):
        Run(replace(TINY, seed=2), tmp_path, "cpu")


def test_a_run_of_before_a_setting_existed_goes_on(tmp_path: Path) -> None:
    usual = replace(TINY, quick=0.0)
    trained(usual, tmp_path, iterations=1)
    told = tmp_path / "run.toml"
    told.write_text(told.read_text("utf-8").replace("quick = 0.0\n", ""), "utf-8")
    assert [line["iteration"] for line in lines(tmp_path)] == [0]
    assert trained(usual, tmp_path).iteration == 4


def test_every_kind_of_opponent_has_its_curve(tmp_path: Path) -> None:
    trained(replace(TINY, steps=160, batch=320, iterations=1), tmp_path)
    names = lines(tmp_path)[0]
    for kind in ("past", "scripted", "quick"):
        assert any(name.startswith(f"wins_{kind}_") for name in names), kind


def test_a_broken_checkpoint_is_refused(tmp_path: Path) -> None:
    trained(TINY, tmp_path, iterations=1)
    (tmp_path / "checkpoint.pt").write_bytes(b"nothing of the kind")
    with pytest.raises(ForetellError, match=r"checkpoint\.pt is not a checkpoint"):
        Run(TINY, tmp_path, "cpu")


@pytest.mark.parametrize("part", ["policy", "optimiser", "games", "spent"])
def test_a_checkpoint_of_another_version_is_refused(tmp_path: Path, part: str) -> None:
    run = trained(TINY, tmp_path, iterations=1)
    state = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
    for changed in ({name: value for name, value in state.items() if name != part}, state | {part: {"other": 1}}):
        if part != "spent" or part not in changed:
            torch.save(changed, tmp_path / "checkpoint.pt")
            with pytest.raises(ForetellError, match="another version"):
                Run(run.settings, tmp_path, "cpu")


def test_lines_of_curves_that_cannot_be_read_are_forgotten(tmp_path: Path) -> None:
    trained(TINY, tmp_path, iterations=2)
    before = lines(tmp_path)
    path = tmp_path / "curves.jsonl"
    path.write_text('{"seconds": 1}\n{nothing}\n' + path.read_text("utf-8"), "utf-8")
    Run(TINY, tmp_path, "cpu").curves.close()
    assert lines(tmp_path) == before


@pytest.mark.parametrize("setting", ["start", "against"])
def test_a_run_that_is_refused_leaves_nothing_behind(tmp_path: Path, setting: str) -> None:
    with pytest.raises(ForetellError, match="nowhere"):
        Run(with_set(TINY, [f"{setting}={tmp_path / 'nowhere'}"]), tmp_path / "run", "cpu")
    assert not (tmp_path / "run").exists()


def noted(run: Run, cuts: list[tuple[bool, float]], policy: Any, *asked: Any) -> Any:
    """What the run does, with a note of who was asked and what was cut off."""
    rows, entries, *least = asked
    cuts.append((policy is run.past.player, *(least or [0.0])))
    return run.act(policy, rows, entries, *least)


def test_only_the_opponents_leave_out_what_is_unlikely(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trained(TINY, tmp_path / "target", iterations=1)
    against = replace(TINY, against=str(tmp_path / "target" / "net.safetensors"), iterations=1)
    cut = replace(TINY, past_least=0.25)
    for settings, expected in ((TINY, {0.0}), (against, {0.0, DEFAULT_LEAST}), (cut, {0.0, 0.25})):
        run = Run(settings, tmp_path / f"run {max(expected)}", "cpu")
        cuts: list[tuple[bool, float]] = []
        monkeypatch.setattr(run.rollout, "_act", partial(noted, run, cuts))
        run.rollout.play(run.player, run.past.player, 0.0)
        assert {least for _, least in cuts} == expected
        assert {least for past, least in cuts if past} == {max(expected)}
        run.curves.close()


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ForetellError, match="cannot be written to"):
        Run(TINY, tmp_path / "file" / "folder", "cpu")


def test_a_device_that_is_not_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(ForetellError, match="There is no CUDA device here"):
        Run(TINY, tmp_path, "cuda")
    with pytest.raises(ForetellError, match="The CPU has too little memory for this many games and steps"):
        Run(TrainingSettings(), tmp_path, "cpu")


def test_a_start_without_a_critic_gets_a_fresh_one_that_learns_first(tmp_path: Path) -> None:
    trained(TINY, tmp_path / "first", iterations=1)
    (tmp_path / "first" / "critic.safetensors").unlink()
    settings = replace(TINY, start=str(tmp_path / "first"), critic_warmup=2, seed=5)
    run = Run(settings, tmp_path / "second", "cpu")
    policy = [tensor.clone() for tensor in run.policy.state_dict().values()]
    critic = [tensor.clone() for tensor in run.critic.state_dict().values()]
    assert not run.critic.value.weight.any()

    def watch(numbers: dict[str, float]) -> None:
        kept = all(map(torch.equal, policy, run.policy.state_dict().values()))
        assert kept == (run.iteration <= 2)
        assert not all(map(torch.equal, critic, run.critic.state_dict().values()))

    run.train(watch)


def test_the_magnet_is_saved_beside_the_policy(tmp_path: Path) -> None:
    run = trained(TINY, tmp_path / "with")
    save_network(tmp_path / "magnet.safetensors", run.magnet)
    saved = (tmp_path / "with" / "magnet.safetensors").read_bytes()
    assert saved == (tmp_path / "magnet.safetensors").read_bytes()
    assert saved != (tmp_path / "with" / "net.safetensors").read_bytes()
    trained(replace(TINY, magnet=0.0), tmp_path / "without", iterations=1)
    assert not (tmp_path / "without" / "magnet.safetensors").exists()


def test_entropy_falls_evenly_or_by_a_power_law(tmp_path: Path) -> None:
    settings = replace(TINY, entropy=0.08, last_entropy=0.02)
    for bend, halfway in ((0.0, 0.05), (4.0, 0.08 * 3 ** -(1.3862943611 / 1.6094379124))):
        run = Run(replace(settings, entropy_bend=bend), tmp_path / f"bend {bend}", "cpu")
        found = []
        for iteration in (0, 2, 4):
            run.iteration = iteration
            found.append(run.entropy)
        run.curves.close()
        assert found == pytest.approx([0.08, halfway, 0.02])


def test_guests_are_met_like_past_versions_and_never_change(tmp_path: Path) -> None:
    trained(TINY, tmp_path / "guest", 1)
    guest = tmp_path / "guest" / "net.safetensors"
    run = trained(replace(TINY, guests=(str(guest),), guest_share=1.0, seed=5), tmp_path / "run")
    assert torch.equal(run.past.player.choice.bias, policy_of(guest).choice.bias)
    assert len(run.past.versions) == TINY.iterations
    other = trained(replace(TINY, guests=(str(guest),), guest_share=0.0, seed=5), tmp_path / "other")
    assert not torch.equal(other.past.player.choice.bias, policy_of(guest).choice.bias)


def test_a_policy_that_reads_histories_learns_and_goes_on(tmp_path: Path) -> None:
    settings = replace(TINY, entries=4, entry_width=8, iterations=2)
    whole = trained(settings, tmp_path / "whole")
    assert whole.policy.history is not None
    assert whole.policy.history.join.weight.abs().max() > 0
    assert (whole.rollout.entries != 0).any()
    trained(settings, tmp_path / "parts", 1)
    assert same(whole, trained(settings, tmp_path / "parts"))
    player = NetPlayer(weights=tmp_path / "whole" / "net.safetensors")
    assert player.history_entries == 4
    game = ft.Game(ft.Options(2), bytes(32))
    assert player.choose(game.view(0)) in game.legal


def test_what_is_played_against_never_changes(tmp_path: Path) -> None:
    target = trained(TINY, tmp_path / "target").policy
    save_network(tmp_path / "target.safetensors", target)
    settings = replace(TINY, against=str(tmp_path / "target.safetensors"), start=str(tmp_path / "target"), seed=9)
    run = Run(settings, tmp_path / "attack", "cpu")
    before = [tensor.clone() for tensor in run.past.player.state_dict().values()]
    assert torch.equal(run.policy.choice.bias, run.past.player.choice.bias)
    run.train()
    assert all(map(torch.equal, before, run.past.player.state_dict().values()))
    assert not torch.equal(run.policy.choice.bias, run.past.player.choice.bias)
    assert run.past.versions == []


def test_weights_of_another_shape_are_refused(tmp_path: Path) -> None:
    trained(TINY, tmp_path / "first", iterations=1)
    with pytest.raises(ForetellError, match="holds the weights of a network with another shape"):
        Run(replace(TINY, hidden=32, start=str(tmp_path / "first")), tmp_path / "second", "cpu")
    with pytest.raises(ForetellError, match=r"critic\.safetensors holds the weights of a network with another shape"):
        Run(replace(TINY, against=str(tmp_path / "first" / "critic.safetensors")), tmp_path / "third", "cpu")


def test_the_usual_game_is_drawn_as_often_as_all_others() -> None:
    drawn = configs(replace(TINY, players=(2, 4)))
    usual = {ft.Options(2).config, ft.Options(4).config}
    assert sum(config in usual for config in drawn) == len(drawn) // 2 + 2
    assert configs(replace(TINY, players=(3,), variants=False)) == [ft.Options(3).config]


def test_a_smoke_run_beats_random(tmp_path: Path) -> None:
    trained(named_settings("smoke"), tmp_path)
    player = NetPlayer(weights=tmp_path / "net.safetensors", least=0.5, exact=False)
    shares = wins(player, deals=100)
    low = shares.mean() - 1.96 * shares.std() / len(shares) ** 0.5
    assert low > 0.6


def wins(player: NetPlayer, deals: int) -> Any:
    """The share of wins over a random player in each deal, which is played in both seats."""
    config = ft.Options(players=2).config
    chance = np.random.default_rng(1)
    shares = np.zeros(deals)
    for seat in range(2):
        batch = native.Batch(config, deals, threads=1)
        batch.start(native.seeds(deals, bytes(range(32))))
        while (legal := batch.legal()).any():
            rows, noise = batch.observe(), chance.integers(0, 2**62, deals)
            actions = np.full(deals, -1)
            for who, there in ((player, rows[:, SEAT] == seat), (RandomPlayer(), rows[:, SEAT] != seat)):
                asked = there & (legal != 0)
                if asked.any():
                    actions[asked] = who.choose_rows(config, rows[asked], noise[asked])
            batch.apply(actions)
        shares += batch.states["winner"] == seat
    return shares / 2
