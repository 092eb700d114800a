"""How long a person waits at a table with bots: seconds from an own decision until the next question is on the page.

A browser plays own turns by always taking the first option, against two medium bots, and shows what the others do at
the pace that is asked for. Prints for each game the mean, the median and the maximum of what is waited in a round,
from the beginning of one own turn to the next, and between two own decisions.

    PYTHONPATH=build/compiled python bench/server/waits.py [--games osaka yedo] [--turns 12] [--pace normal]

It needs the built client (`make client`) and a Chromium for Playwright. Interpreted bots think for longer than their
moves take to be shown: run it with the compiled package.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from load import free_port, running
from playwright.sync_api import Page, sync_playwright

from higaki import catalogue

OPTIONS: dict[str, dict[str, str]] = {"dragon_market": {"boats": "ready"}}
CHROMIUM = "/usr/bin/chromium"
LONGEST_WAIT = 90
# A turn of many decisions is cut off here, so that the program ends.
MOST_DECISIONS = 25
# Takes the first option and waits until the page asks the next question, or the game is over.
DECIDE = """async ([table, longest]) => {
  const view = await (await fetch(`/api/tables/${table}`)).json()
  const { seq, viewer, scene, entries } = view
  const begun = performance.now()
  const answer = await fetch(`/api/tables/${table}/play`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ command_id: `waits-decision-${seq}`, expected_seq: seq, thing: scene.options[0] }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const isAsked = () => Number(document.querySelector('.bar.mine[data-seq]')?.dataset.seq ?? -1) > seq
  const isOver = () => document.querySelector('section.result') !== null
  while (!isAsked() && !isOver()) {
    if (performance.now() - begun > 1000 * longest) throw new Error('nobody asked anything')
    await new Promise((next) => requestAnimationFrame(next))
  }
  const seconds = (performance.now() - begun) / 1000
  const now = await (await fetch(`/api/tables/${table}`)).json()
  const others = now.entries.slice(entries.length).some(({ seat }) => seat !== viewer && seat !== 'chance')
  return { seconds, others, over: isOver() }
}"""


class Asked(argparse.Namespace):
    games: list[str]
    turns: int
    pace: str
    bots: list[str]


class Waits:
    """What was waited in one game: for every decision, and in every round."""

    def __init__(self) -> None:
        self.decisions: list[float] = []
        self.rounds: list[float] = []
        self._in_round = 0.0

    def add(self, seconds: float, others: bool) -> None:
        self.decisions.append(seconds)
        self._in_round += seconds
        if others:
            self.rounds.append(self._in_round)
            self._in_round = 0.0


def call(page: Page, path: str, body: dict[str, Any]) -> Any:
    answer = page.context.request.post(path, data=body, headers={"Origin": page.url.rstrip("/")})
    assert answer.ok, answer.text()
    return answer.json()


def played(page: Page, base: str, game: str, asked: Asked) -> Waits:
    # A guest before the page makes itself one.
    page.context.request.get(f"{base}/api/me")
    page.goto(base)
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in asked.bots)]
    wish = {"game": game, "seats": seats, "options": OPTIONS.get(game, {}), "private": True}
    table = call(page, f"{base}/api/tables", wish)["table"]
    page.goto(f"{base}/table/{table}")
    page.locator(".bar.mine").wait_for(timeout=1000 * LONGEST_WAIT, state="attached")
    waits, most = Waits(), MOST_DECISIONS * asked.turns
    while len(waits.rounds) < asked.turns and len(waits.decisions) < most:
        waited = page.evaluate(DECIDE, [table, LONGEST_WAIT])
        if waited["over"]:
            break
        waits.add(waited["seconds"], waited["others"])
    return waits


def shown(what: str, seconds: list[float]) -> str:
    if not seconds:
        return f"{what}: none"
    mean, median = statistics.mean(seconds), statistics.median(seconds)
    return f"{what} ({len(seconds)}): mean {mean:4.1f}, median {median:4.1f}, max {max(seconds):4.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(catalogue.names()))
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--pace", default="normal", choices=("calm", "normal", "quick", "off"))
    parser.add_argument("--bots", nargs="+", default=["medium", "medium"])
    asked = parser.parse_args(namespace=Asked())
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'waits.db'}"
        command = [sys.executable, "-m", "higaki", "serve", "--port", str(port), "--db", database, "--limits", "100000"]
        with running(command, port, "/healthz"), sync_playwright() as playwright:
            arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
            for game in asked.games:
                context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
                context.add_init_script(f"localStorage.setItem('higaki.pace', '{asked.pace}')")
                waits = played(context.new_page(), base, game, asked)
                context.close()
                rounds, decisions = shown("a round", waits.rounds), shown("between decisions", waits.decisions)
                print(f"{game:<14} {asked.pace:<7} seconds  {rounds}   {decisions}", flush=True)
            browser.close()


if __name__ == "__main__":
    main()
