"""`foretell join`: let a bot take a seat at a table of a server."""

import secrets
from collections.abc import Sequence

from ..errors import LocalizedError
from ..game import Action, SeatView, seed_of
from ..game.record import MAX_NAME
from ..players import BOTS, Player, bot_seed
from ..remote import RemoteSeat, take_seat
from ..runner import EXAMPLE, Entrant, look_in_this_folder
from ..runner.failure import reason_of
from ..runner.time_limit import limited
from ..telling.screen import final_score_lines
from ..telling.words import Words
from .arguments import Parser, check_name
from .failures import add_failure_options


def run(arguments: Sequence[str], words: Words) -> int:
    """Take a seat, play the game, and print the result."""
    parser = _parser(words)
    found = parser.parse(arguments)
    check_name(parser, words, found.name)
    look_in_this_folder()
    seed = found.seed or secrets.token_hex(8)
    entrant = Entrant.of(found.bot)
    entrant.check()
    player = entrant.make(bot_seed(seed_of(seed), 0))
    seat = take_seat(found.server, found.code, found.name or str(player.name)[:MAX_NAME])
    print(words.text("join-seated", name=seat.names[seat.seat], seat=str(seat.seat), code=found.code), flush=True)
    view = _play(seat, player, found.bot, found.max_seconds)
    print("\n".join((*final_score_lines(view, words, seat.names), words.text("setup-seed", seed=seed))))
    return 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell join", words.text("help-join"))
    kinds = {"bots": ", ".join(BOTS), "example": EXAMPLE}
    address = {"example": "http://127.0.0.1:8000"}
    parser.file("server", "option-server-address", metavar="URL", needs="error-needs-join", told=address)
    parser.file("code", "option-table-code", metavar="CODE", needs="error-needs-join")
    parser.file("bot", "option-own-bot", metavar="BOT", needs="error-needs-join", told=kinds)
    parser.flag("--name", metavar="NAME", about="option-bot-name")
    parser.flag("--seed", metavar="TEXT", about="option-bot-seed")
    add_failure_options(parser)
    return parser


def _play(seat: RemoteSeat, player: Player, name: str, max_seconds: float | None) -> SeatView:
    def choose(player: Player, view: SeatView) -> Action:
        try:
            return limited(player.choose, view, max_seconds)
        except (Exception, SystemExit) as error:
            reason = reason_of(error)
            raise LocalizedError("error-bot-failed", player=name, seat=str(seat.seat), reason=reason) from error

    return seat.play(player, choose)
