"""The file of a net: what it was made for, and its weights. It is read and written with the standard library alone.

A net is refused in one sentence if it is damaged, or if it was made for other rules or another observation.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import struct
import sys
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from higaki.engine.base.errors import BadFile, short
from higaki.engine.table.game import Game
from higaki.engine.views.observation import shape

# This variable of the environment names a folder with other nets: GAME.bin for each game.
FOLDER: Final = "HIGAKI_NETS"
MAGIC: Final = b"HIGAKNET"
FORMAT: Final = 1
MOST_BYTES: Final = 2_000_000
MOST_LAYERS: Final = 8
MOST_UNITS: Final = 4096
# The kinds of inputs. An input is 0 wherever its number of the observation is 0.
EQUALS, AT_LEAST, BIT, LINEAR, LOG = range(5)
HIGHEST_BIT: Final = 14
# What the header holds beside `trained`, and its type.
_FIELDS: Final[dict[str, type]] = {
    "game": str,
    "rules": int,
    "layout": str,
    "observation": int,
    "things": int,
    "inputs": int,
    "layers": list,
    "seats": int,
    "trained": dict,
    "sha256": str,
}
_START: Final = struct.Struct("<8sII")
_RIGHT: Final = "a file that `higaki.nets.net_file.write_net` wrote"


@dataclass(frozen=True)
class NetFile:
    """A net that fits its game, as it lies in a file."""

    game: str
    rules: int
    layout: str
    # The counts of numbers of an observation, of things, of inputs, and of the seats that have a value.
    observation: int
    things: int
    inputs: int
    seats: int
    # The sizes of the hidden layers.
    layers: tuple[int, ...]
    # How it was trained: whatever its training wants to be known.
    trained: dict[str, object]
    body: bytes

    def arrays(self) -> Iterator[tuple[str, str, int, int]]:
        """All arrays of the body: name, type (as of `array`; `e` has 16 bits), begin and end in bytes."""
        at = 0
        for name, kind, count in _arrays(self.inputs, self.layers, self.things, self.seats):
            end = at + count * struct.calcsize(f"<{kind}")
            yield name, kind, at, end
            at = end


def _arrays(inputs: int, layers: Sequence[int], things: int, seats: int) -> Iterator[tuple[str, str, int]]:
    """The arrays of a body in their order: name, type, count of numbers."""
    yield from (("number", "H", inputs), ("kind", "B", inputs), ("argument", "h", inputs), ("scale", "f", inputs))
    for number, (before, size) in enumerate(zip((inputs, *layers), layers, strict=False)):
        yield from ((f"weights {number}", "e", before * size), (f"bias {number}", "f", size))
    for name, size in (("policy", things), ("value", seats)):
        yield from ((f"{name} weights", "e", size * layers[-1]), (f"{name} bias", "f", size))


def net_path(game: Game) -> Path:
    """Where the net of a game lies."""
    folder = os.environ.get(FOLDER)
    return Path(folder) / f"{game.name}.bin" if folder else game.folder / "ai" / "net.bin"


def layout_fingerprint(game: Game) -> str:
    """What a net must have been trained with: the same numbers of an observation, and the same things."""
    parts = [
        [part.name, list(part.of), [int(number) for number in part.highest], bool(part.is_index), bool(part.is_set)]
        for part in shape(game, game.settings.seats[-1], {})
    ]
    written = json.dumps([parts, list(game.things.names)], separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()


def net_of_arrays(
    game: Game, layers: Sequence[int], arrays: Sequence[bytes], trained: dict[str, object] | None = None
) -> NetFile:
    """A net for a game from its arrays, each as little-endian bytes, in the order of the file.

    These are number (u16), kind (u8), argument (i16) and scale (f32) of the inputs; weights (f16) and bias (f32) of
    each hidden layer, of the policy and of the value. A row of the first weights belongs to an input, of all others to
    an output.
    """
    game_layout = layout_fingerprint(game)
    observed = shape(game, game.settings.seats[-1], {})[-1].end
    sizes = (observed, len(game.things.names), len(arrays[1]), game.settings.seats[-1])
    net = NetFile(
        game.name, game.settings.rules, game_layout, *sizes, tuple(layers), dict(trained or {}), b"".join(arrays)
    )
    _check_sizes(net, "the net")
    for (name, _, begin, end), given in zip(net.arrays(), arrays, strict=True):
        if len(given) != end - begin:
            raise BadFile(f"the net: {name} has {len(given)} bytes; right would be {end - begin}")
    _check_body(net, "the net")
    _check_bytes(len(net_bytes(net)), "the net")
    return net


def net_bytes(net: NetFile) -> bytes:
    """The content of the file."""
    header = {name: getattr(net, name) for name in _FIELDS if name != "sha256"}
    written = json.dumps(header | {"sha256": hashlib.sha256(net.body).hexdigest()}).encode()
    return _START.pack(MAGIC, FORMAT, len(written)) + written + net.body


def write_net(net: NetFile, path: Path) -> None:
    """Write the file; it appears only when it is whole."""
    unfinished = path.with_suffix(".new")
    unfinished.write_bytes(net_bytes(net))
    unfinished.replace(path)


def read_net(game: Game, path: Path | None = None) -> NetFile:
    """The net of a game, after a check that it is whole and fits the rules; of another file if a path is given."""
    where = net_path(game) if path is None else path
    name = f"the net {where.name} of {game.name}"
    try:
        with where.open("rb") as file:
            written = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadFile(f"{name} cannot be read ({error.strerror}); right would be a net file at {where}") from error
    _check_bytes(len(written), name)
    net = _read(written, name)
    _check_game(net, game, name)
    return net


def _read(written: bytes, name: str) -> NetFile:
    if len(written) < _START.size or not written.startswith(MAGIC):
        raise BadFile(f"{name} is no net file; right would be {_RIGHT}")
    _, version, length = _START.unpack_from(written)
    if version != FORMAT:
        raise BadFile(f"{name} has version {version} of the format; right would be {FORMAT}")
    body = written[_START.size + length :]
    try:
        header = json.loads(written[_START.size : _START.size + length])
    except ValueError:
        raise BadFile(f"{name} is damaged: its header cannot be read; right would be {_RIGHT}") from None
    for field, kind in _FIELDS.items():
        if not isinstance(header, dict) or type(header.get(field)) is not kind:
            raise BadFile(f"{name} is damaged: its header has no {field} ({kind.__name__}); right would be {_RIGHT}")
    if hashlib.sha256(body).hexdigest() != header.pop("sha256"):
        raise BadFile(f"{name} is damaged: its weights are not those of its sha256; right would be {_RIGHT}")
    layers = header.pop("layers")
    net = NetFile(**{field: header[field] for field in _FIELDS if field in header}, layers=tuple(layers), body=body)
    _check_sizes(net, name)
    _check_body(net, name)
    return net


def _check_game(net: NetFile, game: Game, name: str) -> None:
    """Was it made for these rules? A net for others would play nonsense."""
    here = (game.name, game.settings.rules, layout_fingerprint(game))
    for what, there, right in zip(("game", "rules", "layout"), (net.game, net.rules, net.layout), here, strict=True):
        if there != right:
            words = f"right would be {right}, that is a net trained for this version of the game"
            raise BadFile(f"{name} was made for {what} {short(there)}; {words}")
    sizes = (shape(game, game.settings.seats[-1], {})[-1].end, len(game.things.names), game.settings.seats[-1])
    if (net.observation, net.things, net.seats) != sizes:
        found = f"{net.observation} numbers, {net.things} things and {net.seats} seats"
        raise BadFile(f"{name} is for {found}; right would be {sizes[0]}, {sizes[1]} and {sizes[2]}")


def _check_bytes(count: int, name: str) -> None:
    if count > MOST_BYTES:
        raise BadFile(f"{name} is too large; right would be at most {MOST_BYTES:,} bytes")


def _check_sizes(net: NetFile, name: str) -> None:
    if not 1 <= len(net.layers) <= MOST_LAYERS or not all(
        type(size) is int and 1 <= size <= MOST_UNITS for size in net.layers
    ):
        right = f"1 to {MOST_LAYERS} layers of 1 to {MOST_UNITS}"
        raise BadFile(f"{name} has the hidden layers {short(list(net.layers))}; right would be {right}")
    if min(net.inputs, net.observation, net.things, net.seats) < 1:
        raise BadFile(f"{name} has no inputs or no outputs; right would be one or more of each")
    *_, (_, _, _, end) = net.arrays()
    if len(net.body) != end:
        raise BadFile(f"{name} has {len(net.body)} bytes of weights; right would be {end} for its layers")


def _check_body(net: NetFile, name: str) -> None:
    """Inputs that the library can look up, and weights that are numbers."""
    parts = {part: (kind, net.body[begin:end]) for part, kind, begin, end in net.arrays()}
    for part, (kind, content) in parts.items():
        # All bits of the exponent are set in what is no number, and in infinity.
        if kind == "e" and any(high & 0x7C == 0x7C for high in set(content[1::2])):
            raise BadFile(f"{name} has what is no number among its {part}; right would be finite numbers")
        if kind == "f" and not all(map(math.isfinite, _little_endian(kind, content))):
            raise BadFile(f"{name} has what is no number among its {part}; right would be finite numbers")
    numbers, kinds, arguments = (_little_endian(*parts[part]) for part in ("number", "kind", "argument"))
    before: set[tuple[float, float, float]] = set()
    last = 0.0
    for place, one in enumerate(zip(numbers, kinds, arguments, strict=True)):
        number, sort, argument = one
        where = f"{name}: input {place}"
        if number < last or number >= net.observation:
            raise BadFile(
                f"{where} is of number {number}; right would be inputs sorted by number, up to {net.observation - 1}"
            )
        if sort > LOG:
            raise BadFile(f"{where} is of kind {sort}; right would be 0 to {LOG}")
        if sort in (EQUALS, AT_LEAST) and argument < 1:
            raise BadFile(f"{where} is active at {argument}; right would be 1 or more, for a 0 is skipped")
        if sort == BIT and not 0 <= argument <= HIGHEST_BIT:
            raise BadFile(f"{where} is bit {argument}; right would be 0 to {HIGHEST_BIT}")
        if one in before:
            raise BadFile(f"{where} is there twice; right would be each input once")
        before.add(one)
        last = number


def _little_endian(kind: str, content: bytes) -> array[float]:
    numbers: array[float] = array(kind)
    numbers.frombytes(content)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
