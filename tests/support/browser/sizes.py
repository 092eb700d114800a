"""Whether words and targets on a page are large enough."""

from __future__ import annotations

from typing import Any

from person import Person

SMALLEST_TEXT = 12
SMALLEST_TARGET = 40
# By a mouse one reads and points into the story line by line; a finger gets more.
SMALLEST_LINE = 18
# On a desk the pieces of large boards are pointed at by a mouse, too.
SMALLEST_PIECE = 24
# A target is as large as what answers to a finger: the sign of a button may be smaller than the field around it.
MEASURE = """() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words = [], targets = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!node.data.trim() || !parent || !seen(parent) || /^(SCRIPT|STYLE)$/.test(parent.tagName)) continue
    const scale = parent.ownerSVGElement ? parent.getScreenCTM().a : 1
    words.push({ size: parseFloat(getComputedStyle(parent).fontSize) * scale, text: node.data.trim(),
      drawn: !!parent.ownerSVGElement })
  }
  const pixels = (text) => Math.max(0, -parseFloat(text) || 0)
  for (const element of document.querySelectorAll('button, a[href], input, select, summary, [role=button]')) {
    if (!seen(element) || element.disabled) continue
    const box = element.getBoundingClientRect()
    const around = getComputedStyle(element, '::after')
    const field = around.content !== 'none' && around.position === 'absolute'
    const more = (...sides) => (field ? sides.reduce((sum, side) => sum + pixels(around[side]), 0) : 0)
    if (element.type === 'checkbox' && element.closest('label')) continue
    targets.push({ width: box.width + more('left', 'right'), height: box.height + more('top', 'bottom'),
      line: !!element.closest('.story'), piece: !!element.closest('.board'),
      cell: !!element.ownerSVGElement || element.tagName === 'g',
      name: element.getAttribute('aria-label') || element.textContent.trim() })
  }
  return { words, targets }
}"""


def too_small(person: Person, fine: bool, large_board: bool = False) -> list[str]:
    """Words nobody can read and buttons nobody can hit."""
    measured: dict[str, Any] = person.page.evaluate(MEASURE)
    assert measured["words"] and measured["targets"]
    # Half a pixel is the browser's rounding. Numbers drawn on pieces shrink with the pieces, which say them aloud.
    small = [
        f"{word['text']!r} is {word['size']:.1f} px high"
        for word in measured["words"]
        if word["size"] < SMALLEST_TEXT - 0.05 and not word["drawn"]
    ]
    for target in measured["targets"]:
        if target["cell"]:
            continue  # the squares of a printed board are as large as the board allows
        piece = SMALLEST_PIECE if large_board and target["piece"] else SMALLEST_TARGET
        least = SMALLEST_TARGET if not fine else SMALLEST_LINE if target["line"] else piece
        if target["height"] < least - 0.5 or target["width"] < least - 0.5:
            small.append(f"{target['name']!r} is {target['width']:.0f} by {target['height']:.0f} px")
    return small
