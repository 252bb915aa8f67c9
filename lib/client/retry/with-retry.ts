import { ApiError } from '@/lib/client/api'
import {
  attemptTimeoutMs,
  backoffMs,
  isRetryableError,
  MAX_ATTEMPTS,
  OFFLINE_RETRY_DELAY_MS,
  RETRY_NOTICE_DELAY_MS,
} from './retry-policy'

/** Why an answer is late: it was lost and is asked for again, or there is no connection to ask on. */
export type RetryStatus = 'resending' | 'offline'

/** One try of a call, which gives up when the signal is aborted. */
type Send<Result> = (signal: AbortSignal) => Promise<Result>

interface Delivery {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** Told when the answer is late, and again when the reason is another. */
  readonly onTrouble: (trouble: RetryStatus) => void
}

/**
 * Sends until an answer comes: again after a while when one got lost on the way, and as soon as there is a connection
 * when there was none. Only for what may be sent twice.
 *
 * @throws what the server refused with; the last loss after `MAX_ATTEMPTS`; the signal's reason once it is aborted.
 */
export async function withRetry<Result>(send: Send<Result>, { signal, onTrouble }: Delivery): Promise<Result> {
  const start = Date.now()
  for (let lost = 0; ; ) {
    try {
      return await sendOnce(send, signal, attemptTimeoutMs(lost))
    } catch (error) {
      signal.throwIfAborted()
      if (!isRetryableError(error)) throw error
      if (isOnline()) lost += 1
      if (lost === MAX_ATTEMPTS) throw error
    }
    if (isOnline()) {
      if (Date.now() - start >= RETRY_NOTICE_DELAY_MS) onTrouble('resending')
      await pause(backoffMs(lost, Math.random()), signal)
    } else {
      onTrouble('offline')
      await pause(OFFLINE_RETRY_DELAY_MS, signal)
      if (isOnline()) onTrouble('resending')
      lost = 0
    }
  }
}

/** What the browser says. It knows that there is no network better than that there is one. */
function isOnline(): boolean {
  return navigator.onLine
}

/** One try. It is lost when it takes too long, and when the connection goes: no answer can come on that one any more. */
async function sendOnce<Result>(send: Send<Result>, signal: AbortSignal, patienceMs: number): Promise<Result> {
  const attempt = new AbortController()
  const { ended, stop } = waitFor(patienceMs, 'offline', signal)
  const loss = ended.then(() => {
    throw new ApiError(0, 'network-request-failed')
  })
  try {
    return await Promise.race([send(attempt.signal), loss])
  } finally {
    stop()
    attempt.abort()
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { ended, stop } = waitFor(ms, 'online', signal)
  await ended
  stop()
  signal.throwIfAborted()
}

/** Ends after a time, with an event of the window, or when the signal is aborted; never once it is stopped. */
function waitFor(ms: number, event: 'online' | 'offline', signal: AbortSignal) {
  const stopping = new AbortController()
  const ended = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    stopping.signal.addEventListener('abort', () => clearTimeout(timer))
    window.addEventListener(event, () => resolve(), { signal: stopping.signal })
    signal.addEventListener('abort', () => resolve(), { signal: stopping.signal })
  })
  return { ended, stop: () => stopping.abort() }
}
