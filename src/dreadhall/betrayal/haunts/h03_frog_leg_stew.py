"""Haunt 3, Frog-Leg Stew: a witch turns people into frogs for her cat; her own book makes her mortal."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import BOOK
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import CONSERVATORY, ENTRANCE_HALL, KITCHEN, LARDER
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.house import TokenPlaced
from dreadhall.betrayal.haunts.frogs import is_frog
from dreadhall.betrayal.haunts.spells import BREATH, SKIN, SPELL, Spells
from dreadhall.betrayal.ids import NO_CARD, CardId, ExplorerId, FighterId, Place, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.monsters.pursuit import Pursuit
from dreadhall.kernel import Choice, Happening

WITCH = Monster("witch", speed=4, might=3, sanity=6, dies=True)
CAT = Monster("cat", speed=3, might=3, sanity=2, must_attack=True)
"""Both boxes are LOST IN SOURCE. (H03-14)"""
HALL = ENTRANCE_HALL
ROOT_ROOMS = {CONSERVATORY: CardId("mandrake-1"), LARDER: CardId("mandrake-2"), KITCHEN: CardId("mandrake-3")}
ROOTS = tuple(ROOT_ROOMS.values())
DIG, FORM, RESTORE, STEP, READ = "h03-heroes-dig", "h03-heroes-form", "h03-heroes-restore", "h03-step", "h03-read"
PICK, WINGS, WINGS_FOR = "h03-pick", "h03-traitor-wings", "h03-traitor-carry"
DIGGING, CASTING, RESTORING = 4, 6, 4


class Book(Happening, kind="h03-book"):
    """Somebody holds the Book."""

    explorer: ExplorerId
    card: CardId


class Dug(Happening, kind="h03-dug"):
    """Somebody has dug up a root."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class Mortal(Happening, kind="h03-mortal"):
    """The witch can be killed from now on."""

    explorer: ExplorerId


class FrogLegStewMemory(Memory):
    """Whether the witch can die."""

    mortal: ExplorerId | None = None
    """Who has made her mortal."""


class FrogLegStew(Tasks, KeyCards, Pursuit, Spells):
    """Root and Book make the Witch mortal; whoever she catches hops away from the Cat, or is carried."""

    number = 3
    memory = remembers(FrogLegStewMemory)
    kinds = (WITCH, CAT)
    key_cards = (BOOK, *ROOTS)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The Witch comes in by the door, and Roots are where they grow. (H03-03 to H03-05, H03-46)"""
        self.place(WITCH, place_in(HALL))
        for room in self.standing_rooms():
            self.room_appeared(room)
        if self.in_deck(BOOK):
            await self.claim_card(BOOK)
            self.tell(Book(explorer=self.revealer.id, card=BOOK), reveals=True)
            await self.gain_card(self.revealer, BOOK)

    @override
    def room_appeared(self, room: RoomId) -> None:
        """A Root for each of three rooms, as soon as it is in the house. (H03-05, H03-34)"""
        super().room_appeared(room)
        if room in ROOT_ROOMS:
            self.state.tokens[ROOT_ROOMS[room]] = place_in(room)
            self.tell(TokenPlaced(token=ROOT_ROOMS[room], place=place_in(room), room=room))

    # Spells of the Witch, and of the traitor with her Book

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """The Witch casts one spell a turn. (H03-15 to H03-18)"""
        found = super().monster_deeds(figure)
        if figure.kind != WITCH.kind or SPELL in self.turn.tried:
            return found
        found += self.spells(figure)
        found.append(deed(WINGS, self.fly, figure))
        if self.on_board(self.traitor) and self.room(self.traitor) == self.room(figure):
            found.append(deed(WINGS_FOR, self.fly, self.traitor))
        return found

    async def fly(self, who: Fighter) -> None:
        """The Witch, or the traitor beside her, is in any room of the house. (H03-17)"""
        self.turn.tried.append(SPELL)
        rooms = [room for room in self.standing_rooms() if not ROOMS[room].slides_to]
        room = await self.choose_room(self.traitor.seat, WINGS, rooms)
        place = await self.choose_place(self.traitor.seat, room)
        if isinstance(who, Explorer):
            await self.put(who, room, place)
        else:
            await self.monster_arrives(who, place)

    # The Cat

    @override
    async def has_turned(self, who: Explorer) -> None:
        """With the first Frog comes the Cat, to where it all began. (H03-32)"""
        await super().has_turned(who)
        if not self.monsters(CAT):
            self.place(CAT, await self.choose_place(self.traitor.seat, self.haunt.room))

    @override
    def quarry(self, figure: Figure) -> list[Place]:
        """The Cat goes for Frogs that nobody carries. (H03-33, H03-40)"""
        return [frog.place for frog in self.frogs()] if figure.kind == CAT.kind else super().quarry(figure)

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """The Cat attacks Frogs, and nobody else does; the Witch is safe until mortal. (H03-28 to H03-30, H03-40)"""
        if isinstance(who, Figure):
            allowed = who.kind == CAT.kind and is_frog(target)
        elif isinstance(target, Figure) and target.kind == WITCH.kind:
            allowed = self.memory.mortal is not None
        else:
            allowed = not is_frog(target)
        return allowed and super().may_attack(who, target, trait, card)

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """A Frog that loses is eaten. (H03-12, H03-33)"""
        if isinstance(loser, Explorer) and is_frog(loser):
            with self.because(winner.id):
                await self.kill(loser, winner.id)
        else:
            await super().beaten(loser, winner, points, attack)

    # What heroes do with Root and Book

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Everybody may take up Frogs; heroes dig, cast and restore; the traitor reads. (H03-19 to H03-24)"""
        if is_frog(who):
            return
        if not self.turn.picked_up:
            for frog in self.frogs():
                if frog.place == who.place:
                    yield deed(f"{PICK}:{frog.id}", self.pick, who, frog, explorer=frog.id)
        if self.is_hero(who):
            yield from self.root_and_book(who)
        elif self.has_book(who) and SPELL not in self.turn.tried:
            yield from self.spells(who)

    def root_and_book(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """One step toward the Witch's death a turn, and besides it one Frog. (H03-20 to H03-23, H03-41)"""
        if self.root_in(self.room(who)):
            yield from self.task(who, DIG, ("knowledge",), DIGGING, self.dig, limit=STEP)
        if not self.has_book(who):
            return
        ready = any(root in who.cards and root not in self.turn.used for root in ROOTS)
        if ready and self.memory.mortal is None and any(witch.place == who.place for witch in self.monsters(WITCH)):
            yield from self.task(who, FORM, ("knowledge",), CASTING, self.cast_form, self.read, limit=STEP)
        if RESTORE not in self.turn.tried:
            carried = [frog for other in self.explorers_at(who.place) for frog in self.carried_by(other)]
            for frog in [*(frog for frog in self.frogs() if frog.place == who.place), *carried]:
                yield deed(f"{RESTORE}:{frog.id}", self.restore, who, frog, explorer=frog.id, target=RESTORING)

    def root_in(self, room: RoomId) -> CardId:
        """The Root that grows in a room; empty where none does."""
        root = ROOT_ROOMS.get(room, NO_CARD)
        return root if root and self.token_in(root, room) else NO_CARD

    def has_book(self, who: Explorer) -> bool:
        """Whether somebody can read the Book now: it may serve both spells of a turn. (H03-19, H03-41, C-29)"""
        return BOOK in who.cards and (BOOK not in self.turn.used or READ in self.turn.tried)

    async def read(self, who: Explorer) -> None:
        """The Book is used for this turn."""
        self.turn.tried.append(READ)
        self.turn.used.append(BOOK)

    @override
    async def cast(self, caster: Fighter) -> None:
        """The traitor reads the spell, too. (H03-19, C-29)"""
        await super().cast(caster)
        if isinstance(caster, Explorer):
            await self.read(caster)

    async def dig(self, who: Explorer) -> None:
        """The Root is out of the earth. (H03-20)"""
        root = self.root_in(self.room(who))
        del self.state.tokens[root]
        self.tell(Dug(explorer=who.id, card=root, room=self.room(who)))
        await self.gain_card(who, root)

    async def cast_form(self, who: Explorer) -> None:
        """Form of Mortal uses a Root up, and the Witch can be hurt. (H03-21)"""
        await self.read(who)
        root = next(root for root in ROOTS if root in who.cards and root not in self.turn.used)
        self.memory.mortal = who.id
        self.tell(Mortal(explorer=who.id))
        await self.lose_for_good(who, root)

    async def restore(self, who: Explorer, frog: Explorer) -> None:
        """A Frog is human again, as fresh as ever. (H03-23, H03-45)"""
        self.turn.tried.append(RESTORE)
        await self.read(who)
        if await self.passes(who, "knowledge", RESTORING, "task"):
            self.turn_back(frog, who)

    # The traitor takes no Roots

    @override
    def may_hold(self, who: Explorer, card: CardId) -> bool:
        """The traitor must not touch them. (H03-31)"""
        return super().may_hold(who, card) and not (card in ROOTS and self.is_traitor(who))

    @override
    def may_steal(self, thief: Fighter, card: CardId) -> bool:
        """Nor steal them. (H03-31)"""
        return super().may_steal(thief, card) and not (card in ROOTS and thief is self.traitor)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The Witch is dead. (H03-35)"""
        return not self.monsters(WITCH)

    @override
    def traitor_won(self) -> bool:
        """Every hero is dead or a Frog. (H03-36)"""
        return all(map(is_frog, self.living_heroes()))

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Root, Book, Witch; for the other side, whoever is still human. (H03-47)"""
        who = self.state.explorers[seat]
        return self.traitor_plan() if self.is_traitor(who) else self.hero_plan(who)

    def hero_plan(self, who: Explorer) -> Iterator[Objective]:
        """Whoever has the Book looks for a Root; whoever has a Root, for the Book."""
        witches = self.monsters(WITCH)
        if is_frog(who):
            yield Objective(id="h03-heroes-hide", avoid=tuple(map(self.room, self.monsters(CAT))))
            return
        mine, holder = [root for root in ROOTS if root in who.cards], self.holder(BOOK)
        growing = [place for token, place in self.state.tokens.items() if token in ROOTS]
        foes: list[FighterId] = []
        rooms, verbs = growing if not mine else [], [FORM, DIG, RESTORE]
        if self.memory.mortal is not None:
            foes = [witch.id for witch in witches]
            verbs += [f"attack:{witch}" for witch in foes]
        elif holder is who and mine:
            rooms = [witch.place for witch in witches]
        elif holder is not None and holder is not who:
            rooms += [holder.place] if mine and self.is_hero(holder) else []
            foes += [] if self.is_hero(holder) else [holder.id]
            verbs += [f"trade:{holder.id}:{root}" for root in mine]
        cards = () if self.memory.mortal is not None else (BOOK, *ROOTS)
        yield Objective(id="h03-heroes-witch", rooms=tuple(rooms), foes=tuple(foes), cards=cards, verbs=tuple(verbs))

    def traitor_plan(self) -> Iterator[Objective]:
        """The Witch casts at whom she meets; the Book is worth having."""
        people = [hero for hero in self.living_heroes() if not is_frog(hero)]
        done, of = self.heroes_at_start - len(people), self.heroes_at_start
        foes, verbs = tuple(hero.id for hero in people), (SKIN, BREATH)
        yield Objective(id="h03-traitor-heroes", done=done, of=of, foes=foes, verbs=verbs, cards=(BOOK,))


RULES = FrogLegStew
