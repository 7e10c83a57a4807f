"""Equipment of other packages: cards that lie in the search deck of tables played with them."""

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from dreadhall.darkest.components.pieces import EDITIONS, Copy, Edition, Item, Piece
from dreadhall.darkest.ids import CardId
from dreadhall.packs import KindOfPack, Pack

Few = Annotated[int, Meta(ge=0, le=4)]
"""Of dice, and of rooms."""
WORKING: dict[str, tuple[str, ...]] = {
    "weapon": ("", "knock-down", "axe-extinguish", "double-hit", "aim-adds-hit", "aim-adds-hit-and-range"),
    "consumable": (
        *("heal-1", "heal-2", "antidote", "energy-drink"),
        *("grenade", "dynamite", "flashbang-free", "gas-mask-pass"),
    ),
    "ammo": ("reload",),
}
"""What each kind of card can do: the effects of the box that ask for no other card of it."""
BLASTS = ("grenade", "dynamite")


class AddedCopy(Piece, frozen=True, kw_only=True):
    """One card that shows an item: the colours of its icons."""

    colours: Annotated[tuple[str, ...], Meta(min_length=1, max_length=2)]
    editions: Annotated[tuple[Edition, ...], Meta(min_length=1)] = EDITIONS


class AddedItem(Piece, frozen=True, kw_only=True):
    """An item of another package; what follows from its kind is not asked for."""

    key: str
    name: str
    kind: Literal["weapon", "consumable", "ammo"]
    hands: Annotated[int, Meta(ge=0, le=2)] = 0
    range: Few = 0
    attack: Few = 0
    ammo: Annotated[int, Meta(ge=1, le=8)] | None = None
    effect: str = ""
    reloads: str = ""
    amount: Annotated[int, Meta(ge=0, le=8)] = 0
    copies: Annotated[tuple[AddedCopy, ...], Meta(min_length=1, max_length=10)]

    @property
    def item(self) -> Item:
        """It, as the file of the box would have it."""
        is_weapon = self.kind == "weapon"
        return Item(
            key=self.key,
            name=self.name,
            kind=self.kind,
            hands=self.hands,
            range=self.range,
            attack=self.attack,
            ammo=self.ammo,
            effect=self.effect,
            reloads=self.reloads,
            amount=self.amount,
            ap_cost=int(is_weapon or self.effect in BLASTS),
            single_use=not is_weapon,
            timing="attack" if is_weapon else "active",
            copies=tuple(
                Copy(id=card, colours=copy.colours, editions=copy.editions)
                for card, copy in zip(self.cards, self.copies, strict=True)
            ),
            source="reconstructed",
        )

    @property
    def cards(self) -> list[CardId]:
        """The ids of its cards: they are counted."""
        return [CardId(f"{self.key}-{number}") for number in range(1, len(self.copies) + 1)]


class EquipmentSheets(Piece, frozen=True, kw_only=True):
    """The files of a pack."""

    items: tuple[AddedItem, ...] = ()


EquipmentPack = Pack[EquipmentSheets]
EQUIPMENT_PACKS = KindOfPack(
    group="dreadhall.equipment",
    called="pack of equipment",
    sheets=EquipmentSheets,
    names=lambda item: (item.key, *item.cards),
)


def item_faults(item: AddedItem, colours: tuple[str, ...], weapons: set[str]) -> Iterator[str]:
    """Where a card names what does not exist, or its numbers are not those of its kind."""
    for colour in (colour for copy in item.copies for colour in copy.colours if colour not in colours):
        yield f"copies colours: one of {', '.join(colours)} is expected, not {colour!r:.40}"
    if item.effect not in WORKING[item.kind]:
        able = ", ".join(effect or "none" for effect in WORKING[item.kind])
        yield f"effect: of a card of this kind it can be {able}, not {item.effect!r:.40}"
    if item.kind == "ammo" and item.reloads not in weapons:
        yield f"reloads: a weapon with ammo is expected ({', '.join(sorted(weapons))}), not {item.reloads!r:.40}"
    for field, of, is_needed in (
        ("attack", "weapon", True),
        ("hands", "weapon", True),
        ("range", "weapon", False),
        ("ammo", "weapon", False),
        ("amount", "ammo", True),
        ("reloads", "ammo", False),
    ):
        value = getattr(item, field)
        if value and item.kind != of:
            yield f"{field}: nothing is expected, as it is no {of}"
        elif is_needed and item.kind == of and not value:
            yield f"{field}: a number from 1 on is expected"
