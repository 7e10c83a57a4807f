"""Which cards and tokens do what, prepared for the rules, which ask on every roll, step and attack.

All of it comes from the sheets, by one function: whoever changes a sheet changes what the rules find here.
"""

from collections.abc import Iterator

import msgspec

from dreadhall.betrayal.components.card_sheets import AfterRoll, BeforeRoll, Holding, Plight, Snare, Use, WeaponAttack
from dreadhall.betrayal.components.catalogue import CARDS, EVENTS, HOLDINGS, SQUARES, instructions_of
from dreadhall.betrayal.components.instructions import Heal, RestoreClips
from dreadhall.betrayal.components.pieces import TRAITS_OF, DamageKind, Token, Trait
from dreadhall.betrayal.ids import CardId


class Lookup(msgspec.Struct, kw_only=True):
    """By the id of a card, unless it says otherwise; only those are there that do it."""

    # In the own turn
    uses: dict[CardId, Use]
    mends: dict[CardId, tuple[Trait, ...]]
    """The traits of which a card can raise those that are below their start."""
    costs: dict[CardId, dict[Trait, int]]
    """What using a card, in whatever way, takes."""
    weapons: dict[CardId, WeaponAttack]
    """The cards that let one attack."""

    # Rolls
    before_roll: dict[CardId, BeforeRoll]
    after_roll: dict[CardId, AfterRoll]
    changing: frozenset[CardId]
    """The cards that can change a roll of whoever holds them."""
    event_dice: dict[CardId, int]
    """The dice for trait rolls of events that the holder drew."""
    room_dice: tuple[Token, ...]
    """The tokens that matter to trait rolls in their room."""
    smoke: tuple[str, ...]
    """The tokens that block the sight of their room."""

    # What is held
    droppable: frozenset[CardId]
    spares: dict[tuple[CardId, DamageKind], int]
    """By card and kind of damage: the points it takes off."""
    turns: dict[tuple[CardId, DamageKind], DamageKind]
    """By card and kind of damage: the kind it may be turned into."""
    sets: dict[CardId, Holding]
    """For each card of a set the one that completes it."""

    # Events that stay, and tokens that they leave
    snares: dict[CardId, Snare]
    plights: dict[CardId, Plight]
    slows: dict[CardId, int]
    """The spaces that are left of a turn."""
    cures: dict[CardId, tuple[CardId, ...]]
    """The plights that a card ends."""
    washed_off: tuple[CardId, ...]
    """The plights that end where an item raises a trait."""
    impeding: frozenset[CardId]
    """Events that hinder their holder; who turns traitor is rid of them."""
    features: dict[str, CardId]
    """By token: the event on whose table whoever stands beside it may roll; the Wall Switch works from afar, too."""


def look_up() -> Lookup:
    """What the sheets say now.

    >>> look_up().weapons["spear"].dice
    2
    """
    holdings, events = HOLDINGS.values(), EVENTS.values()
    plights = {card.id: card.plight for card in events if card.plight}
    snares = {card.id: card.snare for card in events if card.snare}
    before = {card.id: card.before_roll for cards in (holdings, events) for card in cards if card.before_roll}
    after = {card.id: card.after_roll for card in holdings if card.after_roll}
    cured_by = {card: tuple(event for event, plight in plights.items() if card in plight.cured_by) for card in CARDS}
    return Lookup(
        uses={card.id: card.use for card in holdings if card.use},
        mends={card.id: mended for card in holdings if (mended := tuple(dict.fromkeys(_mended(card))))},
        costs={card.id: cost for card in holdings if (cost := _cost(card))},
        weapons={card.id: card.attack for card in holdings if card.attack},
        before_roll=before,
        after_roll=after,
        changing=frozenset((*before, *after)),
        event_dice={card.id: card.event_dice for card in holdings if card.event_dice},
        room_dice=tuple(token for token in SQUARES.values() if token.dice),
        smoke=tuple(token.id for token in SQUARES.values() if token.blocks_sight),
        droppable=frozenset(card.id for card in holdings if card.item and card.droppable),
        spares={(card.id, kind): points for card in holdings for kind, points in card.spares.items()},
        turns={(card.id, kind): other for card in holdings for kind, other in card.turns.items()},
        sets={part: card for card in holdings if card.completes for part in (card.id, *card.completes)},
        snares=snares,
        plights=plights,
        slows={event: plight.spaces for event, plight in plights.items() if plight.spaces is not None},
        cures={card: ended for card, ended in cured_by.items() if ended},
        washed_off=tuple(event for event, plight in plights.items() if plight.cured_by_items),
        impeding=frozenset((*snares, *plights)),
        features={token.id: CardId(token.placed_by) for token in SQUARES.values() if _has_table(token)},
    )


def _mended(card: Holding) -> Iterator[Trait]:
    """The traits that a card brings back to their start, or nearer to it."""
    for told in instructions_of(card):
        if isinstance(told, RestoreClips):
            yield from told.traits
        elif isinstance(told, Heal):
            yield from TRAITS_OF["physical"]


def _cost(card: Holding) -> dict[Trait, int]:
    ways = (card.use, card.attack, card.before_roll, card.after_roll)
    return {trait: spaces for way in ways if way is not None for trait, spaces in way.cost.items()}


def _has_table(token: Token) -> bool:
    return CardId(token.placed_by) in EVENTS and EVENTS[CardId(token.placed_by)].later is not None


LOOKUP = look_up()
