import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const PROCESSES = pathToFileURL('scripts/support/processes.mjs').href
const folder = mkdtempSync(path.join(tmpdir(), 'matekliget-processes-'))
const portFile = path.join(folder, 'port')
const started: ChildProcess[] = []

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  rmSync(portFile, { force: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a step may start: a process that starts another, which listens and tells where. */
const LISTENER = `
  const server = require('node:net').createServer().listen(0, '127.0.0.1', () =>
    require('node:fs').writeFileSync(${JSON.stringify(portFile)}, String(server.address().port)))`
const PARENT = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(LISTENER)}]); setInterval(() => {}, 1000)`

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

test.each([
  { title: 'SIGTERM to npm alone', signal: 'SIGTERM', to: 'npm' },
  { title: 'SIGHUP to npm alone', signal: 'SIGHUP', to: 'npm' },
  // The shell that npm uses keeps a SIGINT to itself, so only that which a terminal sends can be told.
  { title: 'Ctrl-C', signal: 'SIGINT', to: 'group' },
] as const)('$title ends all that a step has started', async ({ signal, to }) => {
  writePackage(PARENT)
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore', detached: true })
  started.push(npm)
  const port = await eventually(() => (existsSync(portFile) && Number(readFileSync(portFile, 'utf8'))) || undefined)
  expect(await isListening(port)).toBe(true)
  if (to === 'npm') npm.kill(signal)
  else process.kill(-(npm.pid ?? 0), signal)
  // What goes on listening lets the test run out of its time.
  await eventually(async () => ((await isListening(port)) ? undefined : true))
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
