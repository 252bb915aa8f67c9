/**
 * Google Analytics, for visitors who have agreed to it. It is told that a page was viewed, and nothing else: neither
 * who views it nor what the address says after the path.
 */

declare global {
  interface Window {
    /** The queue that Google's program reads. */
    dataLayer?: unknown[]
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js'
const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60

const CONSENT_TYPES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const

/** Pages whose address is a secret of who was given it: a token, or the number of a task. */
const UNMEASURED = /^\/(?:verify-email|reset-password|newsletter|parental-consent|task|task-status)(?:\/|$)/

/** The page of which was told last, so that a page that is shown again is not counted twice. */
let reported: string | undefined

/**
 * Tells that a page is viewed; loads the measuring program at the first one. Nothing is allowed at first, then the
 * analytics alone: cookies for advertising stay denied.
 */
export function reportPageView(measurementId: string, path: string): void {
  if (path === reported || UNMEASURED.test(path)) return
  const referrer = reported === undefined ? withoutQuery(document.referrer) : window.location.origin + reported
  reported = path
  if (!window.dataLayer) start(measurementId)
  const page = { page_location: window.location.origin + path, page_referrer: referrer, page_title: document.title }
  tell('set', page)
  tell('event', 'page_view', page)
}

function start(measurementId: string): void {
  window.dataLayer = []
  tell('consent', 'default', Object.fromEntries(CONSENT_TYPES.map((type) => [type, 'denied'])))
  tell('consent', 'update', { analytics_storage: 'granted' })
  tell('js', new Date())
  tell('config', measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: TWO_YEARS_SECONDS,
    cookie_flags: 'SameSite=Lax',
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `${SCRIPT}?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
}

/** Google's program tells its commands by their being an `arguments` object, which an array is not. */
function tell(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: as said
  window.dataLayer?.push(arguments)
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0] ?? ''
}
