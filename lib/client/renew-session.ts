import { withLocalStorage } from './json-storage'

const KEY = 'sessionRenewed'
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Has the session of a signed-in user renewed, at most once a day in a browser: a session lives for 30 days from its
 * last renewal, so who comes at least once a month need not sign in again. Nobody waits for it.
 */
export function renewSession(userId: string): void {
  if (wasRenewed(userId)) return
  fetch('/api/auth/session', { headers: { Accept: 'application/json' } })
    // An answer that nobody reads holds its connection.
    .then((response) => response.text())
    .catch(() => undefined)
}

/** Notes the renewal that is now due. A browser that keeps nothing has its session renewed with every page. */
function wasRenewed(userId: string): boolean {
  const wasRenewedToday = withLocalStorage((storage) => {
    const [id, time] = storage.getItem(KEY)?.split(' ') ?? []
    if (id === userId && Math.abs(Date.now() - Number(time)) < DAY_MS) return true
    storage.setItem(KEY, `${userId} ${Date.now()}`)
    return false
  })
  return wasRenewedToday ?? false
}
