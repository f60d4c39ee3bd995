"""The game as a PettingZoo AEC environment.

>>> from foretell.environments import foretell_v0
>>> env = foretell_v0.env(players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else int(observation["action_mask"].argmax()))
>>> env.agents
[]
"""

from copy import deepcopy
from typing import Any

from ..errors import installing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as error:
    message = f"the environment needs {error.name}. To install it, run: {installing('research')}"
    raise ModuleNotFoundError(message, name=error.name) from error

from ..arrays import Ints
from ..game.options import DEFAULT_PLAYERS, DiscardMode, Side
from ..native import ILLEGAL, UTILITIES, OneGame, Utility
from ..players.training import INPUT_WORDS, seated
from ..rules.cards import ACTIONS
from ..rules.cards import SEAT as FIRST_SEAT
from ..rules.observation import LEGAL, OBSERVATION
from ..sheets import Sheet
from .names import PETTINGZOO_NAME
from .network_features import FEATURES, fill_mask, read_one
from .rendering import image_of, text_of
from .seating import (
    Reading,
    action_space,
    check_choice,
    check_settings,
    game_seed,
    generator_of,
    observation_space,
    options_of,
)

__all__ = ["ForetellEnv", "env", "raw_env"]

RENDER_MODES = ("human", "ansi", "rgb_array")


class ForetellEnv(AECEnv[str, dict[str, Any], int]):
    """One game. The agents are `player_0` to `player_4`, by seat.

    `players`, `side`, `discard`, `heirs` and `sheet` are the options of a game (`foretell.Options`). `utility` says
    what is paid and when (`foretell.rules.utilities`). `observation` is "features", the numbers that the network of
    Foretell reads, or "row", the 80 words of `foretell.rules.observation`. An observation is a dict with that array
    as "observation" and with the legal actions as "action_mask".

    With "features", the seats in observations, masks and actions are counted from the agent: action 58 names the agent
    itself, 59 the next seat to the left. With "row", actions name the seats of the table.

    A number that is not an action, or an illegal one, raises `gymnasium.error.InvalidAction` and changes nothing. To
    end the game instead, wrap the environment in PettingZoo's `TerminateIllegalWrapper`.
    """

    metadata = {  # noqa: RUF012 (PettingZoo prescribes it)
        "name": PETTINGZOO_NAME,
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        players: int = DEFAULT_PLAYERS,
        side: Side = "A",
        discard: DiscardMode = "open",
        heirs: bool = False,
        sheet: Sheet | None = None,
        utility: Utility = "win_share",
        observation: Reading = "features",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.options = options_of({
            "players": players, "side": side, "discard": discard, "heirs": heirs, "sheet": sheet,
        })  # fmt: skip
        check_settings(utility, observation)
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reads_features = observation == "features"
        space, actions = observation_space(observation), action_space()
        self.observation_spaces: dict[str, spaces.Dict] = {agent: deepcopy(space) for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Discrete] = {agent: deepcopy(actions) for agent in self.possible_agents}
        self._generator: np.random.Generator | None = None
        self._pays_at_once = utility == "runes"
        self._game, self._actor = OneGame(self.options.config), -1
        self._utility = UTILITIES.index(utility)
        # These arrays are used in every turn.
        self._paid, self._earned = np.zeros(players), np.zeros(players)
        self._row = np.zeros(OBSERVATION, np.int64)
        self._inputs = np.zeros(INPUT_WORDS, np.int64)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game. The seeds of later games follow from `seed`; without one, they are random."""
        if seed is not None or self._generator is None:
            self._generator = generator_of(seed)
        _, self._actor = self._game.deal(game_seed(self._generator, 1)[0])
        self._paid[:] = 0.0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now. Its mask is empty unless it may choose."""
        row, mask = self._row_of(agent), np.empty(ACTIONS, np.int8)
        if not self._reads_features:
            fill_mask(row[LEGAL], mask)
            return {"observation": row.copy(), "action_mask": mask}
        numbers = np.empty(FEATURES, np.float32)
        read_one(self._game.records, row, self._inputs, numbers, mask)
        return {"observation": numbers, "action_mask": mask}

    def _row_of(self, agent: str) -> Ints:
        if self._generator is None:
            EnvLogger.error_observe_before_reset()
        self._game.observe(self._seats[agent], self._row)
        return self._row

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose turn it is. An agent whose game is over takes None."""
        if self._generator is None:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._carry_out(agent, action)
        actor = self._actor
        self._cumulative_rewards[agent] = 0.0
        if actor < 0 or self._pays_at_once:
            self._pay()
        if actor < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[actor]
        if self.render_mode == "human":
            self.render()

    def _carry_out(self, agent: str, action: int | None) -> None:
        if not isinstance(action, (int, np.integer)) or not 0 <= action < ACTIONS:
            raise gymnasium.error.InvalidAction(f"an action is a number from 0 to {ACTIONS - 1}, not {action!r:.40}")
        relative = self._reads_features and action >= FIRST_SEAT
        chosen = seated(int(action), self._seats[agent], self.options.players) if relative else int(action)
        legal, self._actor = self._game.play(chosen)
        if legal == ILLEGAL:
            raise gymnasium.error.InvalidAction(f"action {action} is illegal now: choose one of the action mask")

    def _pay(self) -> None:
        self._game.pay(self._utility, self._paid, self._earned)
        self.rewards = dict(zip(self.agents, self._earned.tolist(), strict=True))
        self._accumulate_rewards()

    def render(self) -> str | np.ndarray[Any, Any] | None:
        """What the agent whose turn it is may know: as a text, as a picture (uint8, height x width x 3), or printed."""
        if self._generator is None:
            EnvLogger.error_render_before_reset()
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render_mode: pass one to the environment")
            return None
        row = self._row_of(self.agent_selection or self.possible_agents[0])
        if self.render_mode == "rgb_array":
            return image_of(row)
        text = text_of(row)
        if self.render_mode == "human":
            print(text)  # noqa: T201 (that is what the mode does)
            return None
        return text

    def close(self) -> None:
        """There is nothing to release."""


env = raw_env = ForetellEnv
"""PettingZoo's names. The class makes the checks of the usual wrappers itself, which is faster."""
