"""What is asked is in view: of every kind of question of every game, at every size of the screen."""

from __future__ import annotations

import pytest
from person import Person
from playwright.sync_api import Browser, expect
from questions import questions
from sampling import SOAK
from serving import Server, Sitting, plant

DESKS = [(1440, 900), (1280, 800)]
SIZES = [*DESKS, (1024, 768), (390, 844), (844, 390)]
# The most players fill the screen most; how Yokohama lies on a desk depends on how many there are.
GAMES = [
    *[(game, 4, SIZES) for game in ("dragon_market", "osaka", "yedo", "yokohama")],
    *[("yokohama", seats, DESKS) for seats in ((2, 3) if SOAK else (2,))],
]
SEEDS = range(1, 5)
# Goes to another table without loading the page again.
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
# The groups of which no option lies within the window with nothing on top of it, once the page has had time to bring it
# there; whether the question is cut, or its answers begin outside the bar; how much of the page is below the window.
LOOK = """async ([groups, frames]) => {
  const options = (thing) => ['button[data-thing=', '[role=button][data-thing=', '[data-option=']
    .map((place) => `${place}${CSS.escape(thing)}]`).join()
  const seen = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  const unseen = () => groups.filter((things) => ![...document.querySelectorAll(things.map(options).join())].some(seen))
  for (let n = 0; n < 4 || (n < frames && unseen().length > 0); n++) await new Promise(requestAnimationFrame)
  const prompt = document.querySelector('.bar .prompt'), room = document.querySelector('.bar .room')
  const cut = prompt.scrollHeight > prompt.clientHeight + 4 || room.scrollLeft > 0
  return { cut, unseen: unseen().map(([thing]) => thing.split('.')[0]),
    below: document.documentElement.scrollHeight - innerHeight }
}"""
FRAMES = 60


@pytest.mark.parametrize(("game", "seats", "sizes"), GAMES, ids=[f"{game}-{seats}" for game, seats, _ in GAMES])
def test_at_least_one_option_of_each_group_is_in_view(
    server: Server, browser: Browser, game: str, seats: int, sizes: list[tuple[int, int]]
) -> None:
    person = Person(browser, server.url, "de").go("/")
    me = person.sitting(server)
    found = []
    asked = questions(game, seats, SEEDS)
    # As many questions as sizes, far from each other; HIGAKI_SOAK=1 looks at all of them.
    for at, question in enumerate(asked if SOAK else asked[:: -(-len(asked) // len(sizes))]):
        match = question.match()
        others = [Sitting(None, bot="random")] * seats
        table = plant(server, match, *others[: match.seat], me, *others[match.seat + 1 :])
        person.page.evaluate(GO, f"/table/{table}")
        expect(person.page.locator(".bar.mine[aria-busy=false]")).to_be_visible()
        expect(person.page.locator(".board [data-place]").first).to_be_visible()
        groups = [
            [thing for thing in match.options if thing.partition(".")[0] == group] for group in sorted(question.groups)
        ]
        # One size for each question, in turn; HIGAKI_SOAK=1 looks at all of them.
        for width, height in sizes if SOAK else [sizes[at % len(sizes)]]:
            person.page.set_viewport_size({"width": width, "height": height})
            looked = person.page.evaluate(LOOK, [groups, FRAMES])
            where = f"{question.step} at {width} by {height}"
            found += [f"{where}: {group} is out of sight" for group in looked["unseen"]]
            found += [f"{where}: the question is cut"] if looked["cut"] else []
            if game == "yokohama" and (width, height) in DESKS and looked["below"] > 0:
                found.append(f"{where}: {looked['below']} px are below the window")
    assert not found, "\n".join(found)
    assert person.complaints == []
