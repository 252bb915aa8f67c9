import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findBrowser } from '@/scripts/support/browser.mjs'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What Lighthouse says of a page in its mobile preset. */
export interface LighthouseResult {
  /** 0 to 100. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  /** Audits that count and are not passed in full, as `category/audit: value`. */
  readonly faults: readonly string[]
}

interface Visit {
  /** Absolute address of the page. */
  readonly address: string
  /** The `Cookie` header of a signed-in user. */
  readonly cookie?: string
}

/** Runs Lighthouse in a browser of its own: the profile has to be empty, as at a first visit. */
export async function runLighthouse({ address, cookie }: Visit, debuggingPort: number): Promise<LighthouseResult> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    const run = await lighthouse(address, {
      port: debuggingPort,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    })
    if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed: ${run?.lhr.runtimeError?.message}`)
    return summarize(run.lhr)
  } finally {
    await browser.close()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function summarize({ categories, audits }: Report): LighthouseResult {
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const faults = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      const isFault = weight > 0 && typeof audit?.score === 'number' && audit.score < 1
      return isFault ? [`${category}/${id}: ${audit.displayValue ?? audit.title}`] : []
    }),
  )
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    faults,
  }
}
