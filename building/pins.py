"""constraints.txt: every package of our own installs, pinned to one version with the hashes of its files.

`python -m building.pins write` writes the hashes again after a version was changed by hand: of the files that a Debian
machine would install. pip then refuses a file with another content, wherever it comes from. It also refuses our own
folder, which has no hash, so the dependencies (`python -m building.pins needed`) are installed before it. If a
package has no wheel, pip builds one with the setuptools of constraints.txt (`--build-constraint`).
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
import urllib.request
from pathlib import Path

from pip._internal.models.index import PyPI

CONSTRAINTS = Path(__file__).parent.parent / "constraints.txt"
INDEX = os.environ.get("PIP_INDEX_URL", PyPI.simple_url).rstrip("/")
# Any platform, or Linux with glibc on one of these two processors; pure Python, or CPython from 3.11 on.
WHEEL = re.compile(r"-(py3|py2\.py3|cp3(?:[2-9]|1\d))-(none|abi3|cp31[1-9])-(any|.*linux.*_(?:x86_64|aarch64))\.whl$")


def pins() -> dict[str, str]:
    """Every package and its version in constraints.txt."""
    found = re.findall(r"^([A-Za-z0-9._-]+)==([^\s\\]+)", CONSTRAINTS.read_text(), flags=re.MULTILINE)
    return dict(found)


def hashes(name: str, version: str) -> list[str]:
    """The hashes of the files of one version, from the package index."""
    normal = re.sub(r"[-_.]+", "-", name).lower()
    with urllib.request.urlopen(f"{INDEX}/{normal}/", timeout=60) as page:
        links = re.findall(r"#sha256=([0-9a-f]{64})\"[^>]*>\s*([^<\s]+)", page.read().decode())
    found = {digest for digest, file in links if _is_of(file, normal, version) and _is_for_us(file)}
    if not found:
        raise SystemExit(f"{INDEX} has no files of {name} {version}; right would be a version that is there")
    return sorted(found)


def _is_of(file: str, name: str, version: str) -> bool:
    called = re.sub(r"[-_.]+", "-", file).lower()
    begin = f"{name}-{re.sub(r'[-_.]+', '-', version)}"
    return (
        called in (f"{begin}-tar-gz", f"{begin}-zip") or re.match(rf"{re.escape(begin)}-(py|cp)\d", called) is not None
    )


def _is_for_us(file: str) -> bool:
    return file.endswith((".tar.gz", ".zip")) or ("musllinux" not in file and WHEEL.search(file) is not None)


def write() -> None:
    lines = []
    for name, version in sorted(pins().items(), key=lambda pin: pin[0].lower()):
        lines.append(
            " \\\n    ".join([f"{name}=={version}", *[f"--hash=sha256:{one}" for one in hashes(name, version)]])
        )
    CONSTRAINTS.write_text("\n".join(lines) + "\n")


def needed() -> list[str]:
    """The dependencies of the package and its server, with version ranges."""
    project = tomllib.loads((CONSTRAINTS.parent / "pyproject.toml").read_text())["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["server"]]


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        write()
    elif sys.argv[1:] == ["needed"]:
        print("\n".join(needed()))
    else:
        raise SystemExit("right would be `write` or `needed`")
