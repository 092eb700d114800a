// The fading edge of what scrolls sideways: it is there as long as something follows, and not at the end.

/** Whether something follows beyond the right edge; a part of a pixel is nothing. */
export const moreFollows = ({
  scrollLeft,
  clientWidth,
  scrollWidth,
}: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): boolean => scrollWidth - clientWidth - scrollLeft > 1

/** Marks an element with `data-more` while something follows beyond its right edge. */
export function fadingEdge(element: HTMLElement): () => void {
  let frame = 0
  const look = () => {
    frame = 0
    element.toggleAttribute('data-more', moreFollows(element))
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
