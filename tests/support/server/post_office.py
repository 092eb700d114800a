"""Stand-ins for what carries notices, on this machine: a push service with its browsers, and a mail server."""

from __future__ import annotations

import email
import email.policy
import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from serving import Json, Person, wait_for

from higaki.server.notices.encryption import CURVE, encode, public_bytes


def decrypted(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with a push (RFC 8291, written from the other end)."""
    salt, length = body[:16], body[20]
    theirs, content = body[21 : 21 + length], body[21 + length :]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = derived(shared, auth, b"WebPush: info\0" + public_bytes(key) + theirs, 32)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    plain = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)).decrypt(nonce, content, None)
    assert plain.endswith(b"\x02"), "the last record"
    return plain[:-1]


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Browser:
    """One that has subscribed at the stand-in."""

    def __init__(self, office: PushOffice, name: str) -> None:
        self.office = office
        self.path = f"/push/{name}"
        self.key = ec.generate_private_key(CURVE)
        self.auth = bytes(range(16))

    def subscription(self, language: str = "en") -> Json:
        address, key = self.office.url + self.path, encode(public_bytes(self.key))
        return {"endpoint": address, "key": key, "auth": encode(self.auth), "language": language}

    def subscribe(self, person: Person, language: str = "en") -> Json:
        answer = person.http.put("/api/me/notices/push", json=self.subscription(language))
        assert answer.status_code == 200, answer.text
        wishes: Json = answer.json()
        return wishes

    @property
    def told(self) -> list[Json]:
        """All that was pushed to this browser, as it reads it."""
        bodies = [body for path, _, body in self.office.received if path == self.path]
        return [json.loads(decrypted(body, self.key, self.auth)) for body in bodies]

    def wait_to_be_told(self, times: int = 1) -> list[Json]:
        wait_for(lambda: len(self.told) >= times)
        return self.told


class PushOffice(ThreadingHTTPServer):
    """A push service: keeps what it is sent, and answers as it is told to."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Post)
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        # By path: what it answers, the next time first; the last one from then on.
        self.answers: dict[str, list[int]] = {}

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def status_for(self, path: str) -> int:
        left = self.answers.get(path, [201])
        return left.pop(0) if len(left) > 1 else left[0]


class _Post(BaseHTTPRequestHandler):
    server: PushOffice

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        status = self.server.status_for(self.path)
        if status < 300:
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.server.received.append((self.path, headers, body))
        self.send_response(status)
        if status == 302:
            self.send_header("Location", f"{self.server.url}/push/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Nothing is written between the dots of the tests."""


class MailOffice(socketserver.ThreadingTCPServer):
    """A mail server: as much of SMTP as our own side speaks."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Smtp)
        self.mails: list[EmailMessage] = []
        self.logins: list[str] = []
        # What it says to the sender of the next mail.
        self.refusal: str | None = None

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    def wait_for_mail(self, address: str, times: int = 1) -> EmailMessage:
        wait_for(lambda: len(self.to(address)) >= times)
        assert len(self.to(address)) == times
        return self.to(address)[-1]


class _Smtp(socketserver.StreamRequestHandler):
    server: MailOffice

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def handle(self) -> None:
        self.say("220 stand-in")
        while line := self.rfile.readline():
            word, _, rest = line.decode().strip().partition(" ")
            match word.upper():
                case "EHLO":
                    self.wfile.write(b"250-stand-in\r\n250 AUTH PLAIN\r\n")
                case "AUTH":
                    self.server.logins.append(rest)
                    self.say("235 welcome")
                case "MAIL" if self.server.refusal is not None:
                    self.say(self.server.refusal)
                case "DATA":
                    self.say("354 go on")
                    lines = []
                    while (part := self.rfile.readline()) not in (b".\r\n", b""):
                        lines.append(part)
                    mail = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
                    assert isinstance(mail, EmailMessage)
                    self.server.mails.append(mail)
                    self.say("250 taken")
                case "QUIT":
                    self.say("221 goodbye")
                    return
                case _:
                    self.say("250 well")


@contextmanager
def open_office(office: PushOffice | MailOffice) -> Iterator[None]:
    thread = threading.Thread(target=office.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        office.shutdown()
        office.server_close()
        thread.join()
