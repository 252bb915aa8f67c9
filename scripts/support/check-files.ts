import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ContentFault } from '@/lib/domain/content/content-fault'

/** One file to be checked, by its path from the project's folder. */
export interface CheckTask {
  readonly file: string
  readonly kind: 'exercise' | 'explainer'
  readonly seeds: number
}

/** Run as this process is, so that TypeScript is read there too. */
const CHECKER = fileURLToPath(new URL('file-checker.ts', import.meta.url))

/**
 * Checks files for so many seeds at each of their levels, one on each processor at a time.
 * @param onChecked is told of each file as it is done.
 * @returns their faults in the order of the files.
 * @throws when one of the processes ends before all is done.
 */
export async function checkFiles(
  tasks: readonly CheckTask[],
  onChecked: (task: CheckTask) => void,
): Promise<readonly ContentFault[]> {
  const waiting = tasks.entries()
  const faults: (readonly ContentFault[])[] = tasks.map(() => [])
  const checkers = Array.from({ length: Math.min(availableParallelism(), tasks.length) }, () => fork(CHECKER))
  const checkNext = async (checker: ChildProcess) => {
    // The iterator is shared: who is ready takes the next file.
    for (const [index, task] of waiting) {
      faults[index] = await faultsOf(checker, task)
      onChecked(task)
    }
  }
  try {
    await Promise.all(checkers.map(checkNext))
  } finally {
    for (const checker of checkers) checker.kill()
  }
  return faults.flat()
}

async function faultsOf(checker: ChildProcess, task: CheckTask): Promise<readonly ContentFault[]> {
  const waiting = new AbortController()
  const { signal } = waiting
  const ended = once(checker, 'exit', { signal }).then(([code]) => {
    throw new Error(`the process that checks ${task.file} ended with ${code}`)
  })
  try {
    const answer = once(checker, 'message', { signal })
    checker.send(task)
    const [faults] = await Promise.race([answer, ended])
    return faults
  } finally {
    waiting.abort()
    await ended.catch(() => {})
  }
}
