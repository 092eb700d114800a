"""Colours of the client: one that is used more than once is a token, and a token's colour is never written out."""

from __future__ import annotations

import re
from collections import defaultdict

from repository import ROOT

PALETTE = ROOT / "web" / "src" / "drawing" / "palette.css"
COLOUR = re.compile(r"#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^)]*\)", re.IGNORECASE)
# It is shown where the server cannot be reached, so it brings everything itself.
BY_ITSELF = ROOT / "web" / "src" / "offline" / "page.css"


def test_no_style_writes_out_a_colour_twice_or_one_that_has_a_name() -> None:
    named = {colour: name for name, colour in re.findall(r"(--[\w-]+): (#\w+|rgb\([^)]*\));", PALETTE.read_text())}
    assert named["#26201c"] == "--printed-ink"
    used: dict[str, list[str]] = defaultdict(list)
    for path in [*ROOT.glob("web/src/**/*.*"), *ROOT.glob("src/higaki/games/*/web/**/*.*")]:
        if path in (PALETTE, BY_ITSELF) or path.name == "inks.css" or path.suffix == ".png":
            continue
        for line in styles(path.suffix, path.read_text(encoding="utf-8")).splitlines():
            if "mask-image" not in line:
                for colour in COLOUR.findall(line):
                    used[colour.lower()].append(str(path.relative_to(ROOT)))
    assert len(used) > 10, "no style was found"
    wrong = {colour: paths for colour, paths in used.items() if len(paths) > 1 or colour in named}
    assert not wrong, {
        f"{colour} ({named.get(colour, 'a token is missing')})": paths for colour, paths in wrong.items()
    }


def styles(suffix: str, text: str) -> str:
    """The style sheet of a file, without its comments; what is drawn mixes its own pigments."""
    if suffix == ".svelte":
        text = "".join(re.findall(r"<style>(.*?)</style>", text, re.DOTALL))
    elif suffix != ".css":
        return ""
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
