"""What is printed on the pieces of Betrayal, for a browser that draws them before they are on the table."""

from typing import Any

from dreadhall.betrayal.components.card_sheets import Holding
from dreadhall.betrayal.components.catalogue import FILES, PRINTED_EXPLORERS, PRINTED_ROOMS
from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.betrayal.house.arriving import ACT_ON_ENTRY, ACT_ON_LEAVING
from dreadhall.betrayal.house.plan import STAIRS

BOX_HOLDINGS = (*FILES.items.items, *FILES.omens.omens)
BOX_CARDS = (*BOX_HOLDINGS, *FILES.events.events)


def pieces() -> dict[str, Any]:
    """Rooms and explorers, the kinds of cards, and which haunts are printed."""
    return {
        "rooms": {
            room.id: {
                "floors": sorted(room.floors),
                "doors": sorted(room.doors),
                "windows": sorted(room.windows),
                "symbol": room.symbol or "",
                "far": None if room.barrier is None else sorted(room.barrier.far),
                "outdoors": room.outdoors,
                "to": room.link or room.slides_to or (room.fall.to if room.fall else ""),
                "stairs": STAIRS.get(room.id, ""),
                "acts_on_entry": room.id in ACT_ON_ENTRY,
                "acts_on_leaving": room.id in ACT_ON_LEAVING,
                "barrier": 0 if room.barrier is None else room.barrier.target,
                "bonus": room.bonus or "",
                "harm": room.harm or "",
            }
            for room in PRINTED_ROOMS.values()
        },
        "explorers": {
            who.id: {
                "colour": who.colour,
                "gender": who.gender,
                "tracks": {name: {"values": track.values, "start": track.start} for name, track in who.tracks.items()},
            }
            for who in PRINTED_EXPLORERS.values()
        },
        "cards": {card.id: card.kind for card in BOX_CARDS},
        "weapons": {card.id: card.attack.dice for card in BOX_HOLDINGS if card.attack is not None},
        "used_up": sorted(card.id for card in BOX_HOLDINGS if is_used_up(card)),
        "haunts": {number: haunt.id for number, haunt in HAUNTS.items()},
    }


def is_used_up(card: Holding) -> bool:
    """Whether a card is gone once it was used."""
    return any(use is not None and use.limit == "single-use" for use in (card.use, card.before_roll, card.after_roll))
