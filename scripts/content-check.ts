/**
 * `npm run content:check [-- --seeds 50] [--only id]`: checks every exercise and explainer for many dispersed seeds at each
 * level that it has, the map of skills, the catalogue of mistakes, the magnitudes and the wiki.
 * Prints file, line and reason of each fault, and exits 1 when there is one.
 */
import path from 'node:path'
import { checkExplainers } from '@/lib/domain/content/check-explainers'
import { checkLegal } from '@/lib/domain/content/check-legal'
import { checkLists } from '@/lib/domain/content/check-lists'
import { checkMagnitudes, readMagnitudes } from '@/lib/domain/content/check-magnitudes'
import { checkMistakes } from '@/lib/domain/content/check-mistakes'
import { checkSkills } from '@/lib/domain/content/check-skills'
import { checkTerms, readTerms } from '@/lib/domain/content/check-terms'
import { checkWikiPage } from '@/lib/domain/content/check-wiki'
import { checkWikiLinks } from '@/lib/domain/content/check-wiki-links'
import { checkWikiSkills } from '@/lib/domain/content/check-wiki-skills'
import { readContentFiles } from '@/lib/domain/content/content-files'
import { type CheckTask, checkFiles } from './support/check-files'
import { chosenContent } from './support/chosen-exercises'
import { readCommandLine, readCount } from './support/command-line'
import { openSpeller } from './support/speller'
import { createTextCheck } from './support/text-check'

const USAGE = 'npm run content:check -- [--seeds 50] [--only <id>]'

const { values } = readCommandLine(USAGE, {
  options: { seeds: { type: 'string', default: '50' }, only: { type: 'string' } },
})
const seeds = readCount(USAGE, 'seeds', values.seeds)
const content = await readContentFiles('content')
const { exercises: chosen, explainers: chosenExplainers } = chosenContent(USAGE, content, values.only)

const tasks: readonly CheckTask[] = [
  ...chosen.map(({ file }) => ({ file, kind: 'exercise', seeds }) as const),
  ...chosenExplainers.map(({ file }) => ({ file, kind: 'explainer', seeds }) as const),
]
let done = 0
const speller = openSpeller('content/words.txt')
const checking = checkFiles(tasks, speller, ({ file }) =>
  showProgress(++done, tasks.length, path.basename(file, '.yaml')),
)

const faults = [...content.faults]
if (values.only === undefined) {
  const check = createTextCheck(await speller)
  const { list: terms, found: foundInTerms } = await readTerms('content')
  const { list: magnitudes, found: foundInMagnitudes } = await readMagnitudes('content')
  faults.push(
    ...(content.mistakes ? checkMistakes(content.mistakes, content, check) : []),
    ...(content.skills ? checkSkills(content.skills, content, content.mistakes, check) : []),
    ...checkLegal(content),
    ...checkLists(content),
    ...foundInTerms,
    ...(terms ? checkTerms(terms, content) : []),
    ...foundInMagnitudes,
    ...(magnitudes ? checkMagnitudes(magnitudes) : []),
    ...checkWikiLinks(content),
    ...(content.skills ? checkWikiSkills(content.skills, content.wiki) : []),
    ...content.wiki.flatMap((page) => checkWikiPage(page, check)),
  )
}
faults.push(...checkExplainers({ ...content, explainers: chosenExplainers }), ...(await checking))
for (const { file, line, reason } of faults) console.log(`${file}:${line}: ${reason}`)
const pages = values.only === undefined ? ` and ${content.wiki.length} wiki pages` : ''
console.log(
  `${chosen.length} exercises, ${chosenExplainers.length} explainers, ${seeds} seeds at each level${pages}, ${faults.length} faults`,
)
process.exitCode = faults.length > 0 ? 1 : 0

function showProgress(done: number, all: number, id: string): void {
  if (!process.stderr.isTTY) return
  const width = 30
  const filled = Math.round((width * done) / Math.max(all, 1))
  process.stderr.write(`\r\u001b[K[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done}/${all} ${id}`)
  if (done === all) process.stderr.write('\n')
}
