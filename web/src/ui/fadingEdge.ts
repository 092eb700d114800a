// The fading edges of what scrolls sideways: each is there as long as something is hidden beyond it.

type Scrolled = Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>

/** Whether something is hidden before the left edge, and after the right one; a part of a pixel is nothing. */
export const hiddenIn = ({ scrollLeft, clientWidth, scrollWidth }: Scrolled): { before: boolean; after: boolean } => ({
  before: scrollLeft > 1,
  after: scrollWidth - clientWidth - scrollLeft > 1,
})

/** Marks an element with `data-before` and `data-after` while something is hidden there. */
export function fadingEdge(element: HTMLElement): () => void {
  let frame = 0
  const look = () => {
    frame = 0
    const { before, after } = hiddenIn(element)
    element.toggleAttribute('data-before', before)
    element.toggleAttribute('data-after', after)
  }
  // With the next frame, which lays the page out anyway.
  const soon = () => (frame ||= requestAnimationFrame(look))
  const sizes = new ResizeObserver(soon)
  const content = new MutationObserver(soon)
  sizes.observe(element)
  content.observe(element, { childList: true, characterData: true, subtree: true })
  element.addEventListener('scroll', soon, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    content.disconnect()
    element.removeEventListener('scroll', soon)
  }
}
