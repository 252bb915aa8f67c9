/**
 * `npm run new:exercise -- <id> [--folder grade-5/egesz-szamok]`: writes a commented exercise to begin with, as a draft
 * that passes `npm run content:check`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readContentFiles } from '@/lib/domain/content/content-files'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { exitWithUsage, readCommandLine } from './support/command-line'

const USAGE = 'npm run new:exercise -- <id> [--folder <folder below content/exercises>]'

const { values, positionals } = readCommandLine(USAGE, {
  options: { folder: { type: 'string', default: '' } },
  allowPositionals: true,
})
const [id = '', ...rest] = positionals
if (!ExerciseId.safeParse(id).success || rest.length > 0) {
  exitWithUsage('one id is needed, of lower-case letters without accents, digits and single hyphens', USAGE)
}
const exercises = path.join('content', 'exercises')
const folder = path.join(exercises, values.folder)
if (path.relative(exercises, folder).startsWith('..'))
  exitWithUsage('the folder has to be below content/exercises', USAGE)
const twin = (await readContentFiles('content')).exercises.find(({ definition }) => definition.id === id)
if (twin) exitWithUsage(`the id is already that of ${twin.file}`, USAGE)

const file = path.join(folder, `${id}.yaml`)
const schema = path.relative(folder, 'content/exercise.schema.json').replaceAll('\\', '/')
const template = await readFile('content/new-exercise.yaml', 'utf8')
await mkdir(folder, { recursive: true })
await writeFile(
  file,
  template.replace('$schema=exercise.schema.json', () => `$schema=${schema}`),
  { flag: 'wx' },
)
console.log(`${file} is there. To see it: npm run content:preview -- ${id}`)
