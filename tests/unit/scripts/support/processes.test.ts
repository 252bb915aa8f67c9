import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const PROCESSES = pathToFileURL('scripts/support/processes.mjs').href
const PROJECT = pathToFileURL('scripts/support/project.mjs').href
const folder = mkdtempSync(path.join(tmpdir(), 'matekliget-processes-'))
const listenerFile = path.join(folder, 'listener.json')
const started: ChildProcess[] = []

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  const listener = readListener()
  if (listener) killGroup(listener.group)
  rmSync(listenerFile, { force: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a step may start: a process that starts another, which listens and tells where and in which group. */
const LISTENER = `
  const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
    const listener = JSON.stringify({ port: server.address().port, group: Number(process.argv[1]) })
    require('node:fs').writeFileSync(${JSON.stringify(listenerFile)}, listener)
  })`
const STUBBORN_LISTENER = `process.on('SIGTERM', () => {}); ${LISTENER}`
const parentOf = (listener: string) =>
  `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(listener)}, String(process.pid)]); setInterval(() => {}, 1000)`

/** @returns `undefined` until it has been told. */
function readListener(): { readonly port: number; readonly group: number } | undefined {
  const text = existsSync(listenerFile) && readFileSync(listenerFile, 'utf8')
  return text ? JSON.parse(text) : undefined
}

/** What a test has left running that failed would go on for ever. */
function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended, as it should.
  }
}

/** A package whose start does one step. */
function writePackage(code: string): void {
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "scripts": { "start": "node start.mjs" } }')
  writeFileSync(
    path.join(folder, 'start.mjs'),
    `import { step } from ${JSON.stringify(PROCESSES)}
    await step('Doing it', process.execPath, ['-e', ${JSON.stringify(code)}])
      .catch((error) => { console.error(error.message); process.exitCode = 1 })`,
  )
}

/** A package whose start runs one command with its output shown. */
function writeRunningPackage(code: string): void {
  writePackage('')
  writeFileSync(
    path.join(folder, 'start.mjs'),
    `import { run } from ${JSON.stringify(PROJECT)}
    await run(process.execPath, ['-e', ${JSON.stringify(code)}])
      .catch((error) => { console.error(error.message); process.exitCode = 1 })
    console.log('afterwards')`,
  )
}

/** @returns what `check` gives as soon as that is not `undefined`. */
async function eventually<Value>(check: () => Value | undefined | Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const value = await check()
    if (value !== undefined) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

interface Stop {
  readonly title: string
  readonly signal: NodeJS.Signals
  readonly to: 'npm' | 'group'
  readonly listener?: string
  readonly write?: (code: string) => void
}

test.each<Stop>([
  { title: 'SIGTERM to npm alone ends all that a step has started', signal: 'SIGTERM', to: 'npm' },
  { title: 'SIGHUP to npm alone ends all that a step has started', signal: 'SIGHUP', to: 'npm' },
  // The shell that npm uses keeps a SIGINT to itself, so only that which a terminal sends can be told.
  { title: 'Ctrl-C ends all that a step has started', signal: 'SIGINT', to: 'group' },
  { title: 'SIGTERM ends what does not heed it', signal: 'SIGTERM', to: 'npm', listener: STUBBORN_LISTENER },
  { title: 'SIGTERM ends what runs with its output shown', signal: 'SIGTERM', to: 'npm', write: writeRunningPackage },
  { title: 'Ctrl-C ends what runs with its output shown', signal: 'SIGINT', to: 'group', write: writeRunningPackage },
])('$title', async ({ signal, to, listener = LISTENER, write = writePackage }) => {
  write(parentOf(listener))
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore', detached: true })
  started.push(npm)
  const { port } = await eventually(readListener)
  expect(await isListening(port)).toBe(true)
  if (to === 'npm') npm.kill(signal)
  else process.kill(-(npm.pid ?? 0), signal)
  // What goes on listening lets the test run out of its time.
  await eventually(async () => ((await isListening(port)) ? undefined : true))
})

test('a command that runs with its output shown gives its output and fails with its code', () => {
  writeRunningPackage('console.log("out"); console.error("err"); process.exitCode = 3')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['start.mjs'], { cwd: folder, encoding: 'utf8' })
  expect(stdout).toBe('out\nafterwards\n')
  expect(stderr).toMatch(/^err\n.* ended with 3\n$/s)
  expect(status).toBe(1)
})

test('nothing more is begun after a signal, even where what ran ends as it should', async () => {
  writeRunningPackage(
    `process.on('SIGTERM', () => process.exit(0)); ${LISTENER.replace('process.argv[1]', 'process.pid')}`,
  )
  const child = spawn(process.execPath, ['start.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  started.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await eventually(readListener)
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  expect(await ended).toBe(143)
  expect(output).toBe('')
})

function run(code: string) {
  writePackage(code)
  return spawnSync(process.execPath, ['start.mjs'], { cwd: folder, encoding: 'utf8' })
}

test('a step that succeeds says what it did and how long it took, and nothing else', () => {
  const { status, stdout, stderr } = run('console.log("noise"); console.error("noise")')
  expect(stdout).toMatch(/^Doing it …\nDoing it: done in \d+ s\n$/)
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test('a step that fails shows all that it has said', () => {
  const { status, stdout, stderr } = run('console.log("first"); console.error("second"); process.exitCode = 3')
  expect(stdout).toMatch(/^Doing it …\nDoing it: stopped after \d+ s\n$/)
  for (const part of ['first\n', 'second\n', 'Doing it failed: it ended with 3']) expect(stderr).toContain(part)
  expect(status).toBe(1)
})

test('a step whose command cannot be found fails', () => {
  writeFileSync(
    path.join(folder, 'start.mjs'),
    `import { step } from ${JSON.stringify(PROCESSES)}
    await step('Doing it', 'no-such-command', [])`,
  )
  const { status, stderr } = spawnSync(process.execPath, ['start.mjs'], { cwd: folder, encoding: 'utf8' })
  expect(stderr).toContain('Doing it failed: spawn no-such-command ENOENT')
  expect(status).toBe(1)
})
