"""The game as a Gymnasium vector environment: one agent in each game, against fixed opponents."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..arrays import Bools, Doubles, Ints
from ..errors import ForetellError
from ..game.options import DEFAULT_PLAYERS, DiscardMode, Side
from ..native import Batch, Utility
from ..noise_bits import NOISE_BITS
from ..players import bot
from ..players.row_player import RowPlayer
from ..rules.history import ENTRIES
from ..rules.observation import OBSERVATION
from ..sheets import Sheet
from .seating import Reader, Reading, action_space, check_settings, game_seed, observation_space, options_of

Observations = dict[str, Any]


class ForetellVectorEnv(VectorEnv[Observations, Ints, np.ndarray[Any, Any]]):
    """`num_envs` games. In each, the agent has one seat, and `opponent` plays all others.

    `opponent` is the kind of a bot that can choose in rows, or a player of your own (`RowPlayer`). `seat` is the seat
    of the agent; without it, the seat is drawn for every game. Rewards are those of the agent since its last action,
    by `utility`. The other settings, observations, masks and actions are those of `foretell_v0.ForetellEnv`.

    An illegal action raises `gymnasium.error.InvalidAction` and changes nothing.

    >>> envs = ForetellVectorEnv(num_envs=8, players=3)
    >>> observations, infos = envs.reset(seed=7)
    >>> observations["action_mask"].shape
    (8, 63)
    >>> step = envs.step(observations["action_mask"].argmax(axis=1))
    >>> rewards, terminations = step[1], step[2]
    >>> rewards.shape, bool(terminations.any())
    ((8,), False)
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        num_envs: int = 1,
        *,
        players: int = DEFAULT_PLAYERS,
        side: Side = "A",
        discard: DiscardMode = "open",
        heirs: bool = False,
        sheet: Sheet | None = None,
        opponent: str | RowPlayer = "random",
        seat: int | None = None,
        utility: Utility = "win_share",
        observation: Reading = "features",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int | None = 1,
    ) -> None:
        self.options = options_of({
            "players": players, "side": side, "discard": discard, "heirs": heirs, "sheet": sheet,
        })  # fmt: skip
        check_settings(utility, observation)
        if type(num_envs) is not int or num_envs < 1:
            raise gymnasium.error.Error(f"num_envs is a number from 1 on, not {num_envs!r:.40}")
        if seat is not None and (type(seat) is not int or not 0 <= seat < players):
            raise gymnasium.error.Error(f"seat is a number from 0 to {players - 1}, or None, not {seat!r:.40}")
        if not isinstance(autoreset_mode, AutoresetMode):
            raise gymnasium.error.Error(
                f"autoreset_mode is a gymnasium.vector.AutoresetMode, not {autoreset_mode!r:.40}"
            )
        self.num_envs = num_envs
        self.metadata = {**self.metadata, "autoreset_mode": autoreset_mode}
        self.single_observation_space = observation_space(observation)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._mode = autoreset_mode
        self._seat = seat
        self._opponent = row_player(opponent)
        self._reader = Reader(self.options, observation)
        entries = int(getattr(self._opponent, "history_entries", 0))
        self._history_words = ENTRIES + entries if entries else 0
        self._batch = Batch(self.options.config, num_envs, threads, history=entries > 0, utility=utility)
        self._seats = np.zeros(num_envs, np.int64)
        self._rows = np.zeros((num_envs, OBSERVATION), np.int64)
        self._every = np.arange(num_envs)
        self._ready = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all games, or those of the bool array `options["reset_mask"]`, and play until the agent must choose."""
        super().reset(seed=seed)
        mask = (options or {}).get("reset_mask")
        if mask is None:
            mask = np.ones(self.num_envs, np.bool_)
        elif not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise gymnasium.error.Error(f"reset_mask is a bool array of shape ({self.num_envs},)")
        if not self._ready and not mask.all():
            raise gymnasium.error.ResetNeeded("the first reset deals all games: leave out reset_mask")
        self._deal(mask)
        self._ready = True
        return self._observe(), {}

    def _deal(self, where: Bools) -> None:
        """Deal games, seat the agent, and play until it must choose."""
        seeds = game_seed(self.np_random, self.num_envs)
        seats = self.np_random.integers(0, self.options.players, self.num_envs)
        self._batch.start(seeds, where)
        self._seats = np.where(where, seats if self._seat is None else self._seat, self._seats)
        self._play_opponents(np.zeros(self.num_envs))

    def step(self, actions: Ints) -> tuple[Observations, Doubles, Bools, Bools, dict[str, Any]]:
        """Carry out the agent's actions, and play until it must choose again or the game is over."""
        if not self._ready:
            raise gymnasium.error.ResetNeeded("call reset before step")
        over = self._batch.done
        self._check(actions, over)
        rewards = np.zeros(self.num_envs)
        self._apply(self._reader.actions(np.asarray(actions, np.int64), self._seats), ~over, rewards)
        self._play_opponents(rewards)
        if self._mode is AutoresetMode.NEXT_STEP and over.any():
            self._deal(over)
        terminations = self._batch.done
        infos: dict[str, Any] = {}
        if self._mode is AutoresetMode.SAME_STEP and terminations.any():
            infos = self._final(terminations)
            self._deal(terminations)
        return self._observe(), rewards, terminations, np.zeros(self.num_envs, np.bool_), infos

    def _check(self, actions: Ints, over: Bools) -> None:
        """Raise Gymnasium's error if an action is not legal in a game that is not over."""
        found = np.asarray(actions)
        if found.shape != (self.num_envs,) or found.dtype.kind not in "iu":
            raise gymnasium.error.InvalidAction(f"actions are an array of {self.num_envs} integers")
        masks = self._reader.masks(self._rows)
        inside = (found >= 0) & (found < masks.shape[1])
        legal = inside & masks[self._every, np.where(inside, found, 0)]
        if not (legal | over).all():
            game = int(np.flatnonzero(~(legal | over))[0])
            raise gymnasium.error.InvalidAction(f"action {found[game]} is illegal in game {game}: see its action mask")

    def _apply(self, actions: Ints, where: Bools, rewards: Doubles) -> None:
        """Carry out actions in some games, and add what they pay to the agent."""
        accepted = self._batch.step(np.where(where, actions, -1))
        if (where & ~accepted).any():
            raise ForetellError("the opponent chose an illegal action")
        rewards += self._batch.rewards[self._every, self._seats]

    def _play_opponents(self, rewards: Doubles) -> None:
        """Let the opponent choose until the agent must choose in every game that is not over."""
        actions = np.zeros(self.num_envs, np.int64)
        while True:
            actor = self._batch.actor
            waiting = (actor >= 0) & (actor != self._seats)
            games = np.flatnonzero(waiting)
            if not len(games):
                return
            rows = self._opponents_rows()[games]
            noise = self.np_random.integers(1 << NOISE_BITS, size=len(games))
            actions[games] = self._opponent.choose_rows(self.options.config, rows, noise)
            self._apply(actions, waiting, rewards)

    def _opponents_rows(self) -> Ints:
        rows = self._batch.observe(out=self._rows)
        if not self._history_words:
            return rows
        return np.concatenate([rows, self._batch.observe_history(words=self._history_words)], axis=1)

    def _observe(self) -> Observations:
        self._batch.observe(self._seats, out=self._rows)
        return self._reader.read(self._rows)

    def _final(self, ended: Bools) -> dict[str, Any]:
        """The last observations of games that ended, as Gymnasium passes them on."""
        last = self._observe()
        found = np.full(self.num_envs, None, dtype=object)
        for game in np.flatnonzero(ended):
            found[game] = {name: values[game] for name, values in last.items()}
        return {"final_obs": found, "_final_obs": ended.copy()}


def row_player(opponent: str | RowPlayer) -> RowPlayer:
    """A player by the kind of a bot, or the player itself."""
    try:
        player: Any = bot(opponent) if isinstance(opponent, str) else opponent
    except ForetellError as error:
        raise gymnasium.error.Error(str(error)) from error
    if not hasattr(player, "choose_rows"):
        raise gymnasium.error.Error("an opponent chooses from rows: it has a method choose_rows")
    return player  # type: ignore[no-any-return]
