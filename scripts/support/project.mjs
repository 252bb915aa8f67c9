/**
 * What `npm start` and `npm test` share: they run on a machine with only Node, so this imports nothing but Node itself.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileAhead } from './compile-ahead.mjs'
import { compressBuiltFiles } from './compress-built-files.mjs'
import { isStopping, start, step } from './processes.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const LOCK_STAMP = path.join(root, 'node_modules/.matekliget-lock')
/** Written by npm when it has installed something. */
const INSTALLED = path.join(root, 'node_modules/.package-lock.json')
/** The code that decides how content and demo accounts are stored. */
const CONTENT_CODE = ['lib', 'interpreter', 'scripts/prepare.ts']
const BUILD_STAMP = path.join(root, '.next/matekliget-build')
const BUILT_FILES = path.join(root, '.next/static')
/** Everything that a build reads. */
const BUILD_INPUTS = [
  'app', 'components', 'interpreter', 'lib', 'public', 'middleware.ts', 'instrumentation.ts',
  'instrumentation-client.ts', 'next.config.mjs', 'security-headers.mjs', 'service-worker',
  'scripts/build-service-worker.mjs', 'scripts/subset-fonts.mjs', 'scripts/support/site-letters.mjs',
  'scripts/support/compile-ahead.mjs', 'scripts/support/compress-built-files.mjs', 'package-lock.json', 'postcss.config.mjs', 'tsconfig.json',
] // biome-ignore format: one list

/** The middleware keeps its name until Next takes it away. */
const KNOWN_WARNING = /"middleware" file convention/

/** The bundled service worker and the fonts as the site has them: written among the inputs, and none of them. */
export const SERVICE_WORKER = 'public/sw.js'
export const SUBSET_FONTS = 'app/_page/subset-fonts'
const OUTPUTS = [SERVICE_WORKER, SUBSET_FONTS].map((output) => path.join(root, output))

/** Installs everything that package-lock.json names unless it is there. */
export async function ensureDependencies() {
  const lock = hashOf(['package-lock.json'])
  if (readStamp(LOCK_STAMP) === lock) return
  // Said, since NODE_ENV=production leaves the tests' packages out.
  await install('Installing the packages that the site and its tests need', ['--include=dev'])
  writeStamp(LOCK_STAMP, lock)
}

/** Installs what the site needs to be built and to run, unless it is there; where more was installed, all of it. */
export async function ensureSiteDependencies() {
  const lock = hashOf(['package-lock.json'])
  const siteOnly = `${lock} site only`
  const stamp = readStamp(LOCK_STAMP)
  if (stamp === siteOnly) return
  if (existsSync(INSTALLED) && !stamp?.endsWith('site only')) return ensureDependencies()
  await install('Installing the packages that the site needs', ['--omit=dev'])
  writeStamp(LOCK_STAMP, siteOnly)
}

async function install(title, options) {
  let fetched = 0
  await step(title, 'npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=info', ...options], {
    // What has to be compiled is compiled by all processors.
    environment: { JOBS: process.env.JOBS || 'max' },
    tellProgress(line) {
      if (/^npm http fetch .*\.tgz\b/.test(line)) return `${++fetched} packages fetched`
      const script = /^npm info run (\S+) \w*install (?!\{)/.exec(line)
      return script && `${script[1]} prepares itself`
    },
    isWorthShowing: (line) => /EBADENGINE/.test(line),
  })
}

/** Builds the site unless nothing has changed since the last build. */
export async function ensureBuild() {
  if (OUTPUTS.every((output) => existsSync(output)) && readStamp(BUILD_STAMP) === hashOfInputs()) return
  await buildSite()
}

/** Makes what the pages are built from and Git does not keep. */
export async function subsetFonts() {
  await step('Cutting the fonts', process.execPath, ['scripts/subset-fonts.mjs'])
}

/** Builds the site with its service worker, which Next then finds among the static files. */
export async function buildSite() {
  const inputs = hashOfInputs()
  const worker = ['scripts/build-service-worker.mjs', inputs.slice(0, 12)]
  await step('Bundling the service worker', process.execPath, worker)
  await subsetFonts()
  await step('Building the site', process.execPath, [bin('next'), 'build'], {
    environment: { NEXT_TELEMETRY_DISABLED: '1' },
    isWorthShowing: (line) => line.includes('⚠') && !KNOWN_WARNING.test(line),
  })
  await compileAhead(path.join(root, '.next'))
  // Vercel gives built files by servers of its own, which compress them.
  if (!process.env.VERCEL) await compressBuiltFiles(BUILT_FILES)
  writeStamp(BUILD_STAMP, inputs)
}

/** SERVICE_WORKER=0 builds another worker. */
function hashOfInputs() {
  return hashOf(BUILD_INPUTS, process.env.SERVICE_WORKER === '0' ? 'no service worker' : '')
}

/**
 * Puts content and demo accounts into the embedded store unless just these are there, made for the same settings.
 *
 * @param environment as `siteEnvironment` gives it.
 * @returns {Promise<{ demoAccounts: { label: string, email: string, password: string }[] }>} what was prepared.
 */
export async function ensureContent(environment) {
  const { DOCUMENT_STORE, DATA_DIR, HOST, SITE_URL, DEMO, ALGOLIA_APP_ID, ALGOLIA_INDEX } = environment
  const isEmbedded = (DOCUMENT_STORE || 'sqlite') === 'sqlite'
  if (!isEmbedded) return { demoAccounts: [] }
  const report = path.join(DATA_DIR, 'prepared.json')
  const stamp = hashOf(
    ['content', ...CONTENT_CODE],
    JSON.stringify([HOST, SITE_URL, DEMO, ALGOLIA_APP_ID, ALGOLIA_INDEX]),
  )
  const before = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  if (before?.stamp === stamp && existsSync(path.join(path.dirname(report), 'store.sqlite'))) return before
  await step('Preparing the content', process.execPath, ['--input-type=module'], {
    environment,
    input: await bundle('scripts/prepare.ts'),
    isWorthShowing: Boolean,
  })
  const prepared = { stamp, ...JSON.parse(readFileSync(report, 'utf8')) }
  writeFileSync(report, JSON.stringify(prepared))
  return prepared
}

/** The code of a script with all of the project's that it imports: bundled, it starts in half of the time. */
async function bundle(file) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [path.join(root, file)],
    tsconfig: path.join(root, 'tsconfig.json'),
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  return outputFiles[0].text
}

/** The script of a package's command, run with this Node so that it works the same on every system. */
export function bin(name) {
  const scripts = {
    next: 'next/dist/bin/next',
    jest: 'jest/bin/jest.js',
    playwright: '@playwright/test/cli.js',
    biome: '@biomejs/biome/bin/biome',
    tsc: 'typescript/bin/tsc',
  }
  return path.join(root, 'node_modules', scripts[name])
}

/** Runs a command in the project's folder with its output shown. @returns {Promise<void>} rejects when it fails. */
export async function run(command, args, environment = {}) {
  const child = start(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  const end = await new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code, signal) => resolve(signal ?? code))
  })
  // Whoever is told to stop begins nothing more, however this has ended.
  if (isStopping) await new Promise(() => {})
  if (end !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${end}`)
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Never half of one, nor into a file that has another name in a copy of the folder. */
function writeStamp(file, stamp) {
  writeFileSync(`${file}.new`, stamp)
  renameSync(`${file}.new`, file)
}

/** A hash over files and folders below the project's folder, by their paths and contents. */
function hashOf(inputs, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of inputs.flatMap((input) => filesOf(path.join(root, input)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesOf(location) {
  if (!existsSync(location) || OUTPUTS.includes(location)) return []
  if (!statSync(location).isDirectory()) return [location]
  return readdirSync(location)
    .sort()
    .flatMap((name) => filesOf(path.join(location, name)))
}
