/** Every `SiteLink`, and the links of lists, of which a page has hundreds, and what stands above these. */
const LINKS = '[data-in], .rows a, .exam-tasks a, .topic-wiki a'

/**
 * Changes the page for a press on a link within the site, without loading it anew. What has dealt with the press before, it
 * leaves.
 *
 * @param push goes to a path of the site.
 * @returns ends it.
 */
export function followLinks(push: (path: string) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    const path = pathFollowed(event)
    if (path === undefined) return
    event.preventDefault()
    push(path)
  }
  window.addEventListener('click', handleClick)
  return () => window.removeEventListener('click', handleClick)
}

/** Where a press leads within the site; `undefined` for what the browser does by itself, as opening in another tab. */
function pathFollowed(press: MouseEvent): string | undefined {
  const { target, button, defaultPrevented } = press
  const hasModifier = press.metaKey || press.ctrlKey || press.shiftKey || press.altKey
  if (defaultPrevented || button !== 0 || hasModifier || !(target instanceof Element)) return undefined
  const link = target.closest(LINKS)
  const href = link?.getAttribute('href')
  return href?.startsWith('/') && !link?.hasAttribute('target') ? href : undefined
}
