/**
 * `npm run quick`: checks what has changed since the branch left `main`, with what is not committed yet: types, format,
 * the unit tests that reach a changed file, and changed exercises. `npm test` checks everything.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { bin, root, run } from './support/project.mjs'
import { timed } from './support/timed.mjs'

const CODE = /\.(?:[cm]?[jt]sx?)$/
/** So many files of tests take about half a minute. */
const MANY_TESTS = 60
const FORMATTED = /\.(?:[cm]?[jt]sx?|json|css)$/
const startedAt = performance.now()
const files = changedFiles()
console.log(files.length === 0 ? 'Nothing has changed.' : `Changed:\n  ${files.join('\n  ')}`)
const failures = []

const code = files.filter((file) => CODE.test(file))
const formatted = files.filter((file) => FORMATTED.test(file))
const exercises = files.filter((file) => /^content\/exercises\/.*\.ya?ml$/.test(file))
const otherContent = files.some((file) => file.startsWith('content/') && !exercises.includes(file))

await Promise.all([
  code.length > 0 && check('types', () => node(bin('tsc'), '--noEmit')),
  (async () => {
    if (formatted.length > 0) await check('lint and format of what has changed', () => biome(formatted))
    if (otherContent) await check('all content at one seed', () => contentCheck('--seeds', '1'))
    for (const file of exercises)
      await check(file, () => contentCheck('--only', path.basename(file, path.extname(file))))
    if (code.length > 0) await check('tests that reach what has changed', () => relatedTests(code))
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

/** Paths that are different from where the branch began, and still there. */
function changedFiles() {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(changed)].filter((file) => existsSync(path.join(root, file))).sort()
}

/** The lines that Git prints; none when it cannot do what it is asked for. */
function git(...args) {
  const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

function node(...args) {
  return run(process.execPath, args)
}

function biome(files) {
  return node(bin('biome'), 'check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files)
}

function contentCheck(...args) {
  return node('--import', 'tsx', 'scripts/content-check.ts', ...args)
}

/** All tests that reach the files; where those are too many for a minute, those that name one of them. */
async function relatedTests(files) {
  const { stdout } = spawnSync(process.execPath, [bin('jest'), '--listTests', '--findRelatedTests', ...files], {
    cwd: root,
    encoding: 'utf8',
  })
  const related = stdout.split('\n').filter((line) => path.isAbsolute(line))
  const direct = related.filter((test) => files.some((file) => test === path.join(root, file) || names(test, file)))
  const chosen = related.length > MANY_TESTS ? direct : related
  if (chosen.length < related.length) {
    console.log(`${related.length} test files reach what has changed; ${chosen.length} of them name it, and these run.`)
  }
  if (chosen.length > 0) {
    await run(process.execPath, [bin('jest'), '--reporters=default', '--runTestsByPath', ...chosen], { NODE_ENV: 'test' })
  }
}

/** Whether a test imports a file, by its path from the project's folder or from the test's. */
function names(test, file) {
  const module = file.replace(CODE, '')
  const text = readFileSync(test, 'utf8')
  let relative = path.relative(path.dirname(test), path.join(root, module))
  if (!relative.startsWith('.')) relative = `./${relative}`
  return [`@/${module}`, relative].some((specifier) => text.includes(`'${specifier}`))
}
