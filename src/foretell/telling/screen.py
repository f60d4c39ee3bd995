"""A view as lines: the table, the players, the hand, the memory aid and the scores."""

from collections.abc import Sequence

from ..game import View
from ..rules import ROUNDS
from .colour import padded
from .words import Words, by_value


def table_lines(view: View, words: Words, names: Sequence[str], *, printed: bool = False) -> list[str]:
    """The whole table: status, players and display. `printed`: without the ranks that players announced."""
    players = player_lines(view, words, names, printed=printed)
    return ["", status_line(view, words), *players, *display_lines(view, words)]


def status_line(view: View, words: Words) -> str:
    """Round, turn, pot, deck and discard pile."""
    heirs = view.round > ROUNDS
    parts = [words.text("status-round-heirs" if heirs else "status-round", round=view.round, rounds=ROUNDS)]
    if view.phase != "predict":
        parts.append(words.text("status-turn", turn=view.turns + 1))
    parts += [
        words.text("status-pot", runes=view.pot),
        words.text("status-deck", count=view.deck),
        _discard(view, words),
    ]
    return words.palette.heading(". ".join(parts) + ".")


def _discard(view: View, words: Words) -> str:
    if view.discard == 0:
        return words.text("status-discard-empty")
    if view.discard_top is None:
        return words.text("status-discard", count=view.discard)
    card = view.discard_top + words.palette.sign(view.discard_top[-1])
    return words.text("status-discard-top", count=view.discard, card=card)


def player_lines(view: View, words: Words, names: Sequence[str], *, printed: bool = False) -> list[str]:
    """The players with their Runes, the ranks that they announced (unless `printed`), and their predictions."""
    players = (_player(view, words, names, seat, printed=printed) for seat in range(len(names)))
    return [words.text("players-title"), *(f"  {player}" for player in players)]


def _player(view: View, words: Words, names: Sequence[str], seat: int, *, printed: bool) -> str:
    me = "yes" if seat == view.seat else "no"
    parts = [words.text("player-line", me=me, name=names[seat], runes=view.runes[seat])]
    if seat == view.all_in:
        parts.append(words.text("player-all-in"))
    told = view.told[seat]
    if told is not None and not printed:  # 11.3: the players remember for themselves
        parts.append(words.text("player-told", rank=words.rank(told.points, view.options), turn=told.turn + 1))
    named = view.predictions[seat]
    if named is not None:
        parts.append(words.text("player-predicts", other=names[named]))
    return ", ".join(parts)


def display_lines(view: View, words: Words) -> list[str]:
    """The two rows of the display, with covered cards in parentheses."""
    first, second = view.rows
    count = sum(card is not None for card in first + second)
    free = words.text("display-free")
    labels = padded(words.text(key) for key in ("display-first-row", "display-second-row"))
    below = [_cell(card, words, free, covered=top is not None) for card, top in zip(first, second, strict=True)]
    above = [_cell(card, words, free, covered=False) for card in second]
    cells = padded([*below, *above])
    rows = (cells[: len(below)], cells[len(below) :])
    return [
        words.text("display-title", count=count, limit=2 * len(first)),
        *(f"  {label}  {'  '.join(row)}".rstrip() for label, row in zip(labels, rows, strict=True)),
    ]


def _cell(card: str | None, words: Words, free: str, *, covered: bool) -> str:
    if card is None:
        return words.palette.faint(free)
    return f"({words.short(card)})" if covered else words.short(card)


def turn_lines(view: View, words: Words) -> list[str]:
    """The card in play and the cards that it revealed."""
    lines = []
    if view.played is not None and view.phase != "hide":
        card = f"{words.short(view.played)} ({words.effects(view.played, view.options)})"
        lines.append(words.text("status-played", card=card))
    cards = [card for card in view.revealed if card is not None]
    if cards:
        lines.append(words.text("status-revealed", cards=words.shorts(cards)))
    return lines


def hand_line(view: View, words: Words) -> str:
    """The viewer's hand and its present rank."""
    if view.hand is None or view.rank is None:
        return ""
    rank = words.text("hand-rank", rank=words.rank_in_full(view.rank, view.options))
    hand = words.labelled(words.text("hand-title"), words.shorts(sorted(view.hand, key=by_value)))
    return f"{hand}. {words.palette.heading(rank)}"


def memory_lines(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The memory aid: where cards certainly are, as far as this viewer can know (11.4)."""
    lines = [words.text("memory-title")]
    for seat, cards in enumerate(view.known):
        if seat == view.seat:
            continue
        if cards:
            lines.append("  " + words.text("memory-hand", name=names[seat], cards=words.shorts(cards)))
        else:
            lines.append("  " + words.text("memory-hand-none", name=names[seat]))
    if view.gone:
        lines.append("  " + words.text("memory-gone", cards=words.shorts(view.gone)))
    if view.unplaced:
        cards_left = words.shorts(view.unplaced)
        lines.append("  " + words.text("memory-unplaced", count=len(view.unplaced), cards=cards_left))
    return lines


def round_score_lines(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The gains of the last round, and the totals after it."""
    *earlier, last = view.unfoldings
    before = earlier[-1].runes if earlier else (0,) * len(names)
    lines = [words.heading("score-round", round=last.round)]
    for seat, name in enumerate(names):
        gain = last.runes[seat] - before[seat]
        lines.append("  " + words.text("score-gain", name=name, gain=gain, runes=last.runes[seat]))
    return lines


def final_score_lines(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The final ranking, and the totals after each round."""
    lines = ["", words.heading("score-title")]
    order = sorted(range(len(names)), key=lambda seat: -view.runes[seat])
    winner = None if view.result is None else view.result.winner
    if winner is not None:
        order.sort(key=lambda seat: seat != winner)
    for place, seat in enumerate(order, 1):
        lines.append("  " + words.text("score-line", place=place, name=names[seat], runes=view.runes[seat]))
    labels = padded(words.text("score-round", round=unfolding.round) for unfolding in view.unfoldings)
    for label, unfolding in zip(labels, view.unfoldings, strict=True):
        totals = ", ".join(f"{names[seat]} {unfolding.runes[seat]}" for seat in order)
        lines.append("  " + words.labelled(label, totals))
    return lines
