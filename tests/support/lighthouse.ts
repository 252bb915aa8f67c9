import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findBrowser } from '@/scripts/support/browser.mjs'

/** The categories that say the same whatever else the machine does; they need no trace of the page load either. */
export const STEADY_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const
export const ALL_CATEGORIES = ['performance', ...STEADY_CATEGORIES] as const
type Category = (typeof ALL_CATEGORIES)[number]

/** What Lighthouse says of a page in its mobile preset. */
export interface LighthouseResult<Asked extends Category> {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Asked, number>>
  /** Audits that count and are not passed in full, as `category/audit: value`. */
  readonly faults: readonly string[]
}

interface Visit<Asked extends Category> {
  /** Absolute address of the page. */
  readonly address: string
  /** The `Cookie` header of a signed-in user. */
  readonly cookie?: string
  readonly categories: readonly Asked[]
}

/** Runs Lighthouse in a browser of its own: the profile has to be empty, as at a first visit. */
export async function runLighthouse<Asked extends Category>(
  { address, cookie, categories }: Visit<Asked>,
  debuggingPort: number,
): Promise<LighthouseResult<Asked>> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    const run = await lighthouse(address, {
      port: debuggingPort,
      logLevel: 'error',
      onlyCategories: [...categories],
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    })
    if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed: ${run?.lhr.runtimeError?.message}`)
    return { scores: scoresOf(run.lhr, categories), faults: faultsOf(run.lhr, categories) }
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
