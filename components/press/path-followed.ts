/** What of a press matters here, of React or of the browser. */
type Press = Pick<MouseEvent, 'target' | 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/**
 * Where a press on a link leads within the site.
 *
 * @param links selects those that are meant.
 * @returns a path; `undefined` for what the browser does by itself, as opening in another tab.
 */
export function pathFollowed(press: Press, links: string): string | undefined {
  const { target, button, defaultPrevented } = press
  const hasModifier = press.metaKey || press.ctrlKey || press.shiftKey || press.altKey
  if (defaultPrevented || button !== 0 || hasModifier || !(target instanceof Element)) return undefined
  const link = target.closest(links)
  const href = link?.getAttribute('href')
  return href?.startsWith('/') && !link?.hasAttribute('target') ? href : undefined
}
