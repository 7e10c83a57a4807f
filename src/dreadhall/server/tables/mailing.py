"""Calling somebody by mail, where the operator names a server for it.

A mail says that it is somebody's turn, and how to get no more of them: neither at which table, nor anything that opens
one. Nobody is written to who has not said so from their own mailbox, but for the question whether they may be.
"""

import asyncio
import hashlib
import hmac
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import partial

import structlog

from dreadhall.server.clock import Clock
from dreadhall.server.config import Settings, share
from dreadhall.server.errors import Refused, StorageFailed, conflict
from dreadhall.server.keys import hash_key, new_key
from dreadhall.server.limits import Buckets
from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.storage.mails import (
    MailAddress,
    add_mail,
    asked_lately,
    confirm_mail,
    drop_idle_mails,
    drop_mail,
    read_mail,
)
from dreadhall.server.storage.store import Store
from dreadhall.server.storage.uptime import Uptime
from dreadhall.server.tables.open_tables import too_often
from dreadhall.server.tables.webpush import CallOutcome
from dreadhall.server.wire.mail import Mail
from dreadhall.words import Words

SECRET = "mail"
SECONDS = 10.0
AT_ONCE = 4
# How often one client may have mails sent that ask for confirmation, and everybody together.
ASKS_A_SECOND, ASKS_AT_ONCE = 1 / 600, 5
ALL_A_SECOND, ALL_AT_ONCE = 1 / 30, 60
FOR_EVER = 36_500.0
ASK_AGAIN_SECONDS = 3600.0
"""An address is asked no more often than this."""

log = structlog.get_logger("dreadhall.mail")


class Mailer:
    """Keeps where people want a mail, and writes to them."""

    def __init__(self, settings: Settings, store: Store, uptime: Uptime, ticks: Clock, processes: int = 1) -> None:
        self._settings = settings
        self._database = store.database
        self._uptime = uptime
        self._asks = Buckets(ASKS_A_SECOND / processes, share(ASKS_AT_ONCE, processes), ticks)
        self._all = Buckets(ALL_A_SECOND / processes, share(ALL_AT_ONCE, processes), ticks)
        self._secret = b""
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="mail")

    @property
    def is_wanted(self) -> bool:
        """Whether the operator has named a server of mail, and where this one is found."""
        return self._settings.has_mail

    def take(self, secret: bytes) -> None:
        """Sign what is in the links of mails with this secret."""
        self._secret = secret

    def close(self) -> None:
        """Write no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    # What people do

    async def ask(self, address: str, language: str, client: str) -> Mail:
        """Keep an address, and ask there whether that is right."""
        if not self.is_wanted:
            raise conflict("no-mail", "this server writes to nobody")
        if not self._asks.take(client) or not self._all.take(""):
            raise too_often()
        key = new_key("mail")
        mail = MailAddress(id_of(key), address, language, is_confirmed=False)
        async with self._database.writing() as connection:
            since = self._uptime.seconds - ASK_AGAIN_SECONDS
            if await connection.run_sync(partial(asked_lately, address, since)):
                raise too_often()
            await connection.run_sync(partial(add_mail, mail, self._uptime.seconds))
        if await self._send(mail, "confirm", "on") is not CallOutcome.CALLED:
            await self._database.write(partial(drop_mail, mail.id))
            raise StorageFailed("the mail cannot be sent: try again later")
        return Mail(key, confirmed=False)

    async def look(self, key: str) -> Mail:
        """Whether the address under a key is confirmed."""
        mail = await self._read(id_of(key))
        return Mail("", confirmed=False) if mail is None else Mail(key, confirmed=mail.is_confirmed)

    async def forget(self, key: str) -> None:
        """Forget the address under a key."""
        await self._database.write(partial(drop_mail, id_of(key)))

    async def follow(self, token: str) -> None:
        """Do what a link in a mail is for: confirm an address, or forget it."""
        mail_id, _, rest = token.partition(".")
        purpose = rest.partition(".")[0]
        if not hmac.compare_digest(token.encode(), self._token(mail_id, purpose).encode()):
            raise Refused(404, "no-such-mail", "this link is not good, or not any more")
        mail = await self._read(mail_id)
        if mail is None:
            raise Refused(404, "no-such-mail", "this link is not good, or not any more")
        await self._database.write(partial(confirm_mail, mail) if purpose == "on" else partial(drop_mail, mail.id))

    async def tidy(self) -> None:
        """Forget what nobody has confirmed in a day, and what no seat has needed for as long as tables are kept."""
        if self.is_wanted:
            seen, days = self._uptime.seconds, self._settings.expire_days or FOR_EVER
            await self._database.write(partial(drop_idle_mails, seen - DAY, seen - days * DAY))

    # What is written

    async def call(self, mail_id: str) -> CallOutcome:
        """Tell somebody that it is their turn."""
        mail = await self._read(mail_id)
        if mail is None:
            return CallOutcome.GONE
        return await self._send(mail, "turn", "off") if mail.is_confirmed else CallOutcome.REFUSED

    async def _read(self, mail_id: str) -> MailAddress | None:
        async with self._database.reading() as connection:
            return await connection.run_sync(partial(read_mail, mail_id))

    def _token(self, mail_id: str, purpose: str) -> str:
        """What a link has in it: of which address it is, what for, and that it is from us."""
        signed = hmac.new(self._secret, f"{mail_id}.{purpose}".encode(), hashlib.sha256).hexdigest()[:32]
        return f"{mail_id}.{purpose}.{signed}"

    def _written(self, mail: MailAddress, about: str, purpose: str) -> EmailMessage:
        words, house = Words(mail.language), self._settings.address.rstrip("/")
        token = self._token(mail.id, purpose)
        link = f"{house}/#/mail?key={token}"
        message = EmailMessage()
        message["Subject"] = words.say(f"mail-{about}-subject")
        message["From"] = self._settings.mail_from
        message["To"] = mail.address
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._settings.mail_from.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if purpose == "off":
            message["List-Unsubscribe"] = f"<{link}>"
        message.set_content(words.say(f"mail-{about}", house=f"{house}/", link=link))
        return message

    async def _send(self, mail: MailAddress, about: str, purpose: str) -> CallOutcome:
        message = self._written(mail, about, purpose)
        try:
            async with asyncio.timeout(3 * SECONDS):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, send, self._settings, message)
        except (OSError, smtplib.SMTPException, RuntimeError) as error:
            log.warning("cannot send mail", reason=type(error).__name__)
            return CallOutcome.FAILED


def send(settings: Settings, message: EmailMessage) -> CallOutcome:
    """Hand a mail to the operator's server."""
    secure = ssl.create_default_context()
    host, port = settings.smtp_host, settings.smtp_port
    with (
        smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=secure)
        if settings.smtp_security == "tls"
        else smtplib.SMTP(host, port, timeout=SECONDS)
    ) as connection:
        if settings.smtp_security == "starttls":
            connection.starttls(context=secure)
        if settings.smtp_user:
            connection.login(settings.smtp_user, settings.smtp_password)
        try:
            connection.send_message(message)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            return CallOutcome.GONE if all(code in (550, 551, 553) for code in codes) else CallOutcome.LATER
        except smtplib.SMTPResponseException as error:
            return CallOutcome.REFUSED if error.smtp_code >= 500 else CallOutcome.FAILED
    return CallOutcome.CALLED


def id_of(key: str) -> str:
    """Under what the address is kept that a browser has this key of."""
    return hash_key(key).hex()[:32]
