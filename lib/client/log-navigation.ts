import { createActivityLogger } from './activity-logger'

/**
 * Logs where a signed-in user goes by the links of the frame and its pages: header, menus, shortcuts. Of the address only
 * the path is noted, since a query may hold what was typed.
 *
 * @returns what ends it.
 */
export function logNavigation(userId: string): () => void {
  const { logActivity } = createActivityLogger(userId)
  const handleClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return
    logActivity('navigate', { to: link.pathname })
  }
  // Before the link's own handling, which may change the address.
  document.addEventListener('click', handleClick, { capture: true })
  return () => document.removeEventListener('click', handleClick, { capture: true })
}
