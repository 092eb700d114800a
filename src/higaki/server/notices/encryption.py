"""Encryption of a push message for one browser: RFC 8291, with the single record of RFC 8188 (aes128gcm)."""

from __future__ import annotations

import base64
import os
import string
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
SALT_BYTES: Final = 16
AUTH_BYTES: Final = 16
RECORD_SIZE: Final = 4096
# Of a record, the header, the tag and the sign for its end are not ours.
LONGEST: Final = RECORD_SIZE - 86 - 16 - 1
LAST_RECORD: Final = b"\x02"
LETTERS: Final = frozenset(string.ascii_letters + string.digits + "-_")


def encode(content: bytes) -> str:
    """Base64 as addresses and headers take it."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The same back; ValueError if it is none."""
    if set(text) - LETTERS:
        raise ValueError("no base64 of this kind")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_bytes(key: ec.EllipticCurvePrivateKey | ec.EllipticCurvePublicKey) -> bytes:
    public = key.public_key() if isinstance(key, ec.EllipticCurvePrivateKey) else key
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_browser_key(text: str) -> bytes:
    """The public key of a subscription, if it is one; else ValueError."""
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
    """The body of a push: a key for this once and a salt are drawn unless they are given."""
    if len(content) > LONGEST:
        raise ValueError(f"{len(content)} bytes are too long; right would be at most {LONGEST}")
    once = once or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    ours = public_bytes(once)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser_key))
    secret = derived(shared, auth, b"WebPush: info\0" + browser_key + ours, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, content + LAST_RECORD, None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
