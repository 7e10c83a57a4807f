"""Addresses of people who want a mail when it is their turn, under the hashes of the keys that their browsers hold."""

from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, exists, func, insert, literal, or_, select, update

from dreadhall.server.storage.models import mails, pushes

BY_MAIL = "mail:"
"""What the address of a call begins with that goes by mail; the id of the mail address follows."""


class MailAddress(NamedTuple):
    """Where somebody wants a mail, in which language, and whether they have said so from there."""

    id: str
    address: str
    language: str
    is_confirmed: bool


def add_mail(mail: MailAddress, seen: float, connection: Connection) -> None:
    """Keep an address, which has yet to be confirmed."""
    row = {"id": mail.id, "address": mail.address, "language": mail.language, "confirmed": False, "asked": seen}
    connection.execute(insert(mails).values(**row))


def asked_lately(address: str, since: float, connection: Connection) -> bool:
    """Whether a mail went to an address since then that asks whether it may be written to."""
    where = and_(func.lower(mails.c.address) == address.lower(), mails.c.asked >= since, ~mails.c.confirmed)
    return connection.scalar(select(func.count()).select_from(mails).where(where)) > 0  # type: ignore[operator]


def read_mail(mail_id: str, connection: Connection) -> MailAddress | None:
    """An address, if it is kept."""
    query = select(mails.c.id, mails.c.address, mails.c.language, mails.c.confirmed).where(mails.c.id == mail_id)
    row = connection.execute(query).first()
    return None if row is None else MailAddress(*row)


def confirm_mail(mail: MailAddress, connection: Connection) -> None:
    """Write to it from now on. Where another browser has named it, too, one mail is enough: this takes its place."""
    connection.execute(update(mails).where(mails.c.id == mail.id).values(confirmed=True))
    same = and_(func.lower(mails.c.address) == mail.address.lower(), mails.c.confirmed, mails.c.id != mail.id)
    for other in list(connection.scalars(select(mails.c.id).where(same))):
        old, new = BY_MAIL + other, BY_MAIL + mail.id
        there = pushes.alias()
        at_same = and_(there.c.table_id == pushes.c.table_id, there.c.seat == pushes.c.seat, there.c.endpoint == new)
        connection.execute(delete(pushes).where(pushes.c.endpoint == old, exists(literal(1)).where(at_same)))
        connection.execute(update(pushes).where(pushes.c.endpoint == old).values(endpoint=new))
        connection.execute(delete(mails).where(mails.c.id == other))


def drop_mail(mail_id: str, connection: Connection) -> None:
    """Forget an address, and call nobody there."""
    connection.execute(delete(pushes).where(pushes.c.endpoint == BY_MAIL + mail_id))
    connection.execute(delete(mails).where(mails.c.id == mail_id))


def drop_idle_mails(unconfirmed: float, unused: float, connection: Connection) -> None:
    """Forget addresses named before then that nobody has confirmed, and those for which no seat is called any more."""
    is_used = exists(literal(1)).where(pushes.c.endpoint == literal(BY_MAIL) + mails.c.id).correlate(mails)
    idle = or_(and_(mails.c.asked < unconfirmed, ~mails.c.confirmed), and_(mails.c.asked < unused, ~is_used))
    connection.execute(delete(mails).where(idle))
