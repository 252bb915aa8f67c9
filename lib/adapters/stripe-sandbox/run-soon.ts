import type { Logger } from '@/lib/ports/logger'

/** After a call, so that what it tells comes after its answer more often than not; the site must bear either. */
const DELAY_MS = 50
/** For what was put off, and for what comes due by itself. */
const INTERVAL_MS = 5000

/** Runs work shortly after it is asked for, and now and then besides, once at a time. Keeps no process alive. */
export function runSoon(work: () => Promise<void>, logger: Logger): { readonly soon: () => void } {
  let timer: NodeJS.Timeout | undefined
  let dueAt = Number.POSITIVE_INFINITY
  let isRunning = false
  const schedule = (delayMs: number) => {
    const at = Date.now() + delayMs
    if (isRunning || at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(run, delayMs).unref()
  }
  const run = async () => {
    isRunning = true
    dueAt = Number.POSITIVE_INFINITY
    try {
      await work()
    } catch (error) {
      logger.warn({ error: String(error) }, 'the payment sandbox could not do its work')
    }
    isRunning = false
    schedule(wasAsked ? DELAY_MS : INTERVAL_MS)
    wasAsked = false
  }
  let wasAsked = false
  return {
    soon: () => {
      wasAsked = isRunning
      schedule(DELAY_MS)
    },
  }
}
