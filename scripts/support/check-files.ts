import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ContentFault } from '@/lib/domain/content/content-fault'
import type { KnowsWord } from '@/lib/domain/content/spelling-check'

/** One file to be checked, by its path from the project's folder. */
export interface CheckTask {
  readonly file: string
  readonly kind: 'exercise' | 'explainer'
  readonly seeds: number
  /** Those of its words that are not known; unless they were looked up, all are taken to be. */
  readonly unknownWords?: readonly string[]
}

/** What the process that checks a file tells of it. */
export interface CheckedFile {
  readonly file: string
  readonly faults: readonly ContentFault[]
  /** All words of its texts: the dictionary takes long to open, so that this process alone has it. */
  readonly words: readonly string[]
}

/** Run as this process is, so that TypeScript is read there too. */
const CHECKER = fileURLToPath(new URL('file-checker.ts', import.meta.url))
/** So many files are with a process at a time, so that it goes on while this one is busy with something else. */
const FILES_AT_ONCE = 2

/**
 * Checks files for so many seeds at each of their levels, with a process on each processor.
 * @param speller the dictionary, which may still be opening.
 * @param onChecked is told of each file as it is done.
 * @returns their faults in the order of the files.
 * @throws when one of the processes ends before all is done.
 */
export async function checkFiles(
  tasks: readonly CheckTask[],
  speller: Promise<KnowsWord>,
  onChecked: (task: CheckTask) => void,
): Promise<readonly ContentFault[]> {
  const checkers = Array.from({ length: Math.min(availableParallelism(), tasks.length) }, () => fork(CHECKER))
  try {
    const checked = await askAll(checkers, tasks, onChecked)
    const knows = await speller
    // A file with words that are spelled wrong, as hardly any is, is checked once more for where they stand.
    const misspelled = checked.flatMap(({ words }, index) => {
      const unknownWords = words.filter((word) => !knows(word))
      const task = tasks[index]
      return task && unknownWords.length > 0 ? [{ ...task, unknownWords }] : []
    })
    const again = new Map((await askAll(checkers, misspelled)).map((file) => [file.file, file]))
    return checked.flatMap((file) => (again.get(file.file) ?? file).faults)
  } finally {
    for (const checker of checkers) checker.kill()
  }
}

/** What is told of each file, in their order. */
async function askAll(
  checkers: readonly ChildProcess[],
  tasks: readonly CheckTask[],
  onChecked?: (task: CheckTask) => void,
): Promise<readonly CheckedFile[]> {
  const waiting = tasks.entries()
  const checked: CheckedFile[] = []
  const checkNext = async (checker: ChildProcess) => {
    // The iterator is shared: who is ready takes the next file.
    for (const [index, task] of waiting) {
      checked[index] = await ask(checker, task)
      onChecked?.(task)
    }
  }
  await Promise.all(checkers.flatMap((checker) => Array.from({ length: FILES_AT_ONCE }, () => checkNext(checker))))
  return checked
}

async function ask(checker: ChildProcess, task: CheckTask): Promise<CheckedFile> {
  const waiting = new AbortController()
  const { signal } = waiting
  const ended = once(checker, 'exit', { signal }).then(([code]) => {
    throw new Error(`the process that checks ${task.file} ended with ${code}`)
  })
  try {
    const answer = answerOn(checker, task, signal)
    checker.send(task)
    return await Promise.race([answer, ended])
  } finally {
    waiting.abort()
    await ended.catch(() => {})
  }
}

/** What a process tells of one of the files that it has. */
async function answerOn(checker: ChildProcess, { file }: CheckTask, signal: AbortSignal): Promise<CheckedFile> {
  for await (const [checked] of on(checker, 'message', { signal })) if (checked.file === file) return checked
  throw new Error(`there is no answer on ${file}`)
}
