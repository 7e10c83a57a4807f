"""What is printed on the pieces of Betrayal, for a browser that draws them before they are on the table."""

from typing import Any

from dreadhall.betrayal.components.catalogue import CARDS, EXPLORERS, HAUNTS, HOLDINGS, ROOMS


def pieces() -> dict[str, Any]:
    """Rooms and explorers, the kinds of cards, and which haunts there are."""
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
            }
            for room in ROOMS.values()
        },
        "explorers": {
            who.id: {
                "colour": who.colour,
                "tracks": {name: {"values": track.values, "start": track.start} for name, track in who.tracks.items()},
            }
            for who in EXPLORERS.values()
        },
        "cards": {card.id: card.kind for card in CARDS.values()},
        "weapons": {card.id: card.attack.dice for card in HOLDINGS.values() if card.attack is not None},
        "haunts": {haunt.number: haunt.slug for haunt in HAUNTS.values()},
    }
