"""The server's signature for web push (VAPID, RFC 8292). Browsers get its public key when they subscribe."""

from __future__ import annotations

import time
from typing import Final

import jwt
from cryptography.hazmat.primitives.asymmetric import ec

from higaki.server.notices.encryption import CURVE, decode, encode, public_bytes

# A signature is valid for a day at most.
SECONDS: Final = 12 * 60 * 60
BYTES: Final = 32


class Signer:
    """The signing key of one server, and the operator's contact for push services."""

    def __init__(self, secret: str, contact: str | None = None) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decode(secret), "big"), CURVE)
        self._contact = contact
        self.public = encode(public_bytes(self._key))

    def authorization(self, origin: str) -> str:
        """The header for a push to a service."""
        claims: dict[str, str | int] = {"aud": origin, "exp": int(time.time()) + SECONDS}
        if self._contact is not None:
            claims["sub"] = self._contact
        return f"vapid t={jwt.encode(claims, self._key, 'ES256')}, k={self.public}"


def new_secret() -> str:
    """A new random key."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(BYTES, "big"))
