/** Names the boxes that scroll sideways what is wider than the screen, with what screen readers call them. */
export const SCROLLABLE_LABEL = 'data-scrollable'

/**
 * Tells whether the content of a box is wider than the box, now and whenever that changes.
 *
 * @returns stops it.
 */
export function watchOverflow(box: HTMLElement, onChange: (isWide: boolean) => void): () => void {
  const observer = new ResizeObserver(() => onChange(box.scrollWidth > box.clientWidth))
  // The content too: it grows when its fonts come.
  for (const observed of [box, ...box.children]) observer.observe(observed)
  return () => observer.disconnect()
}

/**
 * Makes the boxes that `ScrollableRegion` has drawn on the server stops of the tab key while they are too wide, as the
 * component does of its own.
 *
 * @returns stops it.
 */
export function watchScrollableRegions(container: HTMLElement): () => void {
  const boxes = [...container.querySelectorAll<HTMLElement>(`[${SCROLLABLE_LABEL}]`)]
  const stops = boxes.map((box) => watchOverflow(box, (isWide) => markScrollable(box, isWide)))
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Makes a box with a name for it (`SCROLLABLE_LABEL`) a stop of the tab key while it scrolls up and down.
 *
 * @returns stops it.
 */
export function watchTallRegion(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() =>
    markScrollable(box, box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto'),
  )
  for (const observed of [box, ...box.children]) observer.observe(observed)
  return () => observer.disconnect()
}

function markScrollable(box: HTMLElement, isWide: boolean): void {
  const label = box.getAttribute(SCROLLABLE_LABEL) ?? ''
  for (const [name, value] of Object.entries({ role: 'group', 'aria-label': label, tabindex: '0' })) {
    if (isWide) box.setAttribute(name, value)
    else box.removeAttribute(name)
  }
}
