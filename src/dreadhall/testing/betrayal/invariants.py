"""What holds in every position of Betrayal, whatever was played.

>>> import dreadhall
>>> from dreadhall.testing.play import play_randomly
>>> table = dreadhall.new_table("betrayal", seats=3, seed=1)
>>> play_randomly(table, 1, most=20, look=Watch().look).move
20
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from dreadhall.betrayal.components.catalogue import CARDS, EVENTS, ROOMS, STACK_ROOMS
from dreadhall.betrayal.house.paths import BELOW
from dreadhall.betrayal.house.plan import PLACES, STARTING, Plan, room_of, sheet_of
from dreadhall.betrayal.ids import CardId, Place, RoomId
from dreadhall.betrayal.phases.exploration import Exploration
from dreadhall.betrayal.phases.goals import Goals
from dreadhall.betrayal.state import HIGHEST, SKULL, BetrayalState, Deck, rooms_in
from dreadhall.kernel import Ask, Event, Table
from dreadhall.testing.betrayal.dead import DeadWatch
from dreadhall.testing.betrayal.legal_house import HouseChange, bad_growth, bad_house
from dreadhall.testing.betrayal.secrets import bad_news, given_away

EVERY_CARD = frozenset(CARDS)
EVERY_TILE = frozenset(STACK_ROOMS)
REVOLVING_WALL = "revolving-wall"
CLAIMED = {1: "girl"}
"""The card that a haunt has taken into its hand while it is set up."""
MONSTERS_ACT = frozenset({"monsters", "next-monster", "monster", "stand-in"})
OF_MONSTERS = frozenset({"pull-monsters", "dock-elevator", "choose-side"})
"""What even the dead are asked in the turns of others, if they decide for monsters that are drawn near."""
PUTTING_DOWN = frozenset({"choose-side", "choose-doorway", "turn-tile", "rearrange-floor"})
"""What a dead traitor is asked who puts tiles and pieces of the haunt into the house."""
DRAWN = frozenset({"draws", "takes-out"})
"""How a card comes out of its stack, to be obeyed at once."""
TAKES_TOKENS = frozenset(
    {
        "dies",
        "token-removed",
        "room-destroyed",
        "elevator-moves",
        "tile-moves",
        "h11-opens",
        "h11-shut-out",
        "h03-hops",
        "h03-restored",
        "h25-destroyed",
        "h25-strikes",
        "h29-burns",
        "h29-torch-lost",
        "h29-torch-out",
        "h34-key-found",
        "h43-put-in",
        "h46-feasts",
        "h46-freak-feasts",
        "h50-clue",
    }
)
"""What can happen to a token so that it is nowhere any more."""
LAID_ANEW = frozenset({"house-laid-anew", "laid-beside-start"})
"""What is told while a haunt lays the house anew. (T-15)"""
OF_TILES = frozenset({"room-placed", "laid-beside-start", "tile-moves", "elevator-moves"})
"""What is told of a tile that lies somewhere now."""
IN_RUINS = frozenset({"ghost"})
"""The kinds of monsters that can be where rooms were destroyed. (H02-23)"""
CLOSELY = 3
"""So many answers after a haunt has begun each is looked at for secrets."""

ON_THE_WAY_DOWN = frozenset({"h39-blade"})
"""What may befall somebody who slides down the Coal Chute before the slide is over."""


class Watch:
    """Looks at a table after every answer, and compares it with what it saw last.

    What each seat may find out takes long to tell: that is looked at every so often, or never if `every` is 0.
    """

    def __init__(self, every: int = 1) -> None:
        self.every = every
        self.move = -1
        self.plan: Plan | None = None
        self.tokens: set[str] = set()
        self.read_aloud: set[str] = set()
        """Events that were drawn and may still be followed."""
        self.deadly: set[str] = set()
        """Cards whose holder died of losing them, and that may still be on their way."""
        self.searched_out = ""
        """The tile that was last searched out."""
        self.strayed: frozenset[RoomId] = frozenset()
        """Tiles that a card has taken elsewhere."""
        self.ruins: frozenset[RoomId] = frozenset()
        """Rooms that lay destroyed when it last looked."""
        self.torn = False
        """Whether tiles may hang together by other ways than doors."""
        self.haunted_for = 0
        self.dead = DeadWatch()

    def look(self, table: Table) -> None:
        """Fail with a sentence where something is wrong."""
        for problem in self.problems(table):
            raise AssertionError(f"move {table.move}: {problem}")

    def problems(self, table: Table) -> Iterator[str]:
        """Everything that is wrong with a table now."""
        rules = table.rules
        assert isinstance(rules, Exploration)
        events = table.events_after(self.move)
        self.listen(events)
        yield from self.bad_changes(rules, events)
        self.ruins = frozenset(rules.state.destroyed)
        yield from self.misplaced_cards(rules.state, table.ask)
        yield from self.misplaced_tiles(rules, table.ask)
        yield from self.misplaced_tokens(rules.state, events)
        yield from bad_stacks(rules.state)
        if rules.state.explorers:
            yield from bad_explorers(rules)
            yield from bad_places(rules)
            yield from dead_askers(rules, table.ask)
            yield from unnoticed_goal(rules, table.ask)
            yield from self.dead.problems(rules, events)
        yield from self.what_seats_know(table, events)
        self.move = table.move

    def listen(self, events: Iterable[Event]) -> None:
        """Hear what was drawn, lost at the price of a life, searched out and taken elsewhere."""
        named = ""
        for event in events:
            named = str(event.data.get("card") or named)
            if event.kind == "dies":
                self.deadly.add(named)
            elif event.kind in DRAWN and event.data["card"] in EVENTS:
                self.read_aloud.add(event.data["card"])
            elif event.kind == "tile-searched-out":
                self.searched_out = event.data["room"]
            elif event.kind == "tile-moves":
                self.strayed |= {event.data["room"]}
                self.torn = True
            elif event.kind == "house-laid-anew":
                self.torn = False
        self.torn = self.torn or REVOLVING_WALL in self.read_aloud

    # Everything is in exactly one place

    def misplaced_cards(self, state: BetrayalState, ask: Ask | None) -> Iterator[str]:
        """Every card is in one place; but an event that is followed, or what was lost, is nowhere for the moment."""
        found = [*cards_in_stacks(state), *cards_about(state)]
        there = set(found)
        self.read_aloud -= there
        self.deadly -= there
        if len(found) == len(there) and there >= EVERY_CARD:
            return
        for thing, count in Counter(found).items():
            if count > 1:
                yield f"{thing} is in {count} places"
        haunt = state.haunt
        for card in sorted(EVERY_CARD - there):
            claimed = haunt is not None and state.phase == "haunt-setup" and CLAIMED.get(haunt.number or 0) == card
            followed = ask is not None and ask.prompt != "turn" and card in self.read_aloud | self.deadly
            if not claimed and not followed:
                yield f"the card {card} is nowhere"

    def misplaced_tiles(self, rules: Exploration, ask: Ask | None) -> Iterator[str]:
        """Every tile is in the house, the stack or the discards; but that which is being laid is nowhere yet."""
        rooms, placed = rules.state.rooms, rules.plan.placed
        found = [*rooms.rest, *rooms.top, *rooms.discards, *rules.state.rooms_gone, *placed]
        there = set(found)
        for room, count in Counter(found).items() if len(found) != len(there) else ():
            if count > 1:
                yield f"the tile {room} is in {count} places"
        for room in (EVERY_TILE | STARTING) - there:
            if ask is None or room not in (ask.data.get("tile"), ask.data.get("room"), self.being_fetched(ask)):
                yield f"the tile {room} is nowhere"

    def being_fetched(self, ask: Ask) -> str:
        """The tile that a floor is rearranged for."""
        return self.searched_out if ask.prompt == "rearrange-floor" else ""

    def misplaced_tokens(self, state: BetrayalState, events: Iterable[Event]) -> Iterator[str]:
        """A token lies in a room or is with somebody, and stays in the game until something takes it."""
        held = {thing for thing in cards_about(state) if thing not in CARDS}
        if twice := held & state.tokens.keys():
            yield f"{sorted(twice)} are with somebody and in a room"
        tokens = held | state.tokens.keys()
        if (lost := self.tokens - tokens) and not any(event.kind in TAKES_TOKENS for event in events):
            yield f"the tokens {sorted(lost)} are nowhere"
        self.tokens = tokens

    # The house, and secrets

    def bad_changes(self, rules: Exploration, events: Iterable[Event]) -> Iterator[str]:
        """Whenever the house has changed it is legal, and so is the change."""
        state, before = rules.state, self.plan
        if before is not None and before.text == state.house and rules.plan is before:
            return
        yield from bad_house(rules.plan, state.house, self.strayed, frozenset(state.rooms_gone), torn=self.torn)
        if before is not None and before.text != state.house:
            growth = HouseChange(
                left=frozenset(rooms_in([*state.rooms.rest, *state.rooms.top, *state.rooms.discards])),
                fetched=frozenset(state.no_card_for),
                rearranged=any(event.kind == "floor-rearranged" for event in events),
                walls_turn=REVOLVING_WALL in self.read_aloud,
                strayed=frozenset(event.data["room"] for event in events if event.kind == "tile-moves"),
                ruins=self.ruins,
                laid_anew=any(event.kind in LAID_ANEW for event in events),
                gone=frozenset(state.rooms_gone),
                told=frozenset(event.data["room"] for event in events if event.kind in OF_TILES),
            )
            yield from bad_growth(before, rules.plan, growth)
        self.plan = rules.plan

    def what_seats_know(self, table: Table, events: list[Event]) -> Iterator[str]:
        """Each seat knows what it may: every so often, and closely after a haunt has begun and at the end."""
        state = table.state
        assert isinstance(state, BetrayalState)
        self.haunted_for += state.haunt is not None
        yield from bad_news(state, events)
        if not self.every:
            return
        if table.move % self.every == 0 or 0 < self.haunted_for <= CLOSELY or table.ask is None:
            yield from given_away(table, seed=table.move)


def cards_in_stacks(state: BetrayalState) -> Iterable[str]:
    """The cards in the stacks and on the discards."""
    for deck in (state.items, state.omens, state.events):
        yield from chain(deck.rest, deck.top, deck.bottom, deck.discards)


def cards_about(state: BetrayalState) -> Iterable[str]:
    """The cards and tokens that somebody has, that lie or wait in rooms, or that have left the game."""
    for who in state.explorers:
        yield from who.cards
    for figure in state.monsters.values():
        yield from figure.cards
    yield from chain(*state.piles.values(), state.companions, state.gone)


def bad_stacks(state: BetrayalState) -> Iterator[str]:
    """What is known of a stack's top goes with the cards, and each lies in its own stack."""
    decks: tuple[Deck, ...] = (state.rooms, state.items, state.omens, state.events)
    for deck in decks:
        if len(deck.known) != len(deck.top):
            yield f"the {deck.name} stack knows {len(deck.known)} of {len(deck.top)}"
        for card in chain(deck.rest, deck.top, deck.bottom, deck.discards):
            if deck.name != ("room" if card in ROOMS and card not in CARDS else CARDS[CardId(card)].kind):
                yield f"{card} lies in the {deck.name} stack"


def bad_explorers(rules: Exploration) -> Iterator[str]:
    """Clips are on their tracks, nobody alive stands on a skull, and the dead hold nothing."""
    for who in rules.state.explorers:
        for clip in who.clips:
            if not SKULL <= clip <= HIGHEST:
                yield f"{who.id} has a clip at {clip}"
        if who.alive and SKULL in who.clips:
            yield f"{who.id} lives with a skull"
        if SKULL in who.clips and not rules.haunted:
            yield f"{who.id} died before the haunt"
        if not who.alive and who.cards:
            yield f"{who.id} is dead and holds {who.cards}"


def dead_askers(rules: Exploration, ask: Ask | None) -> Iterator[str]:
    """Nobody dead acts: the dead are asked for their monsters, and for what the haunt itself wants of a player."""
    state = rules.state
    if state.phase == "turn" and not rules.active.alive and not rules.turn.ended and state.result is None:
        yield f"{rules.active.id} is dead and acts"
    if ask is None or state.phase == "choose":
        return
    for seat in ask.seats:
        who = state.explorers[seat]
        if ask.prompt == "turn" and seat != rules.controller(rules.active):
            yield f"{who.id} is asked for the turn of {rules.active.id}"
        if not who.alive and not may_ask_the_dead(rules, ask.prompt, seat):
            yield f"{who.id} is dead and asked: {ask.prompt}"


def unnoticed_goal(rules: Exploration, ask: Ask | None) -> Iterator[str]:
    """Nobody is asked anything once a side has its goal or no hero lives; in set-up no goal counts yet. (C-51)"""
    if ask is not None and isinstance(rules, Goals) and (outcome := rules.decided()):
        yield f"{outcome} won, and the game goes on: {ask.prompt}"


def may_ask_the_dead(rules: Exploration, prompt: str, seat: int) -> bool:
    """Whether a question is for a player and not for an explorer: the traitor's also fetches stairs. (B-MON-18)"""
    state, haunt = rules.state, rules.haunt
    if state.phase in MONSTERS_ACT or prompt == "ready" or prompt.startswith(f"{haunt.prefix}-"):
        return True
    if state.phase == "turn-start" and seat == haunt.traitor:
        return True
    if any(rules.controller(who) == seat for who in rules.explorers()):
        return True
    if prompt in PUTTING_DOWN and seat == haunt.traitor:
        return True
    return prompt in OF_MONSTERS and any(rules.controller(figure) == seat for figure in state.monsters.values())


def bad_places(rules: Exploration) -> Iterator[str]:
    """Everything is in places of the house that still stand."""
    state = rules.state
    figures: list[tuple[str, Place]] = [(who.id, who.place) for who in rules.explorers()]
    roaming = [figure for figure in state.monsters.values() if figure.kind in IN_RUINS]
    figures += [(figure.id, figure.place) for figure in state.monsters.values() if figure not in roaming]
    for figure in roaming:
        if not is_place(rules, figure.place):
            yield f"{figure.id} is in {figure.place!r}, which is not in the house"
    things = [*state.companions.items(), *(("a pile", place) for place in state.piles)]
    tokens = [(token, place) for token, place in state.tokens.items() if token != BELOW]
    for name, place in (*figures, *things, *tokens):
        if not is_place(rules, place) or room_of(place) in state.destroyed:
            yield f"{name} is in {place!r}, which is not in the house"
    if BELOW in state.tokens and not is_place(rules, state.tokens[BELOW]):
        yield f"{BELOW} is in {state.tokens[BELOW]!r}, which is not in the house"
    for name, place in (*figures, *things):
        slides = sheet_of(place).slides_to in rules.plan
        if slides and state.phase == "turn" and rules.cause not in ON_THE_WAY_DOWN:
            yield f"{name} stays on the coal chute"
    for place, pile in state.piles.items():
        if not pile:
            yield f"an empty pile lies in {place}"


def is_place(rules: Exploration, place: Place) -> bool:
    """Whether a place is one of a room of the house, of which only what is divided has two, or of the haunt's own."""
    room = room_of(place)
    if room in rules.plan.placed:
        return place in PLACES[room]
    return place in rules.plan.own_places()
