"""Dark, Darker, Darkest in a terminal: the map, the tracks, the survivors and the beasts; a list where it is narrow."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from dreadhall.darkest.house.plan import Plan
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.presentation.view import CardView, DarkestView, DoorView, FoeView, SurvivorView
from dreadhall.darkest.presentation.view_reading import plan_of, read_view
from dreadhall.terminal.boards import Look
from dreadhall.terminal.darkest_map import COLOURS, ENEMY, GLYPHS, HOT, MAP_WIDTH, UNKNOWN, HouseMap, lock_marks
from dreadhall.words import Words

SIDE_WIDTH = 37
WIDE_ENOUGH = MAP_WIDTH + SIDE_WIDTH
GAME = "darkest"


class Board:
    """Everything that lies on the table, drawn for the width there is."""

    def __init__(self, view: DarkestView, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not self.view.house:
            yield Text(self.label("board"), style="dim")
            return
        yield self.tracks()
        if options.max_width < WIDE_ENOUGH:
            yield self.rooms()
            yield self.people()
            return
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=MAP_WIDTH, no_wrap=True)
        grid.add_column()
        grid.add_row(HouseMap(self.view, self.words).draw(), self.people())
        yield grid
        yield self.legend()

    def label(self, name: str, **arguments: Any) -> str:
        """A word of the board, or its name where the catalogue has none."""
        message = f"{GAME}-{name}"
        return self.words.say(message, **arguments) if self.words.has(message) else name.rpartition("-")[2]

    def name(self, kind: str, value: str) -> str:
        """What a piece is called."""
        return self.words.name(GAME, kind, value)

    # Tracks

    def tracks(self) -> Text:
        """Round, event, darkness, markers and the code in a line."""
        track, line = self.view.track, Text()
        title = self.label("board-showdown") if track.showdown else self.label("board-round", round=track.round)
        line.append(title, style="bold")
        line.append(f" · {self.name('track', track.event)} · ", style="cyan")
        line.append(f"{self.label('board-darkness')} ")
        for space in range(1, track.spaces + 1):
            fire = space in track.fire_spaces
            line.append("■" if space <= track.darkness else "^" if fire else "□", style=HOT if fire else "bold magenta")
        if track.showdown:
            boxes = "|".join(str(len(box)) for box in track.boxes)
            line.append(f" · {self.label('board-boxes')} {boxes}", style="bold")
        line.append(" · ").append_text(self.code())
        return line

    def code(self) -> Text:
        """What is left of the security code, and the chips that were entered."""
        security, text = self.view.security, Text()
        if security.open:
            return text.append(self.label("board-code-open"), style="bold green")
        text.append(f"{self.label('board-code')} ")
        for colour in security.code:
            text.append_text(glyph(colour))
        return text.append(f" [{len(security.chips)}/{security.slots}]", style="dim")

    # Survivors and beasts

    def people(self) -> RenderableType:
        """All survivors, then the beasts."""
        foes = [foe for foe in (self.view.creature, self.view.nemesis) if foe is not None]
        boards = [self.survivor(who) for who in self.view.survivors] + [self.foe(foe) for foe in foes]
        return Group(*boards)

    def survivor(self, who: SurvivorView) -> Text:
        """A survivor's board in a few lines."""
        text = Text()
        text.append("▶" if who.active else " ", style="bold")
        text.append(self.name("survivor", who.id), style=f"bold {COLOURS.get(who.colour, 'default')}")
        text.append(f" {self.name('room', who.room)}", style="dim")
        text.append("\n ").append_text(health(who))
        text.append(f" {self.label('map-ap')} {who.ap}", style="bold")
        text.append(f" {self.label('map-xp')} {who.xp}")
        for line in self.belongings(who):
            text.append("\n ").append_text(line)
        return text

    def belongings(self, who: SurvivorView) -> Iterator[Text]:
        """What a survivor holds, carries, knows and suffers from."""
        for label, cards in (("board-hands", who.hands), ("board-pack", who.pack)):
            if cards:
                line = Text(f"{self.label(label)}: ", style="dim")
                for number, held in enumerate(cards):
                    line.append(", " if number else "", style="not dim").append_text(self.card(held))
                yield line
        skills = [self.name("skill", skill.skill) for skill in who.skills if skill.owned]
        if skills:
            yield Text(", ".join(skills), style="italic")
        if who.chips:
            line = Text()
            for chip in who.chips.values():
                line.append("[", style="dim")
                for colour in chip:
                    line.append_text(glyph(colour))
                line.append("] ", style="dim")
            yield line
        states = list(self.states(who))
        if states:
            yield Text(", ".join(states), style="bold red")

    def card(self, held: CardView) -> Text:
        """A card with its ammunition and its colours."""
        text = Text(self.name("item", held.item), style="not dim")
        if held.ammo:
            text.append(f"({held.ammo})", style="bold")
        for colour in held.colours:
            text.append_text(glyph(colour))
        return text

    def states(self, who: SurvivorView) -> Iterator[str]:
        """What troubles a survivor, and what it has that nobody else has."""
        if who.id == self.view.cure:
            yield self.label("board-cure")
        if who.entrapped:
            yield self.label("board-entrapped")
        if who.virus:
            yield self.label("board-virus", count=len(who.virus))
        if who.radiation:
            yield self.label("board-radiation", count=who.radiation)

    def foe(self, foe: FoeView) -> Text:
        """A beast's board: how fast, how strong, and what is left of it."""
        text = Text(" ").append(self.name("beast", foe.id), style=ENEMY)
        text.append(f" {self.name('room', foe.room)}", style="dim")
        text.append(f"\n →{'?' if foe.movement is None else foe.movement} ⚅{foe.dice} ")
        nemesis = foe is self.view.nemesis
        for part in foe.parts:
            left = part.cubes if nemesis else part.hits - part.cubes
            text.append("■" * left or "×", style=COLOURS.get(part.colour, "default"))
            text.append(" ")
        return text

    # A narrow terminal

    def rooms(self) -> Text:
        """The rooms that can be entered, each with who is there and where it leads; the closed ones last."""
        plan = plan_of(self.view)
        drawer = HouseMap(self.view, self.words)
        text = Text()
        for tile in self.view.house:
            for number, room in enumerate(tile.rooms[:1] if tile.destroyed else tile.rooms):
                if plan.is_locked(room.id) and not list(drawer.pieces_in(room.id)):
                    continue
                text.append(self.name("room", room.id), style="dim" if room.searched else "bold")
                for mark, style in drawer.marks_of(tile, room, first=number == 0):
                    text.append(f" {mark}", style=style)
                for piece in drawer.pieces_in(room.id):
                    text.append(" ").append(piece.text, style=piece.style)
                text.append(" → ", style="dim").append_text(self.ways_out(plan, room.id)).append("\n")
        closed = [self.name("room", room) for room in plan.rooms if plan.is_locked(room)]
        return text.append(", ".join(closed), style="dim")

    def ways_out(self, plan: Plan, room: RoomId) -> Text:
        """Where a room leads, and the locks on its doors."""
        text = Text(", ").join(Text(self.name("room", there), style="dim") for there in plan.neighbours[room])
        for door in self.view.doors:
            if door.closed and room in door.rooms:
                other = door.rooms[0] if door.rooms[1] == room else door.rooms[1]
                text.append(f" {self.name('room', other)}", style="dim").append_text(lock(door))
        return text

    def legend(self) -> Text:
        """What the letters on the map mean, in the words of the pieces."""
        text = Text(style="dim")
        for mark, style, name in (
            ("Z", ENEMY, self.label("enemy-zombies")),
            ("?", UNKNOWN, self.label("map-token")),
            ("*^", HOT, self.label("icon-fire")),
            ("◉◦", "cyan", self.label("map-camera")),
            ("T", "bold cyan", self.label("function-terminal")),
            ("2 3 #", "gold3", self.label("map-lock")),
        ):
            text.append(mark, style=f"not dim {style}").append(f" {name}  ")
        return text


def health(who: SurvivorView) -> Text:
    """The health track: a heart a space, in the colour of its zone."""
    text = Text()
    most = max(who.track)
    for space, points in enumerate(who.track):
        style = "green" if points == most else "yellow" if points == most - 1 else "red"
        left = len(who.track) - space
        text.append("♥" if left <= who.health else "·", style=style if left <= who.health else "dim")
    return text


def glyph(colour: str) -> Text:
    """A code colour, known by its shape too."""
    return Text(GLYPHS[colour], style=f"not dim {COLOURS[colour]}")


def lock(door: DoorView) -> Text:
    """A lock in a line of text."""
    text = Text("(", style="dim")
    for mark, style in lock_marks(door):
        text.append(mark, style=f"not dim {style}")
    return text.append(")", style="dim")


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The board of a view."""
    return Board(read_view(view), words)


STORIES = {"card-found": "card", "creature-appears": "beast", "nemesis-appears": "beast", "power-attack": "power"}


def players(view: dict[str, Any], words: Words) -> dict[int, str]:
    """Each seat by its survivors."""
    teams: dict[int, list[str]] = defaultdict(list)
    for one in view["position"]["survivors"]:
        teams[one["seat"]].append(words.name("darkest", "survivor", one["id"]))
    return {seat: words.say_list(team) for seat, team in teams.items()}


LOOK = Look(draw, grouped_by="survivor", not_repeated="act", stories=STORIES, players=players)
