"""The file of a net: what is written is read, and whatever does not fit is refused in one sentence."""

from __future__ import annotations

import hashlib
import json
import struct
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from repository import ROOT
from variants import variants

from higaki import catalogue
from higaki.engine.base.errors import BadFile
from higaki.engine.views.observation import shape
from higaki.nets.net_file import (
    AT_LEAST,
    BIT,
    EQUALS,
    LINEAR,
    MOST_BYTES,
    layout_fingerprint,
    net_bytes,
    net_of_arrays,
    net_path,
    read_net,
    write_net,
)
from higaki.nets.random_net import random_net

GAME = catalogue.find("osaka")
SMALL = (8, 4)


def written(path: Path) -> bytes:
    net = random_net(GAME, 1, SMALL)
    write_net(net, path)
    return path.read_bytes()


def with_header(content: bytes, **changed: object) -> bytes:
    """The same file with other values in its header; without those that are None."""
    (length,) = struct.unpack_from("<I", content, 12)
    header = json.loads(content[16 : 16 + length]) | changed
    header = {key: value for key, value in header.items() if value is not None}
    new = json.dumps(header).encode()
    return content[:12] + struct.pack("<I", len(new)) + new + content[16 + length :]


def with_body(content: bytes, at: int, new: bytes) -> bytes:
    """The same file with other bytes in its body, and the sha256 that belongs to them."""
    (length,) = struct.unpack_from("<I", content, 12)
    body = bytearray(content[16 + length :])
    at %= len(body)
    body[at : at + len(new)] = new
    return with_header(content[: 16 + length] + bytes(body), sha256=hashlib.sha256(body).hexdigest())


@pytest.mark.parametrize("name", catalogue.names())
def test_what_is_written_is_read(name: str, tmp_path: Path) -> None:
    game, path = catalogue.find(name), tmp_path / "net.bin"
    net = random_net(game, 3, SMALL, 100_000)
    write_net(net, path)
    assert read_net(game, path) == net
    assert [file.name for file in tmp_path.iterdir()] == ["net.bin"]
    assert random_net(game, 3, SMALL, 100_000) == net != random_net(game, 4, SMALL, 100_000)


@pytest.mark.parametrize("variant", variants())
def test_one_net_fits_all_tables_of_a_game(variant: tuple[str, int, dict[str, object]]) -> None:
    """The layout is the same at every seat count and with every option."""
    name, seats, options = variant
    game = catalogue.find(name)
    here, full = (
        [(part.name, part.of, part.highest, part.is_index, part.is_set) for part in shape(game, *which)]
        for which in ((seats, options), (game.settings.seats[-1], {}))
    )
    assert here == full


def test_the_fingerprint_is_the_sha256_of_the_layout() -> None:
    parts = [
        [part.name, part.of, part.highest, part.is_index, part.is_set]
        for part in shape(GAME, GAME.settings.seats[-1], {})
    ]
    text = json.dumps([parts, list(GAME.things.names)], separators=(",", ":"), sort_keys=True)
    assert layout_fingerprint(GAME) == hashlib.sha256(text.encode()).hexdigest()
    assert len({layout_fingerprint(catalogue.find(name)) for name in catalogue.names()}) == len(catalogue.names())


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda content: b"", "is no net file"),
    "another file": (lambda content: b"PK" + content, "is no net file"),
    "another version": (lambda content: content[:8] + struct.pack("<I", 2) + content[12:], "version 2 of the format"),
    "header cut off": (lambda content: content[:60], "header cannot be read"),
    "header that is no object": (lambda c: c[:12] + struct.pack("<I", 2) + b"[]" + c[16:], "header has no game"),
    "header without a field": (lambda content: with_header(content, layers=None), "header has no layers"),
    "field of another type": (lambda content: with_header(content, rules="1"), "header has no rules"),
    "a byte changed": (lambda content: content[:-1] + bytes([content[-1] ^ 1]), "are not those of its sha256"),
    "cut off": (lambda content: content[:-1], "are not those of its sha256"),
    "more bytes": (lambda content: content + b"x", "are not those of its sha256"),
    "another layer": (lambda content: with_header(content, layers=[8, 5]), r"right would be \d+ for its layers"),
    "no layer": (lambda content: with_header(content, layers=[]), "right would be 1 to 8 layers"),
    "layers that are no numbers": (lambda content: with_header(content, layers=["8"]), "right would be 1 to 8 layers"),
    "a negative count": (lambda content: with_header(content, inputs=-1), "no inputs or no outputs"),
    "another game": (
        lambda content: with_header(content, game="yedo"),
        "was made for game 'yedo'; right would be osaka",
    ),
    "other rules": (lambda content: with_header(content, rules=999), "was made for rules 999; right would be"),
    "another layout": (lambda content: with_header(content, layout="ab"), "was made for layout 'ab'; right would be"),
    "too large": (lambda content: content + bytes(MOST_BYTES), "right would be at most 2,000,000 bytes"),
    "a number that is none of the observation": (
        lambda content: with_body(content, 0, struct.pack("<H", 9999)),
        "input 0 is of number 9999",
    ),
    "no number": (lambda content: with_body(content, -4, struct.pack("<f", float("nan"))), "what is no number among"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_file_that_does_not_fit_is_refused(damage: str, tmp_path: Path) -> None:
    change, sentence = DAMAGES[damage]
    path = tmp_path / "net.bin"
    path.write_bytes(change(written(path)))
    with pytest.raises(BadFile, match=sentence) as refused:
        read_net(GAME, path)
    assert "\n" not in str(refused.value) and "right would be" in str(refused.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"cannot be read \(No such file or directory\); right would be a net file at"):
        read_net(GAME, tmp_path / "net.bin")


INPUTS = {
    "equals 0": ([(3, EQUALS, 0)], "is active at 0; right would be 1 or more"),
    "at least 0": ([(3, AT_LEAST, 0)], "is active at 0; right would be 1 or more"),
    "a bit too high": ([(3, BIT, 15)], "is bit 15; right would be 0 to 14"),
    "no kind": ([(3, 5, 1)], "is of kind 5; right would be 0 to 4"),
    "not sorted": ([(3, EQUALS, 1), (2, EQUALS, 1)], "right would be inputs sorted by number"),
    "twice": ([(3, EQUALS, 1), (3, EQUALS, 1)], "is there twice"),
}


def arrays(inputs: list[tuple[int, int, int]], scale: float = 1.0) -> list[bytes]:
    """A net with one hidden unit."""
    things, seats, count = len(GAME.things.names), GAME.settings.seats[-1], len(inputs)
    rows = [struct.pack(f"<{count}{kind}", *[one[at] for one in inputs]) for at, kind in enumerate("HBh")]
    sizes = (2 * count, 4, 2 * things, 4 * things, 2 * seats, 4 * seats)
    return [*rows, struct.pack(f"<{count}f", *[scale] * count), *[bytes(size) for size in sizes]]


@pytest.mark.parametrize("which", INPUTS)
def test_an_input_that_cannot_be_is_refused_already_by_the_writer(which: str) -> None:
    inputs, sentence = INPUTS[which]
    with pytest.raises(BadFile, match=sentence):
        net_of_arrays(GAME, [1], arrays(inputs))


def test_arrays_that_are_no_numbers_or_too_short_or_too_many_are_refused() -> None:
    right = arrays([(3, LINEAR, 0)])
    assert net_of_arrays(GAME, [1], right).inputs == 1
    with pytest.raises(BadFile, match="what is no number among its scale"):
        net_of_arrays(GAME, [1], arrays([(3, LINEAR, 0)], float("inf")))
    with pytest.raises(BadFile, match="what is no number among its weights 0"):
        net_of_arrays(GAME, [1], [*right[:4], struct.pack("<e", float("nan")), *right[5:]])
    with pytest.raises(BadFile, match="right would be"):
        net_of_arrays(GAME, [1], [*right[:4], right[4] + b"xx", right[5][2:], *right[6:]])
    wide = arrays([(3, LINEAR, 0)])
    things, seats, size = len(GAME.things.names), GAME.settings.seats[-1], 4096
    sizes = (2 * size, 4 * size, 2 * size * size, 4 * size, 2 * things * size, 4 * things, 2 * seats * size, 4 * seats)
    with pytest.raises(BadFile, match="is too large"):
        net_of_arrays(GAME, [size, size], [*wide[:4], *[bytes(count) for count in sizes]])


def test_the_largest_random_net_fits_into_a_file() -> None:
    assert len(net_bytes(random_net(catalogue.find("yedo"), 1))) <= MOST_BYTES


def test_a_wheel_has_the_nets() -> None:
    assert net_path(GAME).relative_to(GAME.folder) == Path("ai/net.bin")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "net.bin" in project["tool"]["setuptools"]["package-data"]["*"]
