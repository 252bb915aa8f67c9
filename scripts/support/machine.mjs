import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 30
/** Each takes some hundred megabytes of memory. */
const MOST_WORKERS = 8

/**
 * Where tests keep files that nobody needs afterwards: in memory where there is room, since every write of a store waits
 * for the disk; else where the system keeps such files.
 */
export function scratchFolder() {
  if (process.env.TMPDIR) return tmpdir()
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Makes a folder there, which goes with this process: what is left in memory stays until the machine restarts. */
export function newScratchFolder(prefix) {
  const folder = mkdtempSync(path.join(scratchFolder(), prefix))
  // What was just killed may still write.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** How many workers keep the processors busy: more than there are, since tests wait for servers, processes and clocks. */
export const WORKERS = Math.min(Math.ceil(availableParallelism() * 1.5), MOST_WORKERS)
