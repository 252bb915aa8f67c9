import { pathFollowed } from './path-followed'

/**
 * Changes the page for a press on any `SiteLink`, without loading it anew. What has dealt with the press before, it leaves.
 *
 * @param push goes to a path of the site.
 * @returns ends it.
 */
export function followLinks(push: (path: string) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    const path = pathFollowed(event, '[data-in]')
    if (path === undefined) return
    event.preventDefault()
    push(path)
  }
  window.addEventListener('click', handleClick)
  return () => window.removeEventListener('click', handleClick)
}
