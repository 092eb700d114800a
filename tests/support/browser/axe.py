"""What somebody looks at: axe-core, the checker of accessibility, and the contrast of every text."""

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


# Each text against the colours behind it. Not those on a drawing or a picture, whose colours no style sheet tells.
CONTRASTS = """() => {
  const rgba = (colour) => {
    const [r, g, b, alpha = 1] = colour.match(/[\\d.]+(?:e-?\\d+)?/g).map(Number)
    return [...[r, g, b].map((one) => (colour.startsWith('color(srgb') ? one * 255 : one)), alpha]
  }
  const over = (top, below) => [...[0, 1, 2].map((at) => top[at] * top[3] + below[at] * (1 - top[3])), 1]
  const linear = (one) => (one <= 0.04045 * 255 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  const ground = (element) => {
    const layers = []
    for (let around = element; around; around = around.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(around)
      // The faint pattern of the page is none.
      if (backgroundImage !== 'none' && around !== document.body) return null
      layers.unshift(rgba(backgroundColor))
      if (layers[0][3] === 1) return layers.reduce((below, top) => over(top, below))
    }
    return null
  }
  const low = []
  let looked = 0
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text; (text = texts.nextNode()); ) {
    const element = text.parentElement
    const style = getComputedStyle(element)
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!text.data.trim() || !seen || element.closest('svg, .unseen, :disabled, [aria-disabled=true]')) continue
    if (style.position === 'absolute' && element.parentElement.querySelector('svg')) continue
    const behind = ground(element)
    if (!behind) continue
    looked++
    const [dark, light] = [luminance(over(rgba(style.color), behind)), luminance(behind)].sort((a, b) => a - b)
    const size = parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700)
    const ratio = (light + 0.05) / (dark + 0.05)
    if (ratio < (isLarge ? 3 : 4.5)) low.push(`${element.className} '${text.data.trim()}' ${ratio.toFixed(1)}`)
  }
  return { looked, low }
}"""


def contrasts(person: Person, screen: str) -> list[str]:
    """The texts below 4.5 to 1, or 3 to 1 where they are large. On a board axe leaves most of them undecided."""
    result: dict[str, Any] = person.page.evaluate(CONTRASTS)
    assert result["looked"] > 15, "hardly any text was looked at"
    return [f"{screen}: {text}" for text in result["low"]]
