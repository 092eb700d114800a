// The fading edge of what scrolls sideways: it is there as long as something follows, and not at the end.

/** Whether something follows beyond the right edge; a part of a pixel is nothing. */
export const moreFollows = ({
  scrollLeft,
  clientWidth,
  scrollWidth,
}: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): boolean => scrollWidth - clientWidth - scrollLeft > 1

/** Marks an element with `data-more` while something follows beyond its right edge. */
export function fadingEdge(element: HTMLElement): () => void {
  const look = () => element.toggleAttribute('data-more', moreFollows(element))
  const sizes = new ResizeObserver(look)
  const content = new MutationObserver(look)
  sizes.observe(element)
  content.observe(element, { childList: true, characterData: true, subtree: true })
  element.addEventListener('scroll', look, { passive: true })
  look()
  return () => {
    sizes.disconnect()
    content.disconnect()
    element.removeEventListener('scroll', look)
  }
}
