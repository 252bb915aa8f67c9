/**
 * `npm run quick`: checks what has changed since the branch left `main`, with what is not committed yet: types, format,
 * the unit tests that reach a changed file, changed exercises and documents. `npm test` checks everything.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { imports, whatToCheck } from './support/changes.mjs'
import { bin, ensureDependencies, root, run } from './support/project.mjs'
import { timed } from './support/timed.mjs'

/** So many files of tests take about half a minute. */
const MANY_TESTS = 60

const startedAt = performance.now()
const failures = []
const files = changedFiles()
if (files.length > 0) await ensureDependencies()
console.log(files.length === 0 ? 'Nothing has changed.' : `Changed:\n  ${files.join('\n  ')}`)
const { code, documents, formatted, exercises, allContent } = whatToCheck(files)

await Promise.all([
  code.length > 0 && check('types', () => node(bin('tsc'), '--noEmit')),
  (async () => {
    if (formatted.length > 0)
      await check('lint and format', () => node(bin('biome'), 'check', '--no-errors-on-unmatched', ...formatted))
    if (allContent) await check('all content, with one seed', () => contentCheck('--seeds', '1'))
    for (const id of exercises) await check(`${id}, with 50 seeds`, () => contentCheck('--only', id))
    if (code.length > 0) await check('tests', () => relatedTests(code))
    if (documents) await check('documents', () => node(bin('jest'), 'tests/unit/docs'))
  })(),
])
console.log(`\nAll in ${Math.round((performance.now() - startedAt) / 1000)} s`)
for (const title of failures) console.log(`failed: ${title}`)
process.exitCode = failures.length === 0 ? 0 : 1

async function check(title, work) {
  await timed(title, work).catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    failures.push(title)
  })
}

/** Paths of what is different from where the branch began, and still there. */
function changedFiles() {
  git('rev-parse', 'HEAD')
  const base = mergeBase('main') ?? mergeBase('origin/main')
  if (base === undefined) fail('what has changed is told from a branch main or origin/main, and there is none.')
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(changed)].filter((file) => existsSync(path.join(root, file))).sort()
}

/** Where the branch began; `undefined` when there is no such other branch. */
function mergeBase(branch) {
  const { stdout, status } = spawnSync('git', ['merge-base', 'HEAD', branch], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** The lines that Git prints. */
function git(...args) {
  const { stdout, stderr, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) fail(`git ${args[0]} failed. ${(stderr ?? '').trim()}`)
  return stdout.split('\n').filter(Boolean)
}

/** Without knowing what has changed nothing would be checked, which must not look like success. */
function fail(reason) {
  console.error(`Cannot tell what to check: ${reason} \`npm test\` checks everything.`)
  process.exit(1)
}

function node(...args) {
  return run(process.execPath, args, { NODE_ENV: 'test' })
}

function contentCheck(...args) {
  return node('--import', 'tsx', 'scripts/content-check.ts', ...args)
}

/** All tests that reach the files; where those are too many for a minute, those that import one of them. */
async function relatedTests(changed) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [bin('jest'), '--listTests', '--findRelatedTests', ...changed],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  const related = stdout.split('\n').filter((line) => path.isAbsolute(line))
  const chosen = related.length > MANY_TESTS ? related.filter((test) => isNear(test, changed)) : related
  console.log(`${chosen.length} of the ${related.length} files of tests that reach what has changed.`)
  if (chosen.length > 0) await node(bin('jest'), '--runTestsByPath', ...chosen)
}

function isNear(test, changed) {
  const importer = { file: path.relative(root, test), text: readFileSync(test, 'utf8') }
  return changed.some((file) => file === importer.file || imports(importer, file))
}
