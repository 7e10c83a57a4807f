"""The book of a haunt in a terminal: it is shown when it is to be read, again when asked for, and to nobody else."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import dreadhall
from dreadhall.betrayal.haunts import BUILT
from dreadhall.betrayal.haunts.h01_the_mummy_walks import TheMummyWalks
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import RandomBot
from dreadhall.kernel import Table
from dreadhall.terminal.betrayal_book import brief, read_whole
from dreadhall.testing.betrayal import position, revealed
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly
from dreadhall.words import LANGUAGES, Words
from tests.betrayal.haunts.guillotines import LONGFELLOW, collared
from tests.betrayal.haunts.wolves import ZOE, wolves
from tests.terminal.sitting import Sitting

CHAPTERS = ("story", "goal", "can", "foe", "rules")
STORY = "betrayal-book-h01-{}-story"
WIPED = "\x1b[3J"


def squeezed(text: str) -> str:
    """A text without its spaces, lines and marks, however it was broken."""
    return "".join(text.replace("•", "").split())


def printed(table: Table, seat: int | None, *, language: str = "en", width: int = 110) -> tuple[str, str]:
    """The briefing of a seat, and its whole book."""
    words = Words(language, strict=True)
    pages = []
    for page in (brief(table.view(seat), words), read_whole(table.view(seat), words)):
        output = io.StringIO()
        if page is not None:
            Console(file=output, width=width, color_system=None).print(page)
        pages.append(output.getvalue())
    return pages[0], pages[1]


def at_the_reading(haunt: int) -> Table:
    """A table of four whose haunt has just been set up."""
    table = dreadhall.new_table("betrayal", 4, 2, {"start": "haunt", "haunt": haunt})
    while table.ask is not None and table.ask.prompt != "ready":
        play_randomly(table, table.move, most=1)
    return table


def written(words: Words, haunt: int, book: str) -> dict[str, str]:
    """The chapters of a book."""
    names = {part: f"betrayal-book-h{haunt:02}-{book}-{part}" for part in CHAPTERS}
    return {part: squeezed(words.say(name)) for part, name in names.items() if words.has(name)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("haunt", sorted(BUILT))
def test_everybody_reads_the_own_book_and_no_word_of_another(haunt: int, language: str) -> None:
    table = at_the_reading(haunt)
    words = Words(language, strict=True)
    for seat in range(4):
        mine = table.view(seat)["position"]["haunt"]["books"]
        in_short, whole = map(squeezed, printed(table, seat, language=language))
        for part, text in written(words, haunt, mine[0]).items():
            assert text in whole
            assert (text in in_short) == (part != "rules")
        for other in {"heroes", "traitor"} - set(mine):
            unread = written(words, haunt, other)
            assert not any(text in whole or text in in_short for text in unread.values())


def test_the_briefing_is_in_the_order_of_what_one_wants_to_know() -> None:
    in_short, _ = printed(revealed(1).table, 1)
    parts = [
        "Haunt 1: The Mummy Walks",
        "Dust rolls through the corridors",
        "Vivian · You are a hero.",
        "The traitor is Ox.",
        "What you want",
        "What you can do",
        "What is said of the others",
    ]
    assert sorted(parts, key=in_short.index) == parts


def test_a_page_fits_a_narrow_screen() -> None:
    for page in printed(revealed(1).table, 0, width=60):
        assert max(map(len, page.splitlines())) <= 60


def test_there_is_no_book_before_the_haunt_nor_for_those_who_only_watch() -> None:
    assert printed(position().table, 0) == ("", "")
    assert printed(revealed(1).table, None) == ("", "")


def test_the_whole_book_says_how_far_the_objectives_are_and_where_to_go() -> None:
    def learned(state: BetrayalState) -> None:
        assert state.haunt is not None
        TheMummyWalks.memory.of(state.haunt).learned = 1

    _, before = printed(revealed(1).table, 1)
    _, after = printed(revealed(1).arrange(learned).table, 1)
    assert "☐ Learn the mummy’s name [Entrance Hall]" in before
    assert "☑ Learn the mummy’s name\n" in "\n".join(line.rstrip() for line in after.splitlines())
    assert "☐ Or kill all the heroes (0 of 2)" in printed(revealed(1).table, 0)[1]


def test_rooms_that_players_have_to_guess_are_not_named() -> None:
    table = at_the_reading(25)
    hero = next(seat for seat in range(4) if table.view(seat)["position"]["haunt"]["side"] == "heroes")
    assert table.view(hero)["position"]["haunt"]["objectives"]
    assert "[" not in printed(table, hero)[1]


@rule("H34-T16")
def test_a_secret_is_told_only_to_the_seat_that_has_it() -> None:
    table = collared(traitor=LONGFELLOW).table
    for seat in range(4):
        for page in printed(table, seat):
            assert ("you are the hidden traitor" in page) == (seat == 3)
            assert ("your mother" in page) == (seat == 3)


def test_what_stands_written_is_told_in_words() -> None:
    table = collared(dead=[LONGFELLOW], traitor=LONGFELLOW).table
    _, whole = printed(table, 0)
    assert "Professor Longfellow has shown a token: 1" in whole


def test_who_changed_sides_reads_both_books_and_wants_what_the_traitor_wants() -> None:
    in_short, whole = printed(wolves(converts=[ZOE]).table, 1)
    assert written(Words("en"), 5, "traitor")["goal"] in squeezed(in_short)
    assert "You are the traitor." in whole
    assert "The heroes’ book in full" in whole
    assert "The traitor’s book in full" in whole


# At the table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_briefing_is_shown_before_it_is_asked_whether_one_is_ready(language: str) -> None:
    words = Words(language)
    sitting = Sitting(revealed(1).table, [], {1: RandomBot(1), 2: RandomBot(2)}, language)
    story, question = words.say(STORY.format("traitor"))[:40], words.say("betrayal-ask-ready")
    assert 0 < sitting.shown.index(story) < sitting.shown.index(question)
    assert words.say("table-book-again") in sitting.shown


def test_people_who_share_a_keyboard_are_briefed_one_by_one_on_a_clean_screen() -> None:
    sitting = Sitting(revealed(1).table, ["b", "1", "b", "1"], {2: RandomBot(2)})
    before, _, after = sitting.shown.partition("Pass the keyboard to seat 2.")
    heroes, traitor = (Words("en").say(STORY.format(side))[:40] for side in ("heroes", "traitor"))
    assert before.endswith(WIPED)
    assert traitor in before
    assert heroes not in before
    for_the_hero = after.partition("Pass the keyboard")[0]
    assert heroes in for_the_hero
    assert traitor not in for_the_hero


def test_the_book_can_be_read_again_at_any_time_and_that_changes_nothing() -> None:
    sitting = Sitting(wolves().table, ["b", "book", "B"], {1: RandomBot(1), 2: RandomBot(2)})
    assert sitting.shown.count("The heroes’ book in full") == 3
    assert sitting.client.table.move == 0


def test_the_briefing_is_shown_once_unless_there_is_more_to_read() -> None:
    title = "Haunt 5: I Was a Teenage Lycanthrope"
    table = wolves().table
    sitting = Sitting(table, ["v", "v"], {1: RandomBot(1), 2: RandomBot(2)})
    assert sitting.shown.count(title) == 1

    def bitten(state: BetrayalState) -> None:
        state.explorers[0].traitor = True

    wolves_now = wolves(change=bitten).table
    sitting.client.table = wolves_now
    sitting.client.brief(wolves_now.view(0))
    assert sitting.shown.count(title) == 2


def test_who_is_asked_to_read_has_the_briefing_before_the_eyes() -> None:
    sitting = Sitting(revealed(1).table, ["v"], {1: RandomBot(1), 2: RandomBot(2)})
    assert sitting.shown.count("Haunt 1: The Mummy Walks") == sitting.shown.count("Are you ready?") == 2


def test_who_goes_on_with_a_saved_game_is_briefed_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = at_the_reading(1)
    bots = {seat: RandomBot(seat) for seat in (1, 2, 3)}
    Sitting(table, ["1", f"s {file}"], dict(bots))
    loaded = dreadhall.load_table(json.loads(file.read_text()))
    assert "Haunt 1: The Mummy Walks" in Sitting(loaded, [], dict(bots)).shown


def test_before_the_haunt_one_is_told_that_there_is_no_book() -> None:
    sitting = Sitting(position().table, ["b", "h"], {1: RandomBot(1), 2: RandomBot(2)})
    assert "You have no book to read." in sitting.shown
    assert "shows your book" in sitting.shown
