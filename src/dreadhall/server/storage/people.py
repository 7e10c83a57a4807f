"""People as the operator sees them: what was reported of them, whom to keep out, and to forget somebody."""

import ipaddress
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from dreadhall.server.addresses import HOUSEHOLD_BITS
from dreadhall.server.storage.engine import insert_into
from dreadhall.server.storage.mails import BY_MAIL, drop_mail
from dreadhall.server.storage.models import blocks, chat, conduct, pushes, reports, seats, tables, waiting

Kind = Literal["address", "name"]

MOST_REPORTS = 20
"""Of a table; whoever reads them knows enough then."""
LINES_OF_A_REPORT = 20
ERASED = ""
"""What stands in the place of a name or words that were erased."""


class Report(msgspec.Struct, frozen=True):
    """Somebody tells of somebody at a table, and what those had said last."""

    id: str
    table: str
    at: float
    by: str
    about: str
    reason: str
    lines: list[str]


class Block(NamedTuple):
    """An address or network, or a name, that is kept out."""

    kind: Kind
    value: str


class NameFound(NamedTuple):
    """A name at a table, and in how many lines of its talk it stands."""

    table: str
    name: str
    lines: int


def same_name(name: str) -> str:
    """A name as it compares to others, however it is written.

    >>> same_name(" Zo\u00eb  of the ATTIC")
    'zo\xeb of the attic'
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def address_or_network(text: str) -> str:
    """The network of an address or a household, or the one that is written; ValueError where it is none.

    >>> address_or_network("192.0.2.7"), address_or_network("2001:db8::/32")
    ('192.0.2.7/32', '2001:db8::/32')
    """
    network = ipaddress.ip_network(text.strip(), strict=False)
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen > HOUSEHOLD_BITS:
        network = network.supernet(new_prefix=HOUSEHOLD_BITS)
    return str(network)


# Reports


def add_report(report: Report, connection: Connection) -> bool:
    """Keep a report, unless there are many of this table."""
    known = len(connection.scalars(select(reports.c.id).where(reports.c.of_table == report.table)).all())
    if known >= MOST_REPORTS:
        return False
    row = {"id": report.id, "of_table": report.table, "at": report.at, "by_name": report.by, "about": report.about}
    lines = msgspec.json.encode(report.lines).decode()
    connection.execute(insert(reports).values(**row, reason=report.reason, lines=lines))
    return True


def new_report(table: str, at: float, by: str, about: str, reason: str, seat: int, connection: Connection) -> bool:
    """Note what somebody has to tell, with what the person on a seat has said last for all to hear."""
    said = select(chat.c.text).where(chat.c.table_id == table, chat.c.seat == seat, chat.c.channel == "")
    newest = connection.scalars(said.order_by(chat.c.number.desc()).limit(LINES_OF_A_REPORT)).all()
    return add_report(Report(secrets.token_hex(4), table, at, by, about, reason, list(newest[::-1])), connection)


def list_reports(connection: Connection) -> list[Report]:
    """All of them, the oldest first."""
    return [
        Report(row.id, row.of_table, row.at, row.by_name, row.about, row.reason, msgspec.json.decode(row.lines))
        for row in connection.execute(select(reports).order_by(reports.c.at, reports.c.id))
    ]


def delete_reports(ids: Sequence[str], connection: Connection) -> int:
    """Forget these; how many there were."""
    return connection.execute(delete(reports).where(reports.c.id.in_(ids))).rowcount


# Blocks


def add_block(block: Block, now: float, connection: Connection) -> None:
    """Keep somebody out."""
    row = {"kind": block.kind, "value": block.value, "at": now}
    connection.execute(insert_into(connection, blocks).values(**row).on_conflict_do_nothing())


def delete_block(block: Block, connection: Connection) -> bool:
    """Keep somebody out no more; whether somebody was."""
    where = and_(blocks.c.kind == block.kind, blocks.c.value == block.value)
    return connection.execute(delete(blocks).where(where)).rowcount > 0


def list_blocks(connection: Connection) -> list[Block]:
    """Everybody who is kept out."""
    return [Block(*row) for row in connection.execute(select(blocks.c.kind, blocks.c.value).order_by(blocks.c.value))]


# Forgetting


def find_name(name: str, table: str | None, connection: Connection) -> list[NameFound]:
    """Where somebody of this name sits, sat or spoke, or asks for a seat."""
    wanted, found = same_name(name), dict[tuple[str, str], int]()
    for row in connection.execute(select(seats.c.table_id, seats.c.name).where(of_table(seats.c.table_id, table))):
        if same_name(row.name) == wanted:
            found.setdefault((row.table_id, row.name), 0)
    query = select(chat.c.table_id, chat.c.name, chat.c.notice).where(of_table(chat.c.table_id, table))
    for line in connection.execute(query):
        if same_name(line.name) == wanted:
            found[line.table_id, line.name] = found.get((line.table_id, line.name), 0) + 1
        elif line.notice and erased_names(line.notice, wanted) != line.notice:
            found.setdefault((line.table_id, name), 0)
    return sorted(NameFound(of, called, lines) for (of, called), lines in found.items())


def of_table(column: Any, table: str | None) -> Any:
    """Rows of this table, or of any."""
    return column.is_not(None) if table is None else column == table


def erase(name: str, table: str | None, connection: Connection) -> list[str]:
    """Take a name and all words under it out of these tables, and out of reports; the tables that had any."""
    wanted, changed = same_name(name), set[str]()
    for row in connection.execute(select(seats.c.table_id, seats.c.seat, seats.c.name, seats.c.conduct)).all():
        if same_name(row.name) == wanted and table in (None, row.table_id):
            mine = and_(seats.c.table_id == row.table_id, seats.c.seat == row.seat)
            connection.execute(update(seats).where(mine).values(name=ERASED, conduct=None))
            connection.execute(delete(conduct).where(conduct.c.hash == row.conduct))
            call_no_more(row.table_id, row.seat, connection)
            changed.add(row.table_id)
    for waiter in connection.execute(select(waiting.c.hash, waiting.c.name)).all():
        if same_name(waiter.name) == wanted:
            connection.execute(delete(waiting).where(waiting.c.hash == waiter.hash))
    changed |= erase_talk(wanted, table, connection)
    for asked in connection.execute(select(tables.c.id, tables.c.claims)).all():
        kept = erased_names(asked.claims, wanted)
        if kept != asked.claims and table in (None, asked.id):
            connection.execute(update(tables).where(tables.c.id == asked.id).values(claims=kept))
            changed.add(asked.id)
    connection.execute(update(tables).where(tables.c.id.in_(changed)).values(version=tables.c.version + 1))
    delete_reports(find_reports(name, table, connection), connection)
    return sorted(changed)


def call_no_more(table: str, seat: int, connection: Connection) -> None:
    """Forget where whoever sits there is called, and their address of mail, whichever other seats have it."""
    here = and_(pushes.c.table_id == table, pushes.c.seat == seat)
    for endpoint in list(connection.scalars(select(pushes.c.endpoint).where(here))):
        if endpoint.startswith(BY_MAIL):
            drop_mail(endpoint.removeprefix(BY_MAIL), connection)
    connection.execute(delete(pushes).where(here))


def find_reports(name: str, table: str | None, connection: Connection) -> list[str]:
    """The reports by or about somebody of this name."""
    rows = connection.execute(select(reports).where(of_table(reports.c.of_table, table)).order_by(reports.c.at))
    return [row.id for row in rows if is_in_report(row, same_name(name))]


def erase_talk(wanted: str, table: str | None, connection: Connection) -> set[str]:
    """Take words and notices out of the talk; the tables that had any."""
    changed = set[str]()
    query = select(chat.c.table_id, chat.c.number, chat.c.name, chat.c.notice)
    query = query.where(or_(chat.c.name != "", chat.c.notice.is_not(None)), of_table(chat.c.table_id, table))
    for row in connection.execute(query).all():
        values: dict[str, Any] = {}
        if same_name(row.name) == wanted:
            values = {"name": ERASED, "text": ERASED}
        elif row.notice and (kept := erased_names(row.notice, wanted)) != row.notice:
            values = {"notice": kept}
        if values:
            line = and_(chat.c.table_id == row.table_id, chat.c.number == row.number)
            connection.execute(update(chat).where(line).values(**values))
            changed.add(row.table_id)
    return changed


def is_in_report(row: Any, wanted: str) -> bool:
    """Whether a report is by or about somebody."""
    return wanted in (same_name(row.by_name), same_name(row.about))


def erased_names(text: str, wanted: str) -> str:
    """What is kept as JSON, without a name wherever it stands as one; the same text where it does not.

    >>> erased_names('{"kind":"given-up","data":{"names":["Ann","Ben"],"name":"ann"}}', "ann")
    '{"kind":"given-up","data":{"names":["","Ben"],"name":""}}'
    """
    known = msgspec.json.decode(text)
    kept = without(known, wanted)
    return text if kept == known else msgspec.json.encode(kept).decode()


def erased_line(line: bytes, wanted: str) -> bytes:
    """A line of an exported table without a name and the words under it; the same where it has none."""
    row = msgspec.json.decode(line)
    values, kept = row.get("values"), None
    if row.get("part") in ("seats", "chat") and same_name(values.get("name") or "") == wanted:
        kept = {**values, "name": ERASED} | ({"text": ERASED} if row["part"] == "chat" else {})
    for column in ("notice", "claims"):
        if row.get("part") in ("chat", "tables") and kept is None and values.get(column):
            names = erased_names(values[column], wanted)
            kept = {**values, column: names} if names != values[column] else None
    return line if kept is None else msgspec.json.encode({**row, "values": kept}) + b"\n"


def without(value: Any, wanted: str, *, is_name: bool = False) -> Any:
    """A value without a name: names stand under `name`, `names` and the like."""
    if isinstance(value, dict):
        return {key: without(each, wanted, is_name=key in ("name", "names")) for key, each in value.items()}
    if isinstance(value, list):
        return [without(each, wanted, is_name=is_name) for each in value]
    return ERASED if is_name and isinstance(value, str) and same_name(value) == wanted else value
