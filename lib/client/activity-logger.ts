import type { ActivityMetadata, ClientActivity } from '@/lib/domain/activity/model'

/** The metadata of an activity, which some may go without. */
type Details<Name extends ClientActivity> = undefined extends ActivityMetadata[Name]
  ? [metadata?: ActivityMetadata[Name]]
  : [metadata: ActivityMetadata[Name]]

/** Notes what the user has done. Nobody waits for it, and nobody is troubled when it cannot be noted. */
export type LogActivity = <Name extends ClientActivity>(activity: Name, ...details: Details<Name>) => void

const PATH = '/api/activity-log'

/** The log of a signed-in user. Of visitors, who have no id, nothing is sent. */
export function createActivityLogger(userId: string | undefined): {
  readonly logActivity: LogActivity
  /** For when the page is going away, and its connections with it. */
  readonly logOnLeaving: LogActivity
} {
  if (userId === undefined) return { logActivity: ignore, logOnLeaving: ignore }
  const logWith =
    (send: (body: string) => void): LogActivity =>
    (activity, metadata?) =>
      send(JSON.stringify({ userId, activity, metadata }))
  return { logActivity: logWith(sendCall), logOnLeaving: logWith(sendBeacon) }
}

function ignore(): void {}

function sendCall(body: string): void {
  const headers = { 'Content-Type': 'application/json' }
  // The page may be left before the answer is there.
  fetch(PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}

/** A beacon has no headers, so the content type comes with its blob. The browser refuses one when too many wait. */
function sendBeacon(body: string): void {
  const isQueued = navigator.sendBeacon(PATH, new Blob([body], { type: 'application/json' }))
  if (!isQueued) sendCall(body)
}
