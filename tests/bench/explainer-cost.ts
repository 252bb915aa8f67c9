import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { COLLECTIONS } from '@/lib/domain/collection/load-collection'
import { exercisePath } from '@/lib/domain/exercise/model/exercise-path'
import { EXPLAINER_INDEX } from '@/lib/domain/explainer/list-explainers'
import { explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import { wikiPath } from '@/lib/domain/wiki/model/wiki-path'
import type { DocumentData, DocumentStore, JsonValue } from '@/lib/ports/document-store'
import { findBrowser, findShell } from '@/scripts/support/browser.mjs'
import { textAt } from '@/tests/support/site-pages'
import { CPU_SLOWDOWN, PHONE, SEED } from './explainer-tasks'
import { median } from './load'
import { kilobytes } from './report'

const ROUNDS = 9
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Pages that lead to explainers, looked at with and without them. */
const LEADING = [
  ['topics of a grade', '/exercises5'],
  ['exercise', exercisePath('tortek-bovitese', { seed: SEED, difficultyLevel: 1 })],
] as const
/** An explainer that nobody plays, and a text that cannot be played. */
const READ = [
  ['explainer', explainerPath('expand-fractions', { seed: SEED })],
  ['page of the wiki', wikiPath('tort')],
] as const

/** What a page costs on a slow phone until it has nothing more to do. */
interface PageCost {
  readonly htmlBytes: number
  readonly brotliBytes: number
  /** Of all scripts that it fetches by itself, gzipped. */
  readonly scriptBytes: number
  /** Of the processor, with the slowdown in it. */
  readonly scriptMs: number
  /** The same with styles, layout and drawing. */
  readonly taskMs: number
}

/** Prints what explainers cost a page while nobody plays one. All pages take turns, so that the machine is the same for each. */
export async function reportUnplayed(origin: string, store: DocumentStore): Promise<void> {
  const executablePath = findShell() ?? findBrowser()
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  const costs = new Map<string, PageCost[]>()
  const load = async (title: string, path: string) => {
    const cost = await costOf(browser, origin, path)
    costs.set(title, [...(costs.get(title) ?? []), cost])
  }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [title, path] of READ) await load(title, path)
      for (const [title, path] of LEADING) await load(`${title}, with explainers`, path)
      const restore = await takeExplainersAway(store)
      try {
        for (const [title, path] of LEADING) await load(`${title}, without them`, path)
      } finally {
        await restore()
      }
    }
  } finally {
    await browser.close()
  }
  console.log('\nPages with explainers that nobody plays, on a slow phone, medians:')
  for (const [title, loads] of costs) {
    const middle = (what: keyof PageCost) => median(loads.map((load) => load[what]))
    const html = `HTML ${kilobytes(middle('htmlBytes'))} (${kilobytes(middle('brotliBytes'))})`
    const scripts = `scripts ${kilobytes(middle('scriptBytes'))}`
    const work = `${middle('scriptMs').toFixed(0)} of ${middle('taskMs').toFixed(0)} ms of work`
    console.log(`  ${title.padEnd(36)} ${html.padEnd(24)} ${scripts}, ${work}`)
  }
}

async function costOf(browser: Browser, origin: string, path: string): Promise<PageCost> {
  const html = Buffer.from(await textAt(origin + path))
  const scripts = new Set<string>()
  const page = await browser.newPage({ baseURL: origin, viewport: PHONE, serviceWorkers: 'block' })
  page.on('request', (each) => each.resourceType() === 'script' && scripts.add(each.url()))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  // The cost is that of all that a page does by itself, of which the last sign is that it fetches nothing more.
  await page.goto(path, { waitUntil: 'networkidle' })
  const { metrics } = await session.send('Performance.getMetrics')
  const msOf = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
  await page.context().close()
  const sizes = [...scripts].map(async (script) => gzipSync(await (await fetch(script)).text()).length)
  return {
    htmlBytes: html.length,
    brotliBytes: brotliCompressSync(html, BROTLI).length,
    scriptBytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    scriptMs: msOf('ScriptDuration'),
    taskMs: msOf('TaskDuration'),
  }
}

/** Takes out of the store what leads to explainers from elsewhere. @returns puts it back. */
async function takeExplainersAway(store: DocumentStore): Promise<() => Promise<void>> {
  const [index, collections] = await Promise.all([store.get(...EXPLAINER_INDEX), store.query(COLLECTIONS)])
  await store.set(...EXPLAINER_INDEX, { entries: [] })
  for (const { id, data } of collections) await store.set(COLLECTIONS, id, unexplained(data) as DocumentData)
  return async () => {
    if (index) await store.set(...EXPLAINER_INDEX, index.data)
    for (const { id, data } of collections) await store.set(COLLECTIONS, id, data)
  }
}

function unexplained(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(unexplained)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => name !== 'explainer' && name !== 'explainers')
  return Object.fromEntries(kept.map(([name, each]) => [name, unexplained(each)]))
}
