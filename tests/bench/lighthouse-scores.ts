import { ALL_CATEGORIES, runLighthouse } from '@/tests/support/lighthouse'

/** Scores differ from run to run with what else the machine does; the median of so many is told. */
const RUNS = 3
const DEBUGGING_PORT = 9490
const PAGES = ['/', '/exercises', '/list?cls=hu%7Cgrade%7C5', '/terms', '/exercise/egesz-osszeadas?s=5&d=2']

/** Prints what Lighthouse says of a visitor's pages in its mobile preset. */
export async function benchLighthouse(origin: string): Promise<void> {
  console.log('\nLighthouse, mobile preset (performance / accessibility / best practices / SEO):')
  for (const path of PAGES) {
    const runs = []
    for (let run = 0; run < RUNS; run += 1) {
      const { scores } = await runLighthouse({ address: origin + path, categories: ALL_CATEGORIES }, DEBUGGING_PORT)
      runs.push(scores)
    }
    const [, scores] = runs.toSorted((one, other) => one.performance - other.performance)
    if (!scores) throw new Error('Lighthouse was not run')
    const { performance, accessibility, seo } = scores
    console.log(`  ${path.padEnd(40)} ${[performance, accessibility, scores['best-practices'], seo].join(' / ')}`)
  }
}
