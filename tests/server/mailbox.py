"""A server of mail for tests: it takes what it is given, as far as a test lets it."""

import email.policy
import re
import socketserver
import threading
from email.message import EmailMessage
from email.parser import BytesParser

from typing_extensions import override


class Mailbox:
    """Listens on loopback, and keeps what comes."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.recipient = 250
        """What it says of whoever a mail is for."""
        self.refused = ""
        """Whoever has this in their address gets nothing at the moment."""
        box = self

        class Handler(socketserver.StreamRequestHandler):
            @override
            def handle(self) -> None:
                self._say(220)
                while line := self.rfile.readline().decode().strip():
                    command = line[:4].upper()
                    if command == "DATA":
                        self._say(354)
                        box.mails.append(read_mail(b"".join(iter(self.rfile.readline, b".\r\n"))))
                    if command == "QUIT":
                        self._say(221)
                        return
                    self._say(box.said_of(line) if command == "RCPT" else 250)

            def _say(self, code: int) -> None:
                self.wfile.write(f"{code} so be it\r\n".encode())

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.port = int(self.server.server_address[1])
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def said_of(self, line: str) -> int:
        """What it says of whoever this line names."""
        return 452 if self.refused and self.refused in line else self.recipient

    def close(self) -> None:
        """Take no more."""
        self.server.shutdown()
        self.server.server_close()


def read_mail(raw: bytes) -> EmailMessage:
    """A mail as its reader has it."""
    return BytesParser(policy=email.policy.default).parsebytes(raw)


def text_of(mail: EmailMessage) -> str:
    """What it says."""
    return str(mail.get_content())


def token_in(mail: EmailMessage) -> str:
    """What the link in it has in it."""
    [token] = re.findall(r"/#/mail\?key=(\S+)", text_of(mail))
    return str(token)
