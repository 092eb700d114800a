"""axe-core, the checker of accessibility, on the page that somebody looks at."""

from __future__ import annotations

from typing import Any

from person import Person
from repository import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(person: Person, screen: str) -> list[str]:
    """What axe has to say about the page, serious and critical only."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert result["passes"], "axe looked at nothing"
    grave = [found for found in result["violations"] if found["impact"] in ("serious", "critical")]
    return [f"{screen}: {found['id']} {node['target']}" for found in grave for node in found["nodes"]]


def contrasts(person: Person, screen: str) -> list[str]:
    """The texts that differ too little from what is behind them: less than 4.5 to 1, or 3 to 1 where they are large."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    # Behind a picture axe judges nothing; the page's own is faint.
    person.page.evaluate("document.body.style.backgroundImage = 'none'")
    result: dict[str, Any] = person.page.evaluate("axe.run(document, {runOnly: ['color-contrast']})")
    assert result["passes"], "axe looked at no text"
    return [f"{screen}: {node['target']}" for found in result["violations"] for node in found["nodes"]]
