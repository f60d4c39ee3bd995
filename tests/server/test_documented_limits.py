"""The numbers that the documentation of the server states are those of the code."""

import re
from pathlib import Path

import pytest

from foretell.server.api.daily import DAYS_AHEAD
from foretell.server.api.streams import HEARTBEAT
from foretell.server.app import DRAIN_SECONDS, GRACE_SECONDS
from foretell.server.arrivals import ARRIVAL_BURST, ARRIVAL_RATE
from foretell.server.audience import MAX_SAID
from foretell.server.database_watch import SLOW_SECONDS
from foretell.server.desk import LISTED_MS
from foretell.server.framing import MAX_FRAMES_PER_TURN, POLICY_VIOLATION, READ_FACTOR, RESTART
from foretell.server.guard import CHECK_RATE, COSTS, MAX_ADDRESS, MAX_REFUSALS, SITE_SHARE
from foretell.server.http_connections import (
    MAX_HEAD,
    MAX_HEADERS,
    MAX_SMALL_PARTS,
    MAX_SMALL_READS,
    MAX_UNREAD,
    PART,
    PLAIN_CONNECTIONS,
    REST_SECONDS,
    TIMEOUT,
)
from foretell.server.limits import (
    BURST_SECONDS,
    CLIENT_FRAME_BURST,
    CLIENT_FRAME_RATE,
    COSTLY_BURST,
    COSTLY_RATE,
    EXCESS_BURST,
    EXCESS_RATE,
    FRAMES_PER_COSTLY,
    HINT_BURST,
    HINT_RATE,
    READ_RATE,
    READ_SIZE,
    TALK_BURST,
    TALK_RATE,
)
from foretell.server.long_work import MAX_TURN_SECONDS
from foretell.server.open_files import RESERVED_FILES
from foretell.server.openings import BOT_RATE, MIN_OPENING_BURST, OPENING_SHARE, REMEMBER_SECONDS
from foretell.server.reviewer import MAX_MEMORY
from foretell.server.reviews import COSTS as REVIEW_COSTS
from foretell.server.reviews import (
    MAX_CACHED,
    MAX_CACHED_BYTES,
    MAX_PER_CLIENT,
    PATIENCE_SECONDS,
    START_BURST,
    START_RATE,
)
from foretell.server.settings import Settings
from foretell.server.signing_keys import DAY, KEEP_FOR, NEW_KEY_AFTER, SIGNS_AFTER
from foretell.server.sockets import PING_SECONDS
from foretell.table.duplicate_tables import MAX_TABLES, MIN_TABLES
from foretell.table.live import MAX_LEAVES, MAX_PLIES, MAX_UNDOS
from foretell.table.machine import MAX_WAITING
from foretell.table.wire import MAX_CHAT

DOCS = Path(__file__).parents[2] / "docs"
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
WORDS = {"twice": 2} | {word: number for number, word in enumerate(DIGITS)}
NUMBER = rf"(\d[\d,]*|(?i:{'|'.join(WORDS)})\b)"
RATE, MESSAGE_RATE = Settings().rate, Settings().message_rate
OPENINGS_AT_ONCE = max(MIN_OPENING_BURST, RATE)
READS, KILOBYTES = MESSAGE_RATE * READ_RATE, MESSAGE_RATE * READ_RATE * READ_SIZE // 1024
SERVER_MD: dict[str, tuple[float, ...]] = {
    "pings sockets every # seconds and sends an empty line to streams every # seconds": (PING_SECONDS, HEARTBEAT),
    "closes all sockets with code #": (RESTART,),
    "waits up to # second for the commits": (DRAIN_SECONDS,),
    "and up to # seconds for slow readers": (GRACE_SECONDS,),
    "`rate` requests per second, and # as many at once": (BURST_SECONDS,),
    "have a separate limit of # times the rate": (SITE_SHARE,),
    "have a separate limit of # per second": (CHECK_RATE,),
    "After # refusals": (MAX_REFUSALS,),
    "# more connections for plain requests": (PLAIN_CONNECTIONS,),
    "# times `rate` connections per second, and # times as many at once": (ARRIVAL_RATE, ARRIVAL_BURST),
    "When only # files are left": (RESERVED_FILES,),
    "at most # headers, and # KB before its body": (MAX_HEADERS, MAX_HEAD / 1024),
    "an address with more than # characters": (MAX_ADDRESS,),
    "After # reads of less than # bytes for one request": (MAX_SMALL_READS, PART),
    "from its connection at most # times per second": (1 / REST_SECONDS,),
    "may send `max_body` and # KB more": (MAX_UNREAD / 1024,),
    "at most # small chunks": (MAX_SMALL_PARTS,),
    "# seconds to send the head of a request, # seconds to send its body, and # seconds to read": (TIMEOUT,) * 3,
    "Each client may make # of them per second, and # at once": (COSTLY_RATE, COSTLY_BURST),
    "A response of more than # frames counts several times": (FRAMES_PER_COSTLY,),
    "in turns of # milliseconds": (1000 * MAX_TURN_SECONDS,),
    "# chat line per second, and # at once": (TALK_RATE, TALK_BURST),
    "# hint every # seconds, and # at once": (1, 1 / HINT_RATE, HINT_BURST),
    "the last # chat lines of a table": (MAX_SAID,),
    "more than # times that size closes": (READ_FACTOR,),
    "# times `message_rate` frames per second (# times as many": (CLIENT_FRAME_RATE, CLIENT_FRAME_BURST),
    "# times `message_rate` of them per second (# times as many": (EXCESS_RATE, EXCESS_BURST),
    "the server closes it with code #": (POLICY_VIOLATION,),
    "at most # in one iteration": (MAX_FRAMES_PER_TURN,),
    "# kilobytes or # pieces of data per second": (KILOBYTES, READS),
    "up to # decisions of each player": (MAX_WAITING,),
    "(`away`) # times in a game, and no longer once the log has # entries": (MAX_LEAVES, MAX_PLIES),
    "until their games are over, others for # hour": (REMEMBER_SECONDS / 3600,),
    "may open # tables at once and # more per second": (OPENINGS_AT_ONCE, RATE * OPENING_SHARE),
    "the public list shows it only for # hour": (LISTED_MS / 3_600_000,),
    "at most # decisions per second together": (BOT_RATE,),
    "at most # of them for each client": (MAX_PER_CLIENT,),
    "in the data folder | by the server, every # days": (NEW_KEY_AFTER / DAY,),
    "of the database | by the server, every # days": (NEW_KEY_AFTER / DAY,),
    "A key is valid for # days": (KEEP_FOR / DAY,),
    "a new key # minutes after it was made": (SIGNS_AFTER / 60,),
}
OTHER_PAGES: dict[str, dict[str, tuple[float, ...]]] = {
    "bot-api.md": {"After # seconds without a message, the server sends an empty line": (HEARTBEAT,)},
    "daily.md": {"for today and for the next # days": (DAYS_AHEAD,)},
    "decisions/take-backs.md": {"can take back at most # times": (MAX_UNDOS,)},
    "duplicate.md": {"# to # tables of friends": (MIN_TABLES, MAX_TABLES)},
    "monitoring.md": {
        "has waited for the database for # seconds": (SLOW_SECONDS,),
    },
    "protocol.md": {"a chat line of up to # characters": (MAX_CHAT,)},
    "review.md": {
        "# hints at once, then at most one every # seconds": (HINT_BURST, 1 / HINT_RATE),
        "its memory is limited to # GiB": (MAX_MEMORY / 1024**3,),
        "at most # for each client": (MAX_PER_CLIENT,),
        "# reviews at once, then one every # seconds": (START_BURST, 1 / START_RATE),
        "a deep one counts as #": (REVIEW_COSTS["deep"],),
        "has asked for in # minutes": (PATIENCE_SECONDS / 60,),
        "at most #, or # MiB": (MAX_CACHED, MAX_CACHED_BYTES / 1024**2),
    },
}
SAID = [
    (page, sentence, numbers)
    for page, sentences in {"server.md": SERVER_MD, **OTHER_PAGES}.items()
    for sentence, numbers in sentences.items()
]


def read_number(word: str) -> int:
    return int(word.replace(",", "")) if word[0].isdigit() else WORDS[word.lower()]


@pytest.mark.parametrize(("page", "sentence", "numbers"), SAID)
def test_a_number_in_the_documentation(page: str, sentence: str, numbers: tuple[float, ...]) -> None:
    """Each # in the sentence stands for a number, in digits or in words."""
    text = " ".join((DOCS / page).read_text("utf-8").split())
    found = list(re.finditer(re.escape(sentence).replace(r"\#", NUMBER), text))
    assert len(found) == 1, f"docs/{page} has this {len(found)} times, not once: {sentence!r}; change this test too"
    assert tuple(read_number(word) for word in found[0].groups()) == numbers, f"docs/{page}: {sentence!r}"


def test_what_requests_cost_is_documented() -> None:
    text = " ".join((DOCS / "server.md").read_text("utf-8").split())
    found = re.findall(r"cost more count more: (.*?) count as three, (.*?) as two\.", text)
    assert len(found) == 1, "docs/server.md lists in another form what requests cost; change this test too"
    ((threes, twos),) = found
    address = "`(?:[A-Z]+ )?(/[^`]+)`"
    told = dict.fromkeys(re.findall(address, threes), 3) | dict.fromkeys(re.findall(address, twos), 2)
    assert told == {path.removeprefix("/api/v1"): cost for (_, path), cost in COSTS.items()}
