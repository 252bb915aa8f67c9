import { type Browser, chromium, type Page } from '@playwright/test'
import { explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import { explainerMessages, explainerPlayerMessages as player } from '@/lib/shared/messages/explainer'
import { findBrowser, findShell } from '@/scripts/support/browser.mjs'

/** What makes of these two shared cores the phone that Lighthouse means; see BENCHMARKS.md. */
export const CPU_SLOWDOWN = 2.2
export const PHONE = { width: 360, height: 740 }
/** Those that have most to draw: bars, a line, terms of formulas, a grid of squares and a plane. */
export const PLAYED_EXPLAINERS = [
  'expand-fractions',
  'add-integers',
  'undo-operations',
  'convert-volume',
  'coordinates-of-points',
] as const
export const SEED = 5
/** A moment lasts no longer than its picture needs to become the next: what nobody has to read needs no time. */
const BEAT_MS = 1200
/** The thread in which a page's scripts, styles and layout are worked at. */
const MAIN_THREAD = 'CrRendererMain'

/** The longest task of the page, in milliseconds. */
export interface LongestTask {
  /** By the clock, as the browser itself tells of tasks of more than 50 ms; 0 where there was none. Others' work delays it. */
  readonly clockMs: number
  /** Of the processor, with the slowdown in it: what the task costs however busy the machine is. */
  readonly processorMs: number
}

export interface PlayedExplainer {
  /** From the press until the first moment is over. */
  readonly start: LongestTask
  /** After that, to the end: while pictures change, and as questions come. */
  readonly playing: LongestTask
  /**
   * The same while a question is asked and nothing moves: what renders solutions and remarks is loaded then, each question is
   * checked with nothing in it, answered wrong and then left out, and its remark and its solution are rendered.
   */
  readonly asking: LongestTask
}

/** Plays an explainer from its start to its end on a slow phone. */
export async function playOnSlowPhone(origin: string, id: string): Promise<PlayedExplainer> {
  const executablePath = findShell() ?? findBrowser()
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: PHONE, hasTouch: true, isMobile: true })
    await page.addInitScript(hurry, BEAT_MS)
    await page.goto(explainerPath(id, { seed: SEED }), { waitUntil: 'networkidle' })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const button = await page.getByRole('button', { name: explainerMessages.play }).boundingBox()
    if (!button) throw new Error(`${id} has no button that plays it`)
    await page.evaluate(observe, { asked: ASKED, answered: ANSWERED })
    const start = await tasksWhile(browser, page, async () => {
      await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2)
      await page.waitForTimeout(2 * BEAT_MS)
    })
    const later = await tasksWhile(browser, page, () =>
      page.evaluate(playToItsEnd, { check: player.check, skip: player.skip, goOn: player.goOn }),
    )
    return { start: start.playing, playing: later.playing, asking: later.asking }
  } finally {
    await browser.close()
  }
}

/** The longest tasks while something is done, apart for when a question is asked. */
async function tasksWhile(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Pick<PlayedExplainer, 'playing' | 'asking'>> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await work()
  const byClock = await page.evaluate(() => window.longTasks.splice(0))
  const byProcessor = tasksOf(await browser.stopTracing())
  const longest = (tasks: readonly Task[], isAsking: boolean) =>
    Math.max(0, ...tasks.filter((task) => task.isAsking === isAsking).map(({ ms }) => ms))
  const both = (isAsking: boolean) => ({
    clockMs: longest(byClock, isAsking),
    processorMs: longest(byProcessor, isAsking),
  })
  return { playing: both(false), asking: both(true) }
}

interface Task {
  readonly ms: number
  /** Whether it began while a question was asked. */
  readonly isAsking: boolean
}

/** What the processor worked at, task by task. */
function tasksOf(trace: Buffer): readonly Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const main = new Set(traceEvents.filter(({ args }) => args?.name === MAIN_THREAD).map(threadOf))
  const marks = traceEvents
    .filter(({ name }) => name === ASKED || name === ANSWERED)
    .toSorted((one, other) => one.ts - other.ts)
  return traceEvents
    .filter((event) => event.tdur !== undefined && main.has(threadOf(event)))
    .map(({ ts, tdur = 0 }) => ({
      ms: tdur / 1000,
      isAsking: marks.findLast((mark) => mark.ts <= ts)?.name === ASKED,
    }))
}

/** Marks that the page makes. */
const ASKED = 'asked'
const ANSWERED = 'answered'

/** As Chromium writes it. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** In microseconds, when it began and how much time of the processor is in it. */
  readonly ts: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Lets no timer of the page last longer than this. */
function hurry(mostMs: number): void {
  const later = window.setTimeout.bind(window)
  window.setTimeout = ((handler: () => void, ms = 0) => later(handler, Math.min(ms, mostMs))) as typeof setTimeout
}

declare global {
  interface Window {
    longTasks: Task[]
  }
}

/** Keeps what the browser tells of long tasks, and marks when a question comes and goes. */
function observe({ asked, answered }: { readonly asked: string; readonly answered: string }): void {
  window.longTasks = []
  let isAsking = false
  new MutationObserver(() => {
    if (isAsking === (document.querySelector('.explainer-stage ~ form') !== null)) return
    isAsking = !isAsking
    performance.mark(isAsking ? asked : answered)
  }).observe(document.body, { subtree: true, childList: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const last = performance
        .getEntriesByType('mark')
        .filter((mark) => mark.startTime <= startTime)
        .at(-1)
      window.longTasks.push({ ms: duration, isAsking: last?.name === asked })
    }
  }).observe({ type: 'longtask' })
}

/**
 * Checks each question that comes with nothing in it, then with what is hardly ever right, and then leaves it out, until it
 * is over. It names no function: `tsx` wraps those in what pages do not have.
 */
function playToItsEnd({ check, skip, goOn }: Record<'check' | 'skip' | 'goOn', string>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (document.querySelector('[data-end]')) {
        clearInterval(timer)
        resolve()
      }
      const form = document.querySelector<HTMLElement>('.explainer-stage ~ form')
      if (!form || form.querySelector('[aria-busy=true]')) return
      const step = Number(form.dataset.step ?? 0)
      form.dataset.step = String(step + 1)
      if (step === 1) {
        for (const field of form.querySelectorAll('input')) {
          if (field.type !== 'text') field.click()
          else Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '77')
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
        return
      }
      const wanted = step < 3 ? check : skip
      for (const button of form.querySelectorAll('button')) {
        if (button.textContent === wanted || button.textContent === goOn) button.click()
      }
    }, 400)
  })
}
