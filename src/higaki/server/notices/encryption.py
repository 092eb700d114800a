"""Encryption of a push message for one browser (RFC 8291), and the keys that browsers send."""

from __future__ import annotations

import base64
import string
from typing import Final

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
AUTH_BYTES: Final = 16
# A push has 4096 bytes; this is what header, tag and end mark leave.
LONGEST: Final = 4096 - 86 - 16 - 1
LETTERS: Final = frozenset(string.ascii_letters + string.digits + "-_")


def encode(content: bytes) -> str:
    """Base64 in the variant for URLs and headers."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Decode it; ValueError if it is not valid."""
    if set(text) - LETTERS:
        raise ValueError("no base64 of this kind")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_bytes(key: ec.EllipticCurvePrivateKey | ec.EllipticCurvePublicKey) -> bytes:
    public = key.public_key() if isinstance(key, ec.EllipticCurvePrivateKey) else key
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_browser_key(text: str) -> bytes:
    """The public key of a subscription; ValueError if it is not valid."""
    key = decode(text)
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    if len(key) != 65:
        raise ValueError("no uncompressed point")
    return key


def read_auth(text: str) -> bytes:
    auth = decode(text)
    if len(auth) != AUTH_BYTES:
        raise ValueError(f"not {AUTH_BYTES} bytes")
    return auth


def encrypted(
    content: bytes,
    browser_key: bytes,
    auth: bytes,
    once: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push. A one-time key and a salt are drawn unless they are given."""
    if len(content) > LONGEST:
        raise ValueError(f"{len(content)} bytes are too long; right would be at most {LONGEST}")
    once = once or ec.generate_private_key(CURVE)
    written: bytes = http_ece.encrypt(content, salt=salt, private_key=once, dh=browser_key, auth_secret=auth)
    return written
