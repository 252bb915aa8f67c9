import { ALL_CATEGORIES, calibratedSlowdown, runLighthouse } from '@/tests/support/lighthouse'

/** Scores differ from run to run with what else the machine does; the median of so many is told. */
const RUNS = 3
const DEBUGGING_PORT = 9490
const PAGES = ['/', '/exercises', '/list?cls=hu%7Cgrade%7C5', '/terms', '/exercise/egesz-osszeadas?s=5&d=2']

/**
 * Prints what Lighthouse says of a visitor's pages in its mobile preset, and how fast it finds them on the phone that the
 * preset means, whatever machine this is.
 */
export async function benchLighthouse(origin: string): Promise<void> {
  console.log('\nLighthouse, mobile preset (performance / accessibility / best practices / SEO):')
  const speeds: number[] = []
  for (const path of PAGES) {
    const runs = []
    for (let run = 0; run < RUNS; run += 1) {
      const visit = { address: origin + path, categories: ALL_CATEGORIES }
      const { scores, machineSpeed } = await runLighthouse(visit, DEBUGGING_PORT)
      speeds.push(machineSpeed)
      runs.push(scores)
    }
    const scores = middleOf(runs, ({ performance }) => performance)
    const { performance, accessibility, seo } = scores
    console.log(`  ${path.padEnd(40)} ${[performance, accessibility, scores['best-practices'], seo].join(' / ')}`)
  }
  const speed = middleOf(speeds, (each) => each)
  const cpuSlowdown = calibratedSlowdown(speed)
  console.log(`\nPerformance with the processor slowed down ${cpuSlowdown} times, as a machine of speed ${speed} asks:`)
  for (const path of PAGES) {
    const runs = []
    for (let run = 0; run < RUNS; run += 1) {
      const visit = { address: origin + path, categories: ['performance'] as const, cpuSlowdown }
      runs.push((await runLighthouse(visit, DEBUGGING_PORT)).scores.performance)
    }
    console.log(`  ${path.padEnd(40)} ${middleOf(runs, (each) => each)}`)
  }
}

function middleOf<Item>(items: readonly Item[], size: (item: Item) => number): Item {
  const sorted = items.toSorted((one, other) => size(one) - size(other))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('Lighthouse was not run')
  return middle
}
