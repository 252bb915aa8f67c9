/**
 * `npm test`: installs what is missing, then runs every check and test, and ends with one line `N passed, N failed`.
 * What is waiting or keeps one processor busy goes beside something else; each step says when it ends how long it took.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser, installSystemBrowser } from './support/browser.mjs'
import { newScratchFolder } from './support/machine.mjs'
import { bin, ensureBuild, ensureDependencies, root, run } from './support/project.mjs'
import { ensureRedis } from './support/redis.mjs'
import { timed } from './support/timed.mjs'

process.env.NEXT_TELEMETRY_DISABLED = '1'
const totals = { passed: 0, failed: 0 }
const startedAt = Date.now()
let scratch = ''

try {
  await Promise.all([
    timed('dependencies', ensureDependencies),
    // One after the other: the system's package manager does one thing at a time.
    step('redis-server for the tests', ensureRedis).then(() =>
      timed('browser of the system for the tests', installSystemBrowser),
    ),
  ])
  await ensureBrowser()
  scratch = newScratchFolder('matekliget-test-')
  process.env.TMPDIR = scratch
  const [, isBuilt] = await Promise.all([
    step('every exercise at 50 seeds and each level, and all other content', checkContent),
    step('type check', () => run(process.execPath, [bin('tsc'), '--noEmit']))
      .then(() => step('lint and format', () => run(process.execPath, [bin('biome'), 'check'])))
      .then(() => step('build', ensureBuild)),
  ])
  await suite('unit, component, contract and content tests', runJest)
  if (isBuilt) await suite('end-to-end tests', runPlaywright)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  totals.failed += 1
}
console.log(`\nAll in ${Math.round((Date.now() - startedAt) / 1000)} s`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1

/** Runs one check and counts it as one test. @returns whether it passed. */
async function step(title, work) {
  try {
    await timed(title, work)
    totals.passed += 1
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    totals.failed += 1
    return false
  }
}

/** Runs a test runner and adds what it counted; a runner that dies without a report counts as one failure. */
async function suite(title, work) {
  const { passed, failed } = await timed(title, work).catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  totals.passed += passed
  totals.failed += failed
}

function checkContent() {
  return run(process.execPath, ['--import', 'tsx', 'scripts/content-check.ts', '--seeds', '50'])
}

async function runJest() {
  const report = path.join(scratch, 'jest.json')
  const fault = await faultOf(
    run(process.execPath, [bin('jest'), '--json', `--outputFile=${report}`], { NODE_ENV: 'test' }),
  )
  const result = JSON.parse(readFileSync(report, 'utf8'))
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  return { passed: result.numPassedTests, failed: failed === 0 && fault ? 1 : failed }
}

async function runPlaywright() {
  const report = path.join(scratch, 'playwright.json')
  const fault = await faultOf(
    run(process.execPath, [bin('playwright'), 'test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Else it were among the scratch files, and all tests were compiled in each run.
      PWTEST_CACHE_DIR: path.join(root, 'node_modules/.cache/playwright'),
      E2E_DATA_DIR: path.join(scratch, 'site'),
    }),
  )
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats
  const failed = unexpected + flaky
  return { passed: expected, failed: failed === 0 && fault ? 1 : failed }
}

/** The error of a command that fails, `undefined` when it succeeds. */
function faultOf(work) {
  return work.then(
    () => undefined,
    (error) => error,
  )
}
