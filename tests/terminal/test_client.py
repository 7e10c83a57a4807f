"""The terminal client: what it shows, what can be typed, and who gets the keyboard."""

import io
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from rich.text import Text
from typing_extensions import override

import dreadhall
from dreadhall.bots import RandomBot
from dreadhall.kernel import Choice, Dice, Game, Options, Rules, State, Table
from dreadhall.registration import Registration
from dreadhall.terminal import Look
from dreadhall.terminal.boards import draw_tree
from dreadhall.terminal.commands import Verb, read_command
from dreadhall.terminal.keyboard import Keyboard
from dreadhall.words import Words
from tests.smallgame import GAME
from tests.smallgame.rules import Turns
from tests.terminal.sitting import Sitting

WIPED = "\x1b[3J"


def lanterns(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    return dreadhall.new_table(GAME, seats, seed, options)


def against_a_bot(*lines: str | type[BaseException], table: Table | None = None) -> Sitting:
    return Sitting(table or lanterns(), lines, {1: RandomBot(1)})


class OpenState(State):
    said: list[str] = []


class Talk(Rules[OpenState, Options]):
    """Everybody says a word in turn, and everybody hears it."""

    @override
    async def step(self) -> None:
        if len(self.state.said) == 4:
            self.end_game([], "silence")
        seat = len(self.state.said) % self.seats
        word = await self.ask(seat, "word", [Choice("word:yes", "yes"), Choice("word:no", "no")])
        self.state.said.append(word)

    @override
    def view(self, seat: int | None) -> dict[str, list[str]]:
        return {"said": self.state.said}


class Talking(Game[OpenState, Options]):
    name = "talking"
    version = 1
    seats = range(1, 4)
    options_type = Options
    state_type = OpenState

    @override
    def new_state(self, options: Options, seats: int, dice: Dice) -> OpenState:
        return OpenState(dice=dice)

    @override
    def rules_for(self, state: OpenState, options: Options) -> type[Talk]:
        return Talk


def talk(*lines: str, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    monkeypatch.setattr(Words, "_missing", lambda words, message, why: f"[{message}]")
    return Sitting(dreadhall.new_table(Talking(), 2, 1), lines)


def test_the_screen_shows_the_header_the_board_the_news_the_question_and_the_choices() -> None:
    shown = against_a_bot().shown
    parts = [
        "Lanterns · move 0 · Seat 1 is asked",
        "├── stack 18",
        "You draw card",
        "Where do you hide",
        "1  In the attic",
    ]
    assert sorted(parts, key=shown.index) == parts
    assert dreadhall.new_table(GAME, 2, 1).commitment in shown


def test_an_answer_is_a_number_or_a_key() -> None:
    assert against_a_bot("2").client.table.tape[0] == (0, "trap:cellar")
    assert against_a_bot(" trap:porch ").client.table.tape[0] == (0, "trap:porch")


def test_what_happened_is_told_once() -> None:
    shown = against_a_bot("1", "l").shown
    before_the_log = shown.partition("Log\n")[0]
    assert before_the_log.count("The keeper hides a trap.") == 1
    assert shown.count("The keeper hides a trap.") == 2


def test_the_board_is_not_drawn_again_while_it_stays_the_same_unless_asked() -> None:
    assert against_a_bot("x", "h").shown.count("├── stack") == 1
    assert against_a_bot("v").shown.count("├── stack") == 2


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("9", "There is no choice 9; choices are 1 to 3."),
        ("0", "There is no choice 0"),
        ("?7", "There is no choice 7"),
        ("9" * 5000, "There is no choice 999"),
        ("²", "“²” is neither a choice nor a command"),
        ("fly", "“fly” is neither a choice nor a command"),
        ("u 3", "“u 3” is neither a choice nor a command"),
        ("\x1b[2J[bold]", "“?[2J[bold]” is neither"),
        ("s", "Say where to save: s FILE"),
        ("u", "There is no answer to take back."),
        ("l", "You draw card"),
        ("h", "takes back your last answer"),
        ("?", "takes back your last answer"),
        ("b", "You have no book to read."),
        ("?1", "There is nothing more to say about “In the attic”."),
    ],
)
def test_whatever_else_is_typed_gets_a_line_and_changes_nothing(line: str, answer: str) -> None:
    sitting = against_a_bot(line)
    assert answer in sitting.shown.partition("Choices")[2]
    assert sitting.client.table.move == 0
    assert sitting.code == 0


def test_help_speaks_of_books_only_where_a_game_has_them() -> None:
    assert "book" not in against_a_bot("h").shown


def test_an_empty_line_asks_again() -> None:
    assert against_a_bot("", "  ", "1").client.table.move > 0


def test_a_choice_is_explained() -> None:
    assert "The highest card leads" in against_a_bot("1", "?1").shown


def test_undo_takes_back_the_own_answer_and_those_of_bots_since() -> None:
    sitting = against_a_bot("1", "u", "2")
    assert sitting.client.table.tape[0] == (0, "trap:cellar")
    assert "2 answers were taken back." in sitting.shown


def test_undo_stops_where_something_was_revealed() -> None:
    sitting = against_a_bot("1", "1", "u")
    assert "The last answer stands" in sitting.shown
    assert sitting.client.table.move > 2


def test_people_with_secrets_take_back_only_their_own_answers() -> None:
    assert "given by seat 1" in Sitting(lanterns(), ["1", "1", "u"]).shown
    assert "One answer was taken back." in Sitting(lanterns(household=True), ["1", "1", "u"]).shown


def test_the_keyboard_is_passed_on_with_a_clean_screen_where_people_have_secrets() -> None:
    sitting = Sitting(lanterns(), ["1", "1"])
    assert sitting.keyboard.waited == 2
    before, _, after = sitting.shown.partition("Pass the keyboard to seat 2.")
    assert before.endswith(WIPED)
    assert after.index(WIPED) < after.index("You draw")
    assert "trap attic" in before
    assert "trap attic" not in after


def test_one_person_alone_is_never_told_to_pass_the_keyboard() -> None:
    assert "Pass the keyboard" not in against_a_bot("1", "1").shown


def test_people_without_secrets_share_the_screen_and_the_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = talk("1", "u", "2", "1", monkeypatch=monkeypatch)
    assert WIPED not in sitting.shown
    assert [key for _, key in sitting.client.table.tape] == ["word:no", "word:yes"]


def test_a_game_that_nobody_wins_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Nobody wins." in talk("1", "1", "1", "1", monkeypatch=monkeypatch).shown


def test_people_decide_for_a_team_before_bots_do() -> None:
    table = lanterns(seats=3, seed=4)
    sitting = Sitting(table, ["1"] * 40, {0: RandomBot(0), 2: RandomBot(2)})
    by_people = [event for event in sitting.client.table.events if event.kind == "entered"]
    assert by_people
    assert {event.data["by_seat"] for event in by_people} == {1}


def test_bots_alone_are_watched_to_the_end() -> None:
    sitting = Sitting(lanterns(), [], {0: RandomBot(0), 1: RandomBot(1)})
    assert sitting.client.table.result is not None
    assert "wins." in sitting.shown or "win." in sitting.shown
    assert "You draw" not in sitting.shown


def test_a_whole_game_can_be_played_by_number() -> None:
    sitting = against_a_bot(*["1"] * 60)
    assert sitting.client.table.result is not None
    assert sitting.code == 0
    assert "The game is over" in sitting.shown


def test_a_saved_table_goes_on_quietly_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(dreadhall.GAMES, "lanterns", GAME)
    file = tmp_path / "my game.json"
    first = against_a_bot("1", f"s {file}")
    assert f"Saved in {file}." in first.shown
    loaded = dreadhall.load_table(json.loads(file.read_text()))
    assert loaded.dump() == first.client.table.dump()
    second = against_a_bot(table=loaded)
    assert "The game goes on after move 2." in second.shown
    assert "You draw" not in second.shown


def test_saving_again_needs_no_name_and_replaces_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sitting = against_a_bot(f"s {file}", "1", "s")
    assert sitting.shown.count("Saved in") == 2
    assert len(json.loads(file.read_text())["tape"]) == 2
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("kept", ["my diary", '{"dear": "diary"}', "[]"])
def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path, kept: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(kept)
    assert "is not a saved table" in against_a_bot(f"s {file}").shown
    assert file.read_text() == kept


@pytest.mark.parametrize("name", [".", "missing/game.json", "x" * 300, "~nobody-of-this-name/game.json", "a\0b"])
def test_a_file_that_cannot_be_written_gets_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Not saved: " in against_a_bot(f"s {name}").shown
    assert list(tmp_path.iterdir()) == []


def test_a_failure_while_saving_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    against_a_bot(f"s {file}")
    before = file.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert "Not saved: " in against_a_bot("1", f"s {file}").shown
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sitting = against_a_bot("q", str(file), "never read")
    assert file.exists()
    assert sitting.keyboard.lines == ["never read"]
    assert "Goodbye." in sitting.shown


def test_quitting_without_a_file_name_just_leaves() -> None:
    assert "Goodbye." in against_a_bot("q", "").shown
    assert "Goodbye." in against_a_bot("q").shown


def test_who_cannot_save_on_leaving_stays(tmp_path: Path) -> None:
    sitting = against_a_bot("q", str(tmp_path), "1")
    assert sitting.client.table.move > 0


def test_the_end_of_the_input_ends_politely() -> None:
    sitting = against_a_bot("1")
    assert sitting.code == 0
    assert sitting.shown.endswith("The input has ended, and so the game stops here.\n")


@pytest.mark.parametrize("lines", [[KeyboardInterrupt], ["q", KeyboardInterrupt]])
def test_an_interruption_ends_politely_with_its_own_code(lines: list[str | type[BaseException]]) -> None:
    sitting = against_a_bot(*lines)
    assert sitting.code == 130
    assert sitting.shown.endswith("Interrupted. Goodbye.\n")


def test_a_rule_that_fails_takes_the_answer_back_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(rules: Turns) -> None:
        raise ZeroDivisionError("half a bid")

    monkeypatch.setattr(Turns, "bid", broken)
    sitting = against_a_bot("1", "l")
    assert "A rule failed, which is a bug; the answer was taken back (ZeroDivisionError: half a bid)." in sitting.shown
    assert sitting.client.table.move == 0


def test_a_typed_line_that_is_not_text_means_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def garbled(prompt: str) -> str:
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")

    monkeypatch.setattr("builtins.input", garbled)
    keyboard = Keyboard(Console(file=io.StringIO()))
    assert read_command(keyboard.read_typed("?"), ["1"]).verb is Verb.UNKNOWN


def test_without_any_input_there_are_no_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    keyboard = Keyboard(Console(file=io.StringIO()))
    keyboard.wait("nobody is there to press Enter")
    with pytest.raises(EOFError):
        keyboard.read("?")


def test_a_game_can_bring_its_own_board(monkeypatch: pytest.MonkeyPatch) -> None:
    def board(view: dict[str, Any], words: Words) -> Text:
        return Text(f"A house with {view['position']['stack']} cards, {words.language}")

    monkeypatch.setitem(dreadhall.GAMES.records, "lanterns", Registration(game=GAME, terminal=Look(board)))
    assert "A house with 18 cards, en" in against_a_bot().shown


def test_the_tree_shows_whatever_a_view_holds() -> None:
    position: dict[str, Any] = {
        "deep_things": [{"a": [1, [2, 3]]}, []],
        "none": None,
        "yes": True,
        "text": "[red]x",
        "empty": {},
    }
    output = io.StringIO()
    console = Console(file=output, width=80, highlight=False)
    console.print(draw_tree({"game": "anything", "position": msgspec.to_builtins(position)}, Words("en")))
    lines = [line.strip("│├└─ ") for line in output.getvalue().splitlines()]
    assert lines == [
        "anything",
        "deep things",
        "0",
        "a",
        "0 1",
        "1 2, 3",
        "1 —",
        "none —",
        "yes true",
        "text [red]x",
        "empty —",
    ]
