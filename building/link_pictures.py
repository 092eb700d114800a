"""Draws the pictures of links, 1200 by 630, from the covers of the built client.

    python -m building.link_pictures http://localhost:8000

One for each game, `src/higaki/games/<game>/web/pictures/link.png`, and one for the front page. Run it after a cover has
changed and the client is built, then build the client again. It needs Chromium.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from higaki import catalogue

ROOT = Path(__file__).parents[1]
CHROMIUM = "/usr/bin/chromium-headless-shell"
FRONT = ROOT / "web/public/link/higaki.png"
SIZE: ViewportSize = {"width": 1200, "height": 630}
# The covers in a row, beside or below the name. They stand on the front page in the order of the games.
DRAW = """async ({ games, title }) => {
  await document.fonts.ready
  const all = [...document.querySelectorAll('article .front svg')].map((cover) => cover.outerHTML)
  const logo = document.querySelector('header svg').outerHTML
  const single = games.length === 1
  const prints = games.map((at) => `<div style="overflow:hidden;min-height:0">${all[at]}</div>`).join('')
  const words = `<div style="display:grid;place-content:center;place-items:center;gap:14px 40px;
    grid-auto-flow:${single ? 'row' : 'column'};color:var(--paper);
    font:700 ${single ? 52 : 84}px/1.2 var(--print-serif);text-align:center;padding:0 24px">
    <div style="zoom:${single ? 3.6 : 3}">${logo}</div><div>${title}</div>
    ${single ? '<div style="font-size:30px;color:var(--ochre)">Higaki</div>' : ''}</div>`
  const sheet = document.createElement('div')
  sheet.style.cssText = `position:fixed;inset:0;z-index:9999;display:grid;color-scheme:light;
    background:var(--night);border-bottom:14px solid var(--ochre);${single
      ? 'grid-template:minmax(0,1fr) / 820px 1fr' : 'grid-template:minmax(0,1fr) 390px / minmax(0,1fr)'}`
  const row = `<div style="display:grid;min-height:0;grid-auto-flow:column;grid-auto-columns:1fr">${prints}</div>`
  sheet.innerHTML = single ? row + words : words + row
  document.body.append(sheet)
}"""


def draw(browser: Browser, address: str, games: list[int], target: Path) -> None:
    # The page forbids styles in its markup, and this sheet is made of them.
    page = browser.new_page(viewport=SIZE, locale="en-GB", color_scheme="light", bypass_csp=True)
    page.goto(address)
    titles = page.locator("article .title")
    titles.first.wait_for()
    title = titles.nth(games[0]).inner_text() if len(games) == 1 else "Higaki"
    page.evaluate(DRAW, {"games": games, "title": title})
    target.parent.mkdir(exist_ok=True)
    page.screenshot(path=target)
    page.close()


def main(address: str) -> None:
    """The address is that of a running server with the built client."""
    names = catalogue.names()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        draw(browser, address, list(range(len(names))), FRONT)
        for at, name in enumerate(names):
            draw(browser, address, [at], catalogue.find(name).folder / "web" / "pictures" / "link.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
