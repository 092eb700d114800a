"""The members of uvicorn that `uvicorn_protocols` builds upon, though they are no public interface.

Each is known by a digest of its source. When a new version of uvicorn changes one, read it again: does what
`uvicorn_protocols` says of it still hold? Then write the new digest, which the failed test shows.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import textwrap
from pathlib import Path

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from higaki.server.web import uvicorn_protocols
from higaki.server.web.uvicorn_protocols import Guarded, GuardedSocket

# What we override or call, and what calls it.
METHODS = {
    H11Protocol: {
        "__init__": "ad1ed8e837b2",
        "connection_made": "6efb565ff3d3",
        "data_received": "e03b145518ca",
        "handle_events": "e63a9d1492e3",
        "handle_websocket_upgrade": "6f42a029e35a",
        "send_400_response": "56937b748fc5",
        "connection_lost": "dbb688fa2b38",
        "on_response_complete": "1fbb8f48c6a1",
        "timeout_keep_alive_handler": "fcd7338529fe",
        "pause_writing": "17a8fd215d96",
        "resume_writing": "7844bbaa8cce",
        "shutdown": "aaa6d607648b",
    },
    WebSocketsSansIOProtocol: {
        "__init__": "631dcd744eab",
        "connection_made": "f533ec93747c",
        "data_received": "c89d394077d8",
        "connection_lost": "dd116afc4d80",
        "handle_connect": "fc648c2161ff",
    },
    RequestResponseCycle: {"__init__": "d245415af679"},
}
# What uvicorn sets and we read or, of `conn`, replace.
ATTRIBUTES = {
    Guarded: {"client", "conn", "connections", "cycle", "flow", "loop", "transport"},
    GuardedSocket: {"client", "handshake_initiated", "loop", "transport"},
}


def digest_of(method: object) -> str:
    return hashlib.sha256(inspect.getsource(method).encode()).hexdigest()[:12]  # type: ignore[arg-type]


@pytest.mark.parametrize("base", METHODS, ids=lambda base: base.__name__)
def test_the_methods_that_we_build_upon_are_those_that_we_have_read(base: type) -> None:
    assert {name: digest_of(getattr(base, name)) for name in METHODS[base]} == METHODS[base]


@pytest.mark.parametrize("ours", ATTRIBUTES, ids=lambda ours: ours.__name__)
def test_no_other_members_are_used(ours: type) -> None:
    """All that our classes take from `self` or override is theirs, or named above."""
    base = ours.__mro__[1]
    tree = ast.parse(textwrap.dedent(inspect.getsource(ours)))
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }
    overridden = {name for name in vars(ours) if hasattr(base, name) and not name.startswith("__")}
    if "_address" in inspect.getsource(ours):
        used.add("client")
    theirs = {name for name in used - set(vars(ours)) - set(ours.__annotations__) if not hasattr(object, name)}
    assert theirs == ATTRIBUTES[ours]
    assert overridden <= set(METHODS[base])


def test_nothing_else_builds_upon_them() -> None:
    sources = Path(uvicorn_protocols.__file__).parents[1].rglob("*.py")
    assert [path.name for path in sources if "uvicorn.protocols" in path.read_text(encoding="utf-8")] == [
        "uvicorn_protocols.py"
    ]
