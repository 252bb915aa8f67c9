/** The process that checks the exercises and explainers which `checkFiles` names to it, one after another. */
import { readFile } from 'node:fs/promises'
import { checkExercise } from '@/lib/domain/content/check-exercise'
import { checkExplainer } from '@/lib/domain/content/check-explainer'
import type { TextCheck } from '@/lib/domain/content/check-text'
import type { ContentFault } from '@/lib/domain/content/content-fault'
import { parseExercise } from '@/lib/domain/content/content-files'
import { parseExplainer } from '@/lib/domain/content/explainer-files'
import type { CheckedFile, CheckTask } from './check-files'
import { createTextCheck } from './text-check'

process.on('message', async (task: CheckTask) => process.send?.(await checkFile(task)))
// Whoever asked is gone.
process.on('disconnect', () => process.exit())

async function checkFile({ unknownWords = [], ...task }: CheckTask): Promise<CheckedFile> {
  const unknown = new Set(unknownWords)
  const words = new Set<string>()
  const check = createTextCheck((word) => {
    words.add(word)
    return !unknown.has(word)
  })
  return { file: task.file, faults: await faultsOf(task, check), words: [...words] }
}

/** A file that is not well-formed has been told of when all were read. */
async function faultsOf({ file, kind, seeds }: CheckTask, check: TextCheck): Promise<readonly ContentFault[]> {
  const text = await readFile(file, 'utf8')
  if (kind === 'exercise') {
    const { exercise } = parseExercise(file, text)
    return exercise ? checkExercise(exercise, seeds, check) : []
  }
  const { explainer } = parseExplainer(file, text)
  return explainer ? checkExplainer(explainer, seeds, check) : []
}
