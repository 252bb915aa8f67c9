import { ERROR_SERVICE_META, type ErrorServiceSettings } from '@/lib/shared/errors/error-service'
import { setErrorHandler } from './error-handler'
import { whenIdle, whenLoaded } from './when-idle'

/** What fails before the service is there; the first failures tell most. */
const MAX_KEPT = 10
const IDLE_TIMEOUT_MS = 10_000
const DELAY_WITHOUT_IDLE_MS = 2000

type Tell = (error: unknown, reference: string) => void

interface ErrorService {
  readonly startSentry: (settings: ErrorServiceSettings) => Tell
}

/**
 * Notices what fails in the page from now on, and reports it as soon as the error service is there. Its program is
 * large, so it is loaded when the page is complete and the browser has nothing better to do.
 */
export function startErrorReporting(loadService: () => Promise<ErrorService>): void {
  const kept: Parameters<Tell>[] = []
  let tell: Tell = (...failure) => {
    if (kept.length < MAX_KEPT) kept.push(failure)
  }
  const take = (error: unknown) => {
    const reference = makeReference()
    tell(error, reference)
    return findSettings() && reference
  }
  const stopListening = listen(take)
  setErrorHandler(take)

  const load = async () => {
    const settings = findSettings()
    const service = settings && (await loadService().catch(() => undefined))
    // From here on Sentry listens itself.
    stopListening()
    if (!service) return setErrorHandler(undefined)
    tell = service.startSentry(settings)
    for (const failure of kept) tell(...failure)
  }
  whenLoaded(() => whenIdle(load, IDLE_TIMEOUT_MS, DELAY_WITHOUT_IDLE_MS))
}

/** @returns what ends it. */
function listen(take: (error: unknown) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // Scripts of other origins and extensions fail without saying how.
  window.addEventListener('error', ({ error }) => error && take(error), { signal })
  window.addEventListener('unhandledrejection', ({ reason }) => take(reason), { signal })
  return () => listening.abort()
}

function findSettings(): ErrorServiceSettings | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${ERROR_SERVICE_META}"]`)
  return meta ? JSON.parse(meta.content) : undefined
}

/** In the form of Sentry's ids. `crypto.randomUUID` exists on https only. */
function makeReference(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
