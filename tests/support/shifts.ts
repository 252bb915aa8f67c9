import type { Page } from '@playwright/test'

/** What moves so long after a press is no direct effect of it any more, and counts as a shift of the page. */
const LATE_MS = 600

/** Does something, as giving an answer of the server, when the last key that `watchShifts` has noted is so long ago. */
export async function late(page: Page, work: () => Promise<void>): Promise<void> {
  await page.waitForFunction((ms) => performance.now() - Number(document.body.dataset.pressed) > ms, LATE_MS)
  await work()
}

/** Begins to add up how much the page shifts by itself from the next key on, once what the key does is `late`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    delete document.body.dataset.pressed
    new PerformanceObserver((list) => {
      const pressed = Number(document.body.dataset.pressed)
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput && entry.startTime > pressed) shifts.push(entry.value)
    }).observe({ type: 'layout-shift' })
    // Before React, which lets nothing pass to what it has not taken over yet.
    const note = () => {
      document.body.dataset.pressed = String(performance.now())
    }
    window.addEventListener('keydown', note, { capture: true })
  })
}

/** How much it has shifted since, as browsers count it. */
export async function shifted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done))
    const { shifts } = window as unknown as { shifts: readonly number[] }
    return shifts.reduce((sum, each) => sum + each, 0)
  })
}
