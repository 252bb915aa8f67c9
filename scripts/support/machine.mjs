import { existsSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 30

/**
 * Where tests keep files that nobody needs afterwards: in memory where there is room, since every write of a store waits
 * for the disk; else where the system keeps such files.
 */
export function scratchFolder() {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
}

/** How many workers keep the processors busy: more than there are, since tests wait for servers, processes and clocks. */
export const WORKERS = Math.ceil(availableParallelism() * 1.5)
