"""The fifty haunts of the printed books, and the chart that leads to them."""

from collections.abc import Mapping
from types import MappingProxyType

from dreadhall.betrayal.components.catalogue import FILES
from dreadhall.betrayal.components.pieces import HauntEntry
from dreadhall.betrayal.haunts.record import HauntRecord


def record_of(entry: HauntEntry) -> HauntRecord:
    """A row of the table of haunts, with its cells of the chart, its file and its page."""
    file = f"h{entry.number:02}_{entry.slug.replace('-', '_')}"
    chart = FILES.chart
    rooms = {
        omen: [row.room for row in chart.rows if row.haunts[at] == entry.number] for at, omen in enumerate(chart.omens)
    }
    return HauntRecord(
        id=entry.slug,
        number=entry.number,
        rules=f"{__package__}.{file}:RULES",
        traitor=entry.traitor,
        cells={omen: found for omen, found in rooms.items() if found},
        page=f"docs/rules/betrayal/haunts/{entry.number:02}-{entry.slug}.md",
        title=entry.title,
    )


PRINTED: tuple[HauntRecord, ...] = tuple(map(record_of, FILES.haunts.haunts))
HAUNTS: Mapping[int, HauntRecord] = MappingProxyType(
    {record.number: record for record in PRINTED if record.number is not None}
)
"""By number."""
CHART: Mapping[tuple[str, str], int] = MappingProxyType(
    {
        (omen, room): number
        for number, record in HAUNTS.items()
        for omen, rooms in record.cells.items()
        for room in rooms
    }
)
"""The number of the haunt, by omen and room."""
