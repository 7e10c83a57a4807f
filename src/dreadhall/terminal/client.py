"""The terminal client: people who share a keyboard, bots on the other seats, any game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dreadhall.bots import Bot, SeatAt, next_answer
from dreadhall.kernel import Ask, CannotUndo, Table
from dreadhall.terminal.boards import look_of
from dreadhall.terminal.commands import Verb, printable, read_command
from dreadhall.terminal.files import BadFile, save_table, shown
from dreadhall.terminal.keyboard import Keyboard
from dreadhall.terminal.screen import Screen
from dreadhall.words import seat_number

INTERRUPTED = 130


class Client:
    """One keyboard and one screen at a table. Seats without a bot are played by people."""

    def __init__(
        self, table: Table, bots: Mapping[int, Bot], screen: Screen, keyboard: Keyboard, file: Path | None = None
    ) -> None:
        self.table = table
        self.bots = bots
        self.screen = screen
        self.keyboard = keyboard
        self.file = file
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.at_keyboard: int | None = None
        self.has_left = False
        # How many of its events each seat has read; who joins a running game looks into the log.
        viewers: list[int | None] = [None, *self.people]
        self.read_events = {seat: len(table.events_for(seat)) if table.move else 0 for seat in viewers}
        self.drawn: object = None
        # The pages that each seat has been shown; who joins a running game is shown them, too.
        self.read_pages: dict[int, tuple[str, ...]] = {}

    def run(self) -> int:
        """Play until the game ends, somebody leaves or there is no more input; the exit code of the program."""
        try:
            self.play()
        except EOFError:
            self.screen.say("table-input-ended")
        except KeyboardInterrupt:
            self.screen.line("")
            self.screen.say("table-interrupted")
            return INTERRUPTED
        return 0

    def play(self) -> None:
        """Question after question, to the end of the game."""
        self.screen.say("table-commitment", style="dim", commitment=self.table.commitment)
        if self.table.move:
            self.screen.say("table-loaded", move=self.table.move)
        while not self.has_left and (ask := self.table.ask) is not None:
            move = self.bots_answer(ask)
            if move is None:
                seat = self.person_to_answer(ask)
                self.sit_down(seat)
                self.turn(seat)
            else:
                seat, answer = move
                self.table.answer(answer, seat)
                if not self.people:
                    self.tell_news()
        if not self.has_left:
            self.show_end()

    def bots_answer(self, ask: Ask) -> tuple[int, str] | None:
        """What a bot answers, and for which seat; None where a person answers."""
        return next_answer(ask, self.bots, self.places())

    def places(self) -> dict[int, SeatAt]:
        """The seats of the bots at the table as it is now."""
        return {seat: SeatAt(self.table, seat) for seat in self.bots}

    def person_to_answer(self, ask: Ask) -> int:
        """Whose answer is taken next; who has the keyboard keeps it."""
        people = [seat for seat in ask.waiting or ask.seats if seat not in self.bots]
        return self.at_keyboard if self.at_keyboard in people else people[0]

    def sit_down(self, seat: int) -> None:
        """Hand the keyboard over; where people have secrets from each other, the screen is wiped first."""
        if seat == self.at_keyboard:
            return
        if len(self.people) > 1 and self.has_secrets():
            self.screen.clear()
            self.keyboard.wait(self.screen.words.say("table-pass-keyboard", seat=seat_number(seat)))
            self.screen.clear()
        self.at_keyboard = seat
        self.drawn = None

    def has_secrets(self) -> bool:
        """Whether anybody at this keyboard knows, or is about to say, what the others must not see."""
        table = self.table
        if table.ask is not None and (table.ask.secret or table.ask.join == "all"):
            return True
        position, events = table.view(None)["position"], table.events_for(None)
        return any(table.view(seat)["position"] != position or table.events_for(seat) != events for seat in self.people)

    def turn(self, seat: int) -> None:
        """Show a person what there is to know and to choose, and do what is typed until the question is settled."""
        view = self.table.view(seat)
        self.show_board(view)
        self.tell_news()
        self.brief(view)
        self.screen.ask(view["game"], view["ask"])
        while not self.obey(view):
            pass

    def obey(self, view: dict[str, Any]) -> bool:
        """Do what the next line says; true when the question has to be looked at anew."""
        choices = {choice["key"]: choice for choice in view["ask"]["choices"]}
        command = read_command(self.keyboard.read(self.screen.words.say("table-answer")), list(choices))
        match command.verb:
            case Verb.ANSWER:
                return self.answer(view["seat"], command.about)
            case Verb.UNDO:
                return self.undo()
            case Verb.QUIT:
                return self.leave()
            case Verb.SAVE:
                self.save(command.about)
            case Verb.EXPLAIN:
                self.screen.explain(view["game"], choices[command.about])
            case Verb.LOG:
                self.screen.log(view["game"], self.table.events_for(view["seat"]))
            case Verb.VIEW:
                self.drawn = None
                return True
            case Verb.BOOK:
                self.screen.book(view)
            case Verb.HELP:
                self.screen.help(view["game"], next(iter(choices)))
            case Verb.NO_CHOICE:
                self.screen.complain("table-error-no-choice", text=command.about, count=len(choices))
            case Verb.UNKNOWN:
                self.screen.complain("table-error-unknown", text=command.about)
        return False

    def answer(self, seat: int, key: str) -> bool:
        """Give an answer; where a rule fails, the kernel has taken it back, and the person can save and report it."""
        try:
            self.table.answer(key, seat)
        except Exception as error:
            reason = printable(f"{type(error).__name__}: {error}", most=200)
            self.screen.complain("table-error-rule-failed", reason=reason)
            return False
        return True

    def undo(self) -> bool:
        """Take back the last answer that a person gave, and those of bots since, or none."""
        by_people = [move for move, (seat, _) in enumerate(self.table.tape) if seat not in self.bots]
        if not by_people:
            self.screen.complain("table-error-nothing-to-undo")
            return False
        seat = self.table.tape[by_people[-1]][0]
        if not self.may_undo(seat):
            self.screen.complain("table-error-not-yours", seat=seat_number(seat))
            return False
        return self.go_back(by_people[-1])

    def may_undo(self, seat: int) -> bool:
        """People with secrets from each other take back only their own answers."""
        return seat == self.at_keyboard or self.table.options.household or not self.has_secrets()

    def go_back(self, move: int) -> bool:
        """Go on from this earlier move, if nothing was revealed since."""
        count = self.table.move - move
        earlier = self.table.fork()
        try:
            for _ in range(count):
                earlier.undo()
        except CannotUndo:
            self.screen.complain("table-error-cannot-undo")
            return False
        self.table = earlier
        self.read_events = {seat: min(read, len(earlier.events_for(seat))) for seat, read in self.read_events.items()}
        self.screen.say("table-undone", count=count)
        return True

    def leave(self) -> bool:
        """Offer to save, then stop; who gives a file that cannot be written stays."""
        try:
            name = self.keyboard.read(self.screen.words.say("table-save-ask")).strip()
        except EOFError:
            name = ""
        if name and not self.save(name):
            return False
        self.screen.say("table-goodbye")
        self.has_left = True
        return True

    def save(self, name: str) -> bool:
        """Save the table in the file of this name, or in the last one used."""
        if not name and self.file is None:
            self.screen.complain("table-error-no-file-name")
            return False
        try:
            path = Path(name).expanduser() if name else self.file
            assert path is not None
            save_table(path, self.table.save())
        except (BadFile, RuntimeError) as error:
            self.screen.complain("table-error-cannot-save", reason=str(error))
            return False
        self.file = path
        self.screen.say("table-saved", file=shown(path))
        return True

    def show_board(self, view: dict[str, Any]) -> None:
        """The header, and the board where it is not the one drawn last."""
        self.screen.know(view, self.table.events_for(view["seat"]))
        self.screen.header(view)
        if view["position"] != self.drawn:
            self.screen.board(view)
            self.drawn = view["position"]

    def tell_news(self) -> None:
        """What happened since whoever has the keyboard looked last; without people, what everybody may know."""
        seat = self.at_keyboard
        news = self.table.events_for(seat, self.read_events[seat])
        self.read_events[seat] += len(news)
        self.screen.events(self.table.game.name, news)

    def brief(self, view: dict[str, Any]) -> None:
        """What is in a book that a person may read from now on, or is asked to read."""
        seat, game = view["seat"], view["game"]
        pages = tuple(self.table.rules.pages(seat))
        book = look_of(game).book
        is_asked = book is not None and view["ask"]["prompt"] == book.prompt
        if is_asked or pages != self.read_pages.get(seat, ()):
            self.screen.brief(view)
        self.read_pages[seat] = pages

    def show_end(self) -> None:
        """The last position, and who won."""
        view = self.table.view(self.at_keyboard)
        self.show_board(view)
        self.tell_news()
        self.screen.result(view["game"], view["result"])
