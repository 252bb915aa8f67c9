import { logNavigation } from './log-navigation'
import { renewSession } from './renew-session'
import { takeOverTrials } from './take-over-trials'

/** Does what goes on unseen while a signed-in user looks at the site. @returns what ends it. */
export function startSessionTracking(userId: string): () => void {
  renewSession(userId)
  void takeOverTrials()
  return logNavigation(userId)
}
