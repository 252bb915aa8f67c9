/** Of links that lead back to where they are nothing is heard: that they were pressed has been seen by then. */
const LONGEST_MS = 20_000

/** Names the page that is on the way, where the document has a place for it. */
const COMING = '[data-coming]'

let followed: HTMLAnchorElement | undefined

/** Shows at once that a link was pressed, and what is coming. @returns ends it. */
export function answerLinks(): () => void {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || !leadsAway(link, event)) return
    show(link)
    setTimeout(() => followed === link && show(undefined), LONGEST_MS)
  }
  // Before the link itself is heard, and its page perhaps there.
  window.addEventListener('click', handleClick, { capture: true })
  window.addEventListener('pageshow', arrive)
  return () => {
    window.removeEventListener('click', handleClick, { capture: true })
    window.removeEventListener('pageshow', arrive)
  }
}

/** The page that was on the way is there. */
export function arrive(): void {
  if (followed) show(undefined)
}

/** Whether the page is left for another: neither for a place of its own nor in another tab. */
function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isBrowsersOwn = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (isBrowsersOwn || link.target || link.hasAttribute('download') || !/^http/.test(link.href)) return false
  return pageOf(link) !== pageOf(window.location)
}

function pageOf({ href }: { readonly href: string }): string | undefined {
  return href.split('#')[0]
}

function show(link: HTMLAnchorElement | undefined): void {
  followed?.removeAttribute('aria-busy')
  followed = link
  link?.setAttribute('aria-busy', 'true')
  const coming = document.querySelector<HTMLElement>(COMING)
  if (!coming) return
  const name = link && nameOf(link)
  coming.textContent = name ? `${coming.dataset.coming}${name}` : ''
}

/** What stands beside the name of where a link leads. */
const BESIDE_THE_NAME = 'small, em'

/** What is read of a link: its label, or its texts, of which several may stand below each other. */
function nameOf(link: HTMLAnchorElement): string {
  const label = link.getAttribute('aria-label')
  if (label !== null) return label
  const texts: string[] = []
  const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.closest(BESIDE_THE_NAME)) texts.push(textContent?.trim() ?? '')
  }
  return texts.filter((text) => text !== '').join(' ')
}
