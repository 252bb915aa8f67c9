/**
 * `npm run content:mistakes [-- --only id] [--seeds 200] [--from 10]`: lists typical mistakes, named by a rule of feedback,
 * that in many draws are the right answer, or meet an earlier rule. Not each is a fault: the author judges.
 */
import { ScriptError } from '@/interpreter'
import { readContentFiles } from '@/lib/domain/content/content-files'
import { type MistakeFinding, measureMistakes } from '@/lib/domain/content/measure-mistakes'
import { chosenExercises } from './support/chosen-exercises'
import { readCommandLine, readCount } from './support/command-line'
import { formatError } from './support/format-error'

const USAGE = 'npm run content:mistakes -- [--only <id>] [--seeds 200] [--from 10]'

const { values } = readCommandLine(USAGE, {
  options: {
    only: { type: 'string' },
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '10' },
  },
})
const seeds = readCount(USAGE, 'seeds', values.seeds)
const percent = readCount(USAGE, 'from', values.from)
const { exercises } = await readContentFiles('content')
for (const { file, definition, lineOf } of chosenExercises(USAGE, exercises, values.only)) {
  try {
    for (const finding of measureMistakes(definition, seeds)) {
      if (finding.share * 100 >= percent) console.log(`${file}:${lineOf(finding.at)}: ${told(finding)}`)
    }
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
    console.error(`${file}: ${formatError(error)}`)
    process.exitCode = 1
  }
}

function told({ level, earlier, share, firstSeed }: MistakeFinding): string {
  const what = earlier === undefined ? 'the mistake is the right answer' : `an earlier rule holds: ${earlier}`
  return `level ${level}, ${Math.round(share * 100)} % of draws (first: seed ${firstSeed}): ${what}`
}
