"""Known vulnerabilities of all packages that we install or ship: the pinned Python packages, and the client's.

`make audit` queries the OSV database. It exits with 1 for a known vulnerability, and with 2 if the check failed.
"""

from __future__ import annotations

import json
import os
import sys
import urllib.request
from pathlib import Path
from typing import Any

from building.pins import pins

DATABASE = os.environ.get("HIGAKI_OSV", "https://api.osv.dev")
LOCK = Path(__file__).parent.parent / "web" / "package-lock.json"
# The number of packages per query.
MOST_AT_ONCE = 500
NOT_CHECKED = 2


def installed() -> list[tuple[str, str, str]]:
    """Every package: its ecosystem, its name and its version."""
    python = [("PyPI", name, version) for name, version in pins().items()]
    packages: dict[str, dict[str, Any]] = json.loads(LOCK.read_text())["packages"]
    client = {(path.rpartition("node_modules/")[2], one["version"]) for path, one in packages.items() if path}
    return python + [("npm", name, version) for name, version in sorted(client)]


def known(packages: list[tuple[str, str, str]]) -> list[str]:
    """The known vulnerabilities of these packages, one line each."""
    found = []
    for begin in range(0, len(packages), MOST_AT_ONCE):
        some = packages[begin : begin + MOST_AT_ONCE]
        asked = [{"package": {"ecosystem": where, "name": name}, "version": version} for where, name, version in some]
        request = urllib.request.Request(
            f"{DATABASE}/v1/querybatch",
            json.dumps({"queries": asked}).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            results = json.load(answer)["results"]
        for (where, name, version), result in zip(some, results, strict=True):
            numbers = [one["id"] for one in result.get("vulns", [])]
            found += [f"{name} {version} ({where}): {', '.join(numbers)}"] if numbers else []
    return found


def main() -> int:
    packages = installed()
    if not packages:
        print("not checked: no package is pinned; right would be those of constraints.txt and web/package-lock.json")
        return NOT_CHECKED
    try:
        found = known(packages)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        print(
            f"not checked: {DATABASE} cannot be asked ({error}); right would be a network, or its mirror as HIGAKI_OSV"
        )
        return NOT_CHECKED
    for line in found:
        print(f"vulnerable: {line}")
    print(f"{len(packages)} packages checked, {len(found)} with known vulnerabilities")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
