import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { findBrowser, findShell } from '@/scripts/support/browser.mjs'

/** The categories that say the same whatever else the machine does; they need no trace of the page load either. */
export const STEADY_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const
export const ALL_CATEGORIES = ['performance', ...STEADY_CATEGORIES] as const
type Category = (typeof ALL_CATEGORIES)[number]

/** What Lighthouse says of a page in its mobile preset. */
export interface LighthouseResult<Asked extends Category> {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Asked, number>>
  /** How fast Lighthouse found the machine: 1500 to 2000 is a fast desktop computer, 125 to 800 a phone of the middle class. */
  readonly machineSpeed: number
  /** Audits that count and are not passed in full, as `category/audit: value`. */
  readonly faults: readonly string[]
}

interface Visit<Asked extends Category> {
  /** Absolute address of the page. */
  readonly address: string
  /** The `Cookie` header of a signed-in user. */
  readonly cookie?: string
  readonly categories: readonly Asked[]
  /** How many times slower the processor shall be; 4 without it, as in the preset. */
  readonly cpuSlowdown?: number
}

/** The middle of what the preset takes for granted, a fast desktop computer, and how much it slows that down. */
const PRESET = { machineSpeed: 1750, slowdown: 4 }

/**
 * How much to slow a machine down so that it becomes the phone that the preset means. The preset has one figure for all
 * machines; on slower ones that makes a phone that nobody has
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown).
 */
export function calibratedSlowdown(machineSpeed: number): number {
  const share = machineSpeed / PRESET.machineSpeed
  return Math.min(PRESET.slowdown, Math.max(1, Math.round(PRESET.slowdown * share * 10) / 10))
}

/** How often Lighthouse is asked, which now and then loses the beginning of the page in its own trace. */
const ATTEMPTS = 3

/**
 * Runs Lighthouse in a browser of its own: the profile has to be empty, as at a first visit.
 *
 * @throws Error when Lighthouse could not judge the page in any of its attempts.
 */
export async function runLighthouse<Asked extends Category>(
  visit: Visit<Asked>,
  debuggingPort: number,
): Promise<LighthouseResult<Asked>> {
  let fault: unknown
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { lhr } = await visitOnce(visit, debuggingPort)
    if (!lhr.runtimeError) {
      return {
        scores: scoresOf(lhr, visit.categories),
        machineSpeed: lhr.environment.benchmarkIndex,
        faults: faultsOf(lhr, visit.categories),
      }
    }
    fault = lhr.runtimeError.message
    if (lhr.runtimeError.code !== 'NO_NAVSTART') break
  }
  throw new Error(`Lighthouse failed: ${fault}`)
}

/**
 * Without the performance category nothing is measured, so a page is left alone for a moment instead of for a second
 * after each thing that it does, nobody sees the picture of the page, and no window is needed.
 */
const UNMEASURED = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 250,
  networkQuietThresholdMs: 250,
  cpuQuietThresholdMs: 250,
  disableFullPageScreenshot: true,
}

async function visitOnce({ address, cookie, categories, cpuSlowdown }: Visit<Category>, debuggingPort: number) {
  const isMeasured = categories.includes('performance')
  const shell = isMeasured || process.env.BROWSER_PATH ? undefined : findShell()
  const executablePath = shell ?? findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    const run = await lighthouse(address, {
      port: debuggingPort,
      logLevel: 'error',
      onlyCategories: [...categories],
      ...(!isMeasured && UNMEASURED),
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: cpuSlowdown ?? PRESET.slowdown },
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    })
    if (!run) throw new Error('Lighthouse did not run')
    return run
  } finally {
    await browser.close()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function scoresOf<Asked extends Category>(report: Report, asked: readonly Asked[]): Readonly<Record<Asked, number>> {
  const entries = asked.map((category) => [category, Math.round((report.categories[category]?.score ?? 0) * 100)])
  return Object.fromEntries(entries)
}

function faultsOf({ categories, audits }: Report, asked: readonly Category[]): string[] {
  return asked.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      const isFault = weight > 0 && typeof audit?.score === 'number' && audit.score < 1
      return isFault ? [`${category}/${id}: ${audit.displayValue ?? audit.title}`] : []
    }),
  )
}
