"""Whole games with `foretell play`, with answers from a pipe."""

import re
from pathlib import Path

import pytest

import foretell as ft
from foretell.locales import languages, load
from foretell.players import RandomPlayer
from tests.players.watching import new_witness

from .terminal import Answers, Shell

TABLES = [
    (language, players, ("open", "bending", "closed")[(number + players) % 3], "AB"[number % 2])
    for number, language in enumerate(languages())
    for players in (2, 3, 4, 5)
]


@pytest.mark.parametrize(("language", "players", "discard", "side"), TABLES)
def test_a_whole_game(foretell: Shell, tmp_path: Path, language: str, players: int, discard: str, side: str) -> None:
    file = tmp_path / "game.txt"
    table = ["--lang", language, "-p", players, "--discard", discard, "--side", side, "--record", file]
    seed = f"{players}{len(language + discard)}"
    ended = foretell("play", *table, "--seed", seed, "--heirs", "--memory", answers=Answers(players, chatty=True))
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.endswith(load(language).text("goodbye") + "\n")
    assert load(language).text("score-title") in ended.out
    record = ft.Record.parse(file.read_text("utf-8"))
    assert record.replay().result is not None
    assert (record.options.players, record.options.discard, record.options.side) == (players, discard, side)
    assert "\x1b" not in ended.out
    assert "{" not in ended.out


def test_every_phase_is_asked(foretell: Shell) -> None:
    english = load("en")
    said = "".join(
        foretell("play", "-p", players, "--seed", seed, answers=Answers(seed)).out
        for players in (2, 3)
        for seed in range(1, 7)
    )
    for phase in ft.PHASES:
        if phase not in ("over", "offer", "hide", "discard", "give"):
            start = english.text(f"ask-{phase}", allin="yes", bending="no")[:20]
            assert start in said, phase
    assert re.search(r"\w+ a \w+\? \(optional\)", said)
    assert "turns the All-Seeing Eye on you: which card stays hidden?" in said
    assert "You hold one card too many: which one do you discard?" in said
    assert "Which card of your hand do you give for the" in said
    assert "Your prediction stays secret until both are made." in said
    assert "Your hand lies face down: you are All In." in said


def test_every_prompt_shows_the_present_rank(foretell: Shell) -> None:
    out = foretell("play", "--seed", "a", answers=Answers(4)).out
    blocks = out.split("Your choice: ")[:-1]
    assert len(blocks) > 20
    fresh = [block for block in blocks if "There is no choice" not in block and "not possible now" not in block]
    assert all("Current rank: " in block for block in fresh)


def test_the_same_seed_and_answers_give_the_same_game(foretell: Shell) -> None:
    first, second = (foretell("play", "--seed", "beef", answers=Answers(1)).out for _ in range(2))
    assert first == second


@pytest.mark.parametrize("answer", ["km", "KM", "1", " kM "])
def test_choices_by_number_and_by_token_in_any_case(foretell: Shell, answer: str) -> None:
    assert "You play the King of Masks." in foretell("play", "--seat", 0, "--seed", "1", answers=[answer]).out


def test_bad_answers_are_explained(foretell: Shell) -> None:
    answers = ["8", "0", "-1", "use", "=2", "+7c", "? 1C", "é", "²", "1" * 5000]
    out = foretell("play", "--seat", 0, "--seed", "1", answers=answers).out
    assert 'There is no choice "8": type a number from 1 to 7 or a token such as' in out
    assert 'There is no choice "0"' in out
    assert '"use" is not possible now.' in out
    assert '"=2" is not possible now.' in out
    assert '"+7c" is not possible now.' in out
    assert 'There is no help on "1C"' in out
    assert 'There is no choice "²"' in out


def test_help_on_any_card_spells_its_effects_out(foretell: Shell) -> None:
    english = load("en")
    answers = [f"?{'' if number % 2 else ' '}{card.lower()}" for number, card in enumerate(ft.CARDS)]
    out = foretell("play", "--seat", 0, "--seed", "1", answers=answers).out
    for card in ft.CARDS:
        assert f"{card}. {english.card(card)}: " in out
    for effect in ("take", "exchange", "draw", "reveal-3", "reveal-4", "reveal-5", "rune", "hypnosis", "eye"):
        assert english.text(f"effect-{effect}.about", discard="open") in out


def test_help_log_table_memory_and_ranks(foretell: Shell) -> None:
    answers = ["?", "log", "table", "memory", "memory", "? ranks", "quit"]
    out = foretell("play", "--seat", 0, "--seed", "1", answers=answers).out
    english = load("en")
    for key in ("tip-title", "tip-quit", "log-title", "memory-on", "memory-off", "memory-title", "ranks-title"):
        assert english.text(key) in out
    assert "Straight flush: 10 Runes" in out
    assert out.count("Display: 2 of 10") == 2
    assert out.endswith(english.text("goodbye-unfinished") + "\n")


def test_side_b_lists_its_own_ranks(foretell: Shell) -> None:
    out = foretell("play", "--side", "b", answers=["? ranks"]).out
    assert "Straight: 6 Runes" in out
    assert "Full house: 4 Runes" in out


def test_the_input_may_end_at_any_moment(foretell: Shell, tmp_path: Path) -> None:
    for count in (0, 1, 5, 17):
        file = tmp_path / f"{count}.txt"
        ended = foretell("play", "--seed", "3", "--record", file, answers=["1"] * count)
        assert ended.status == 1
        assert ended.err == "Error: The input ended before the game did.\n"
        assert f"the moves so far are in {file}" in ended.out
        assert len(ft.Record.parse(file.read_text("utf-8")).plies) >= count


def test_quitting_is_not_an_error(foretell: Shell) -> None:
    assert foretell("play", answers=["quit"]).status == 0


def test_the_record_has_the_name_and_no_bot_shares_it(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    foretell("play", "--seat", 0, "--name", "ada", "--record", file, "--seed", "1", answers=["quit"])
    assert ft.Record.parse(file.read_text("utf-8")).names == ("ada", "Bruno", "Cleo")


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb"])
def test_names_that_no_record_could_hold(foretell: Shell, name: str) -> None:
    assert foretell("play", "--name", name).status == 2


def test_bots_do_not_get_the_seed_of_the_cards(foretell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int | str] = []

    def noted(seed: int | str) -> RandomPlayer:
        given.append(seed)
        return RandomPlayer(seed)

    monkeypatch.setattr("foretell.cli.play.BOTS", {"novice": noted})
    foretell("play", "--level", "novice", "-p", 5, "--seed", "beef" * 16, answers=["quit"])
    assert len(set(given)) == 4
    assert [seed for seed in given if not isinstance(seed, int) or seed >= 1 << 64] == []


def test_bots_that_watch_get_the_events(foretell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    witness = new_witness()
    monkeypatch.setattr("foretell.cli.play.BOTS", {"novice": witness})
    foretell("play", "--level", "novice", "-p", 3, "--seed", "beef", answers=Answers(1))
    assert [one.watched[-1].key for one in witness.games] == ["game_ended"] * 2
    assert {event.key for event in witness.games[0].watched} >= {"round_started", "dealt", "predicted", "unfolded"}


def test_a_custom_sheet(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(foretell("sheet", "show").out.replace("Foretell 1", "Mine").replace('["reveal 5*"]', '["draw*"]'))
    ended = foretell("play", "--sheet", file, "--seed", "1", answers=Answers(1))
    assert ended.status == 0
    assert "Card sheet: Mine." in ended.out
    assert "Reveal 5" not in ended.out


def test_the_screen_never_shows_other_hands(foretell: Shell, tmp_path: Path) -> None:
    """The player's screen equals the replay for their seat, so it shows nothing that they may not know."""
    file = tmp_path / "game.txt"
    out = foretell("play", "--seat", 0, "--seed", "7", "-p", 4, "--record", file, answers=Answers(7)).out
    told = foretell("replay", file, "--as", 0).out
    for line in told.splitlines()[5:-6]:
        assert line in out
    everything = foretell("replay", file, "--as", "all").out
    drawn = re.findall(r"^  (?:Ada|Bruno|Cleo) draws (?:the|a Rune).*$", everything, re.MULTILINE)
    assert drawn
    assert not [line for line in drawn if line in out]


# --- seats ----------------------------------------------------------------------------------------


def test_the_seat_is_drawn_from_the_seed(foretell: Shell, tmp_path: Path) -> None:
    seats = set()
    for seed in range(1, 13):
        files = [tmp_path / f"{seed}-{again}.txt" for again in (0, 1)]
        for file, option in zip(files, ((), ("--seat", "random")), strict=True):
            foretell("play", *option, "--name", "Mara", "--seed", seed, "--record", file, answers=["quit"])
        assert files[0].read_text("utf-8") == files[1].read_text("utf-8")
        names = ft.Record.parse(files[0].read_text("utf-8")).names
        assert sorted(names) == ["Ada", "Bruno", "Mara"]
        seats.add(names.index("Mara"))
    assert seats == {0, 1, 2}


@pytest.mark.parametrize("seat", range(5))
def test_any_seat_may_be_taken(foretell: Shell, tmp_path: Path, seat: int) -> None:
    file = tmp_path / "game.txt"
    table = ("--seat", seat, "-p", 5, "--name", "Mara", "--seed", "1", "--record", file)
    ended = foretell("play", *table, answers=Answers(seat))
    assert ended.status == 0
    names = ft.Record.parse(file.read_text("utf-8")).names
    assert names.index("Mara") == seat
    shown = re.search(r"Players\n((?:  .*\n){5})", ended.out)
    assert shown
    assert tuple(re.findall(r"^  (\w+)", shown[1], re.MULTILINE)) == names
    starts = "You start." if seat == 0 else f"{names[0]} starts."
    assert f"Round 1 begins with 4 Runes in the pot. {starts}" in ended.out


def test_a_seat_that_the_table_does_not_have(foretell: Shell) -> None:
    for line in (("--seat", 3, "-p", 3), ("--seat", 5), ("--seat", "-1"), ("--seat", "first")):
        assert foretell("play", *line).status == 2
    assert "4 players" in foretell("play", "--seat", 3, answers=["quit"]).out


@pytest.mark.parametrize(("line", "high"), [("--seat 7 -p 3", 2), ("-p 2 --seat x", 1), ("--seat 5", 4)])
@pytest.mark.parametrize("language", languages())
def test_the_message_about_a_seat_names_the_seats_of_this_game(
    foretell: Shell, language: str, line: str, high: int
) -> None:
    typed = line.split()[1 + line.split().index("--seat")]
    reason = load(language).text("error-number", answer=typed, low=0, high=high)
    assert foretell("play", "--lang", language, *line.split()).err.startswith(f"--seat: {reason} ")


# --- what may be typed ----------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["KM☻", "km☻", "☻KM"])
def test_a_token_as_it_is_shown(foretell: Shell, answer: str) -> None:
    out = foretell("play", "--seat", 0, "--seed", "1", answers=[f"? {answer}", answer]).out
    assert "KM. King of Masks: " in out
    assert "You play the King of Masks." in out


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [("en", "y", "NO"), ("fr", "oui", "n"), ("es", "Sí", "no"), ("it", "s", "n"), ("ro", "da", "nu")],
)
def test_an_offer_is_a_question_of_yes_or_no(foretell: Shell, language: str, yes: str, no: str) -> None:
    words = load(language)
    table = ("play", "--lang", language, "--seed", "2a", "--seat", 0, "-p", 3)
    used = foretell(*table, answers=["js", "3c", yes]).out
    declined = foretell(*table, answers=["js", "3c", no]).out
    draw = words.text("effect-draw")
    sentence = words.text("declined", me="yes", name="", effect=draw)
    assert sentence not in used
    assert sentence in declined
    assert words.text("drew-cards", me="yes", name="", cards=words.the_card("QS")) in used


@pytest.mark.parametrize("language", languages())
def test_4_3_with_printed_rules_there_is_no_memory_aid_and_no_log(foretell: Shell, language: str) -> None:
    words = load(language)
    table = ("play", "--lang", language, "--seat", 0, "--seed", "1")
    answers = ["memory", "log", "quit"]
    printed = foretell(*table, "--printed-rules", answers=answers).out
    assert words.text("preset-printed") in printed
    assert printed.count(words.text("memory-printed")) == 2
    assert words.text("memory-title") not in printed
    assert words.text("log-title") not in printed
    helped = foretell(*table, "--memory", answers=answers).out
    assert words.text("preset-memory") in helped
    assert words.text("memory-title") in helped
    assert words.text("log-title") in helped
    hidden = foretell(*table, answers=["quit"]).out
    assert words.text("setup-memory-hidden") in hidden
    assert words.text("preset-memory") not in hidden


def test_players_are_named_in_menus_before_their_tokens(foretell: Shell) -> None:
    out = foretell("play", "--seat", 0, "--seed", "1", answers=Answers(1)).out
    assert re.search(r"^  1\. I hold the best hand \(=0\)$", out, re.MULTILINE)
    assert re.search(r"^  2\. Ada holds the best hand \(=1\)$", out, re.MULTILINE)


@pytest.mark.parametrize("language", languages())
def test_help_on_the_rules_on_actions_and_on_effects(foretell: Shell, language: str) -> None:
    words = load(language)
    effects = [words.text(f"effect-{effect}") for effect in ("draw", "reveal-4", "eye")]
    topics = ["rules", "Pass", "allin", "all in", words.text("action-all-in"), *effects, "hypnosis", "reveal4"]
    out = foretell("play", "--lang", language, answers=[*(f"? {topic}" for topic in topics), "quit"]).out
    for part in ("title", "goal", "turn", "end", "pot", "hand", "win"):
        assert words.text(f"rules-{part}") in out
    assert out.count(words.text("about-all-in")) == 3
    assert words.text("about-pass") in out
    for effect in ("draw", "reveal-4", "eye", "hypnosis"):
        assert words.text(f"effect-{effect}.about", discard="open") in out
    assert words.text("error-no-such-topic", answer="x")[:8] not in out


def test_an_unknown_topic_is_shown_as_it_was_typed(foretell: Shell) -> None:
    assert 'There is no help on "Teapots":' in foretell("play", answers=["? Teapots"]).out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("discard", ["open", "bending", "closed"])
def test_help_describes_effects_by_the_variant(foretell: Shell, language: str, discard: str) -> None:
    words = load(language)
    out = foretell("play", "--lang", language, "--discard", discard, answers=["? JM", "? 3C", "? 8M"]).out
    for effect in ("take", "reveal-4", "exchange"):
        assert words.text(f"effect-{effect}.about", discard=discard) in out
    told = {words.text("effect-take.about", discard=each) for each in ("open", "bending")}
    told |= {words.text("effect-reveal-4.about", discard=each) for each in ("open", "closed")}
    assert len(told) == 4
    assert sum(text in out for text in told) == 2


# --- scores and leaving ---------------------------------------------------------------------------


def test_gains_add_up(foretell: Shell) -> None:
    for seed in (1, 2, 3):
        out = foretell("play", "--seed", seed, answers=Answers(seed)).out
        totals: dict[str, int] = {}
        lines = re.findall(r"^  (\w+): \+(\d+), (\d+) Runes? in all$", out, re.MULTILINE)
        assert len(lines) == 9
        for name, gain, total in lines:
            totals[name] = totals.get(name, 0) + int(gain)
            assert totals[name] == int(total)


def test_quitting_early_prints_the_seed(foretell: Shell) -> None:
    for answers in (["quit"], []):
        assert f"Seed: {'beef'.zfill(64)}\n" in foretell("play", "--seed", "beef", answers=answers).out


def test_wrong_options_are_reported_before_the_welcome(foretell: Shell, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("nonsense")
    for option in (("--record", tmp_path / "nowhere" / "game.txt"), ("--sheet", bad)):
        ended = foretell("play", *option)
        assert (ended.status, ended.out) == (1, "")
        assert ended.err.count("\n") == 1


def test_a_wrong_name_is_explained(foretell: Shell) -> None:
    assert "only printable characters" in foretell("play", "--name", "a\tb").err
    assert "at least one character" in foretell("play", "--name", " ").err
