import type { Logger } from '@/lib/ports/logger'

/** After a call, so that what it tells comes after its answer more often than not; the site must bear either. */
const DELAY_MS = 50
/** For what was put off, and for what comes due by itself. */
const INTERVAL_MS = 5000
/** While it fails, each time twice as long. */
const LONGEST_INTERVAL_MS = 10 * 60 * 1000

/** Runs work shortly after it is asked for, and now and then besides, once at a time. Keeps no process alive. */
export function runSoon(work: () => Promise<void>, logger: Logger): { readonly soon: () => void } {
  let timer: NodeJS.Timeout | undefined
  let dueAt = Number.POSITIVE_INFINITY
  let isRunning = false
  let wasAsked = false
  let failures = 0
  const schedule = (delayMs: number) => {
    const at = Date.now() + delayMs
    if (at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(run, delayMs).unref()
  }
  const run = async () => {
    isRunning = true
    wasAsked = false
    try {
      await work()
      failures = 0
    } catch (error) {
      failures += 1
      logger.warn({ error: String(error) }, 'the payment sandbox could not do its work')
    }
    isRunning = false
    dueAt = Number.POSITIVE_INFINITY
    const interval = Math.min(INTERVAL_MS * 2 ** failures, LONGEST_INTERVAL_MS)
    schedule(wasAsked ? DELAY_MS : interval)
  }
  return {
    soon: () => {
      wasAsked = true
      if (!isRunning) schedule(DELAY_MS)
    },
  }
}
