import { logNavigation } from './navigation-log'
import { renewSession } from './session'

/** Does what goes on unseen while a signed-in user looks at the site. @returns what ends it. */
export function accompany(userId: string): () => void {
  renewSession(userId)
  return logNavigation(userId)
}
