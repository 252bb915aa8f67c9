const RUNS = 9

/**
 * What some work costs this process in all its threads: the least of several runs, in microseconds. Unlike the time that
 * passes it does not depend on what else the machine does.
 */
export async function leastCpuTime(work: () => Promise<unknown>): Promise<number> {
  const costs: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    costs.push(user + system)
  }
  return Math.min(...costs)
}
