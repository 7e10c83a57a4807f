"""Die rolls, and the cards that change them. (B-DIE)"""

from collections.abc import Mapping, Sequence
from contextlib import suppress

from dreadhall.betrayal.causes import is_printed, kind_of_cause
from dreadhall.betrayal.components.card_sheets import Add, AnyBefore, Limit, MoreDice, NameResult, RollUse, UseNoted
from dreadhall.betrayal.components.catalogue import DIE, HOLDINGS, MOST_DICE
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import RolledTrait, Token, Trait
from dreadhall.betrayal.explorers.death import Death
from dreadhall.betrayal.explorers.roll_targets import UNDECIDED, Aim, reach
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.happenings.cards import Uses
from dreadhall.betrayal.happenings.possessions import Discards
from dreadhall.betrayal.happenings.rolls import Decided, Rolled, RollResult, RollWasVoid
from dreadhall.betrayal.ids import NO_CARD, NO_EXPLORER, CardId
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.kernel import Choice, StepEnds, hook
from dreadhall.kernel.events import ByName

ROLLS = {"trait": "trait", "attack": "combat", "defence": "combat", "event": "event"}
"""What cards call the kinds of rolls; no card names the others."""
NAMED = "named-number"
"""The status that holds the number an explorer noted with It Is Meant to Be."""
PIPS = tuple(int(face) for face in DIE.faces)
"""What stands on the faces of a die."""
HIGHEST_FACE = max(PIPS)


class RollVoid(StepEnds):
    """Unwinds all that was to come of a roll: its roller is dead, or no longer who began it. (B-DIE-15, B-DIE-16)

    What else there is to do in the step is saved by `until_void`; where nothing is, the step is over.
    """


def changed(dice: int, by: int) -> int:
    """The dice of a roll with more of them, which bring it to eight at most, or fewer, which leave one. (B-DIE-12)"""
    return max(dice, min(MOST_DICE, dice + by)) if by > 0 else max(min(dice, 1), dice + by)


UNTIL_VOID = suppress(RollVoid)
"""One for all: it remembers nothing."""


def until_void() -> suppress:
    """What one explorer does, or what befalls one: a void roll ends this, and whatever comes after it goes on."""
    return UNTIL_VOID


class Cast:
    """A roll in the making: who rolls, how many dice, and what for.

    The kind is `trait`, `attack`, `defence`, `event`, `damage`, `haunt` or `plain`.
    """

    __slots__ = ("added", "aim", "dice", "fixed", "kind", "trait", "traitor", "who", "why")

    def __init__(self, who: Explorer, dice: int, why: str, kind: str, trait: RolledTrait, aim: Aim | None) -> None:
        self.who = who
        self.dice = dice
        self.why = why
        self.kind = kind
        self.trait = trait
        self.aim = aim
        self.traitor = who.traitor
        """The side on which the roll was begun."""
        self.added = 0
        self.fixed: int | None = None


def passes_by_traitor(token: Token) -> bool:
    """What only heroes enjoy does not touch the traitor, nor does harm. (B-POW-02)"""
    return token.heroes_only or token.dice < 0


def would_change(change: AnyBefore, cast: Cast) -> bool:
    """Whether there are dice to be had, or a number was noted."""
    match change:
        case MoreDice():
            return cast.dice < MOST_DICE
        case UseNoted():
            return NAMED in cast.who.status
        case _:
            return True


class Rolls(Death):
    """Trait rolls and plain rolls."""

    drawn_event: tuple[str, int] | None = None
    """The event that is being resolved, and who drew it."""
    lying: Sequence[int] = ()
    """The faces of the last roll, as they lie."""

    async def trait_roll(self, who: Fighter, trait: Trait, why: str, *, change: int = 0, aim: Aim | None = None) -> int:
        """A roll of as many dice as the trait's current value. (B-DIE-08)"""
        dice = max(0, self.value(who, trait) + change)
        if isinstance(who, Explorer):
            dice = self.trait_dice(who, dice)
        return await self.throw(who, dice, why, kind="trait", trait=trait, aim=aim)

    @hook
    def trait_dice(self, who: Explorer, dice: int) -> int:
        """The dice of a trait roll after what lies in the room and what is carried. (B-DIE-10)"""
        tokens = self.state.tokens
        if tokens:
            for token in LOOKUP.room_dice:
                if tokens.get(token.id) == who.place and not (self.is_traitor(who) and passes_by_traitor(token)):
                    dice = changed(dice, token.dice)
        if self.drawn_event is not None and self.drawn_event[1] == who.seat:
            for card in who.cards:
                if card in LOOKUP.event_dice:
                    dice = changed(dice, LOOKUP.event_dice[card])
        return dice

    async def passes(self, who: Fighter, trait: Trait, target: int, why: str) -> bool:
        """Whether a trait roll reaches a number. (B-DIE-03)"""
        return await self.trait_roll(who, trait, why, aim=reach(target)) >= target

    async def throw(
        self, who: Fighter, dice: int, why: str, *, kind: str = "plain", trait: RolledTrait = "", aim: Aim | None = None
    ) -> int:
        """Roll so many dice and add them up; cards of the roller may change it. (B-DIE-02, B-DIE-13)"""
        if isinstance(who, Explorer) and who.alive and not LOOKUP.changing.isdisjoint(who.cards):
            return await self.throw_with_cards(Cast(who, dice, why, kind, trait, aim))
        faces = self.fall(dice)
        self.tell_roll(who, why, kind, trait, faces, aim)
        return sum(faces)

    async def throw_with_cards(self, cast: Cast) -> int:
        """A roll that cards may change, before and after it; then it is asked again who rolled. (B-DIE-15, B-DIE-16)"""
        await self.before_roll(cast)
        self.ask_who_rolls(cast)
        total = cast.fixed
        faces: list[int] = []
        final = False
        if total is None:
            faces = self.fall(cast.dice)
            final = not cast.added and not (faces and self.helpers_after(cast))
            self.tell_roll(cast.who, cast.why, cast.kind, cast.trait, faces, cast.aim, final=final)
            if faces:
                await self.after_roll(cast, faces)
                self.ask_who_rolls(cast)
            total = sum(faces) + cast.added
        if cast.fixed is not None or cast.added or (cast.aim is not None and not final):
            who, why, kind, trait = cast.who, cast.why, cast.kind, cast.trait
            self.lying = faces
            told, by_name = self.told_of(who, why, cast.aim, total, final=True)
            self.tell(
                RollResult(
                    who=who.id, why=why, roll=kind, trait=trait, faces=faces, total=total, added=cast.added, **told
                ),
                cause=self.cause_of_roll(why),
                by_name=by_name,
            )
        return total

    def ask_who_rolls(self, cast: Cast) -> None:
        """The dead roll nothing; who has changed sides, nothing that was for the former one. (B-DIE-15, B-DIE-16)"""
        who = cast.who
        turned = who.traitor != cast.traitor
        if not who.alive or (turned and not self.is_for_either_side(cast)):
            self.tell(RollWasVoid(who=who.id, why=cast.why, turned=who.alive))
            raise RollVoid

    def is_for_either_side(self, cast: Cast) -> bool:
        """Whether a card or a tile makes an explorer roll, or strikes at one: not a book, and not a fight."""
        return is_printed(self.cause if cast.kind == "defence" else cast.why)

    @hook
    def fall(self, dice: int) -> list[int]:
        """The faces of so many dice."""
        return [*map(PIPS.__getitem__, self.chance(DIE.name, len(PIPS), dice))] if dice > 0 else []

    def tell_roll(
        self,
        who: Fighter | None,
        why: str,
        kind: str,
        trait: RolledTrait,
        faces: list[int],
        aim: Aim | None = None,
        *,
        again: bool = False,
        final: bool = True,
    ) -> None:
        """Every die is public; what it must reach, where that is printed for all to read. (B-GEN-12, B-SEC-02)"""
        name, shown, total = NO_EXPLORER if who is None else who.id, [*faces], sum(faces)
        self.lying = shown
        told, by_name = self.told_of(who, why, aim, total, final=final)
        self.tell(
            Rolled(who=name, why=why, roll=kind, trait=trait, faces=shown, total=total, again=again, **told),
            cause=self.cause_of_roll(why),
            by_name=by_name,
        )

    def told_of(
        self, who: Fighter | None, why: str, aim: Aim | None, total: int, *, final: bool
    ) -> tuple[Decided, ByName | None]:
        """What everybody hears of a roll besides its dice, and what only readers of a book do. (B-SEC-02)"""
        if aim is None:
            return UNDECIDED, None
        readers = self.readers_of(who, why)
        if readers is None:
            return aim.told(total, final=final), None
        return UNDECIDED, ByName(tuple(readers), dict(aim.told(total, final=final)))

    @hook
    def readers_of(self, who: Fighter | None, why: str) -> Sequence[int] | None:
        """The seats that may know what a roll must reach; None: it is printed for all to read."""
        return None

    def cause_of_roll(self, why: str) -> str:
        """The card, tile, token or doing of a haunt that makes somebody roll; else whatever goes on."""
        return why if kind_of_cause(why) else self.cause

    # Cards before the roll

    async def before_roll(self, cast: Cast) -> None:
        """The roller may use cards first. (B-DEC-18)"""
        who = cast.who
        while cast.fixed is None and who.alive:
            cards = [card for card in LOOKUP.before_roll if card in who.cards and self.helps_before(card, cast)]
            if not cards:
                return
            choices = [Choice("roll", NO_CARD), *(Choice(f"use:{card}", card, {"card": card}) for card in cards)]
            card = await self.ask(
                self.controller(who),
                "before-roll",
                choices,
                why=cast.why,
                dice=cast.dice,
                roll=cast.kind,
                trait=cast.trait,
                needed=self.needed_for(cast),
            )
            if not card:
                return
            await self.use_before(card, who, cast)

    def helps_before(self, card: CardId, cast: Cast) -> bool:
        """Whether a card may be used on this roll now, and would do anything."""
        use = LOOKUP.before_roll[card]
        return self.may_change(card, use, cast) and any(would_change(change, cast) for change in use.do)

    def may_change(self, card: CardId, use: RollUse, cast: Cast) -> bool:
        """Whether a card works on this roll, and may be used now; nothing bars one from an event."""
        who = cast.who
        if card in HOLDINGS and (card in self.turn.used or self.barred_from_items(who)):
            return False
        if use.own_turn and not self.has_the_turn(who):
            return False
        return "any" in use.rolls or ROLLS.get(cast.kind) in use.rolls

    async def use_before(self, card: CardId, who: Explorer, cast: Cast) -> None:
        """What the card does to the roll; then it takes its price."""
        use = LOOKUP.before_roll[card]
        self.tell(Uses(explorer=who.id, card=card))
        for change in use.do:
            await self.change_roll(change, cast)
        self.use_up(who, card, use.limit)
        await self.pay_cost(who, card, use.cost)

    async def change_roll(self, change: AnyBefore, cast: Cast) -> None:
        """More dice, more of a result, or a result without dice. (B-DIE-12)"""
        who = cast.who
        match change:
            case Add():
                cast.added += change.amount
            case MoreDice():
                cast.dice = changed(cast.dice, change.dice)
            case UseNoted():
                cast.fixed = min(who.status.pop(NAMED), HIGHEST_FACE * cast.dice)
            case NameResult():
                numbers = [Choice(f"number:{number}", number, {"number": number}) for number in range(change.most + 1)]
                needed = self.needed_for(cast)
                cast.fixed = await self.ask(self.controller(who), "name-number", numbers, why=cast.why, needed=needed)

    def use_up(self, who: Explorer, card: CardId, limit: Limit) -> None:
        """A card works once in a turn, or once."""
        if limit == "single-use":
            self.spend(who, card)
        else:
            self.turn.used.append(card)

    async def pay_cost(self, who: Explorer, card: CardId, cost: Mapping[Trait, int]) -> None:
        """What the use of a card takes: losses are negative."""
        with self.because(card):
            for trait, spaces in cost.items():
                await self.lose(who, trait, -spaces)

    def spend(self, who: Explorer, card: CardId) -> None:
        """Discard a card that was used up; such cards change no trait by leaving."""
        who.cards.remove(card)
        self.discard(card)
        self.tell(Discards(explorer=who.id, card=card))

    # Cards after the roll

    async def after_roll(self, cast: Cast, faces: list[int]) -> None:
        """The roller may let dice fall again; the new faces stand."""
        who = cast.who
        while cards := self.helpers_after(cast):
            choices = [Choice("keep", NO_CARD), *(Choice(f"use:{card}", card, {"card": card}) for card in cards)]
            card = await self.ask(
                self.controller(who),
                "after-roll",
                choices,
                faces=list(faces),
                why=cast.why,
                roll=cast.kind,
                total=sum(faces) + cast.added,
                needed=self.needed_for(cast),
            )
            if not card:
                return
            await self.use_after(card, cast, faces)

    def needed_for(self, cast: Cast) -> int | None:
        """The number that a roll must reach, as far as whoever is asked about it may know. (B-SEC-02)"""
        if cast.aim is None:
            return None
        readers = self.readers_of(cast.who, cast.why)
        may_know = readers is None or self.controller(cast.who) in readers
        return cast.aim.told(0, final=False)["needed"] if may_know else None

    def helpers_after(self, cast: Cast) -> list[CardId]:
        """The cards with which the roller could let dice fall again."""
        return [card for card in LOOKUP.after_roll if card in cast.who.cards and self.helps_after(card, cast)]

    def helps_after(self, card: CardId, cast: Cast) -> bool:
        """Whether a card may be used on the dice that lie there."""
        return self.may_change(card, LOOKUP.after_roll[card], cast)

    async def use_after(self, card: CardId, cast: Cast, faces: list[int]) -> None:
        """The card takes its price; then dice of one's choice fall again."""
        use, who = LOOKUP.after_roll[card], cast.who
        self.tell(Uses(explorer=who.id, card=card))
        self.use_up(who, card, use.limit)
        await self.pay_cost(who, card, use.cost)
        for change in use.do:
            if change.dice == 1:
                chosen = [await self.choose_die(who, faces)]
            else:
                chosen = await self.choose_dice(who, faces, len(faces) if change.dice is None else change.dice)
            self.fall_again(cast, faces, chosen)

    async def choose_die(self, who: Explorer, faces: list[int]) -> int:
        """One face; which of the dice that show it makes no difference."""
        choices = [Choice(f"die:{face}", face, {"face": face}) for face in sorted(set(faces))]
        return await self.ask(self.controller(who), "choose-die", choices)

    async def choose_dice(self, who: Explorer, faces: list[int], limit: int) -> list[int]:
        """Some dice, up to so many, told by their faces."""
        chosen: list[int] = []
        for face in sorted(set(faces)):
            most = min(faces.count(face), limit - len(chosen))
            counts = [
                Choice(f"dice:{face}x{count}", count, {"face": face, "count": count}) for count in range(most + 1)
            ]
            count = await self.ask(self.controller(who), "choose-dice", counts, face=face)
            chosen += [face] * count
        return chosen

    def fall_again(self, cast: Cast, faces: list[int], chosen: list[int]) -> None:
        """The chosen dice are rolled once more."""
        for face in chosen:
            faces.remove(face)
        faces += self.fall(len(chosen))
        self.tell_roll(cast.who, cast.why, cast.kind, cast.trait, faces, cast.aim, again=True, final=False)

    def monster_throw(
        self, figure: Figure, dice: int, why: str, *, trait: RolledTrait = "", aim: Aim | None = None
    ) -> int:
        """A monster's roll that no card can change."""
        faces = self.fall(dice)
        self.tell_roll(figure, why, "monster", trait, faces, aim)
        return sum(faces)
