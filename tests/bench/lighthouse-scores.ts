import { ALL_CATEGORIES, calibratedSlowdown, runLighthouse } from '@/tests/support/lighthouse'

/** Scores differ from run to run with what else the machine does; the median of so many is told. */
const RUNS = 3
const DEBUGGING_PORT = 9490
const PATHS = ['/', '/exercises', '/list?cls=hu%7Cgrade%7C5', '/terms', '/exercise/egesz-osszeadas?s=5&d=2']

interface Sites {
  /** Where the site and the least that Next could do answer. */
  readonly site: string
  readonly bare: string
  /** The `Cookie` header of a signed-in pupil. */
  readonly cookie: string
}

/**
 * Prints what Lighthouse says in its mobile preset of a visitor's pages, of a pupil's home and of a bare page, and how
 * fast it finds them on the phone that the preset means, whatever machine this is.
 */
export async function benchLighthouse({ site, bare, cookie }: Sites): Promise<void> {
  const pages = [
    ...PATHS.map((path) => ({ name: path, address: site + path })),
    { name: '/ of a pupil', address: `${site}/`, cookie },
    { name: 'a bare page', address: bare },
  ]
  console.log('\nLighthouse, mobile preset (performance / accessibility / best practices / SEO):')
  const speeds: number[] = []
  for (const { name, ...page } of pages) {
    const runs = []
    for (let run = 0; run < RUNS; run += 1) {
      const { scores, machineSpeed } = await runLighthouse({ ...page, categories: ALL_CATEGORIES }, DEBUGGING_PORT)
      speeds.push(machineSpeed)
      runs.push(scores)
    }
    const scores = middleOf(runs, ({ performance }) => performance)
    const { performance, accessibility, seo } = scores
    console.log(`  ${name.padEnd(40)} ${[performance, accessibility, scores['best-practices'], seo].join(' / ')}`)
  }
  const speed = middleOf(speeds, (each) => each)
  const cpuSlowdown = calibratedSlowdown(speed)
  console.log(`\nPerformance with the processor slowed down ${cpuSlowdown} times, as a machine of speed ${speed} asks:`)
  for (const { name, ...page } of pages) {
    const runs = []
    for (let run = 0; run < RUNS; run += 1) {
      const visit = { ...page, categories: ['performance'] as const, cpuSlowdown }
      runs.push((await runLighthouse(visit, DEBUGGING_PORT)).scores.performance)
    }
    console.log(`  ${name.padEnd(40)} ${middleOf(runs, (each) => each)}`)
  }
}

function middleOf<Item>(items: readonly Item[], size: (item: Item) => number): Item {
  const sorted = items.toSorted((one, other) => size(one) - size(other))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('Lighthouse was not run')
  return middle
}
