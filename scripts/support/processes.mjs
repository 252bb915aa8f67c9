/**
 * The steps of the commands and what they start. Each step says what it does and how long it took, keeps the rest to
 * itself unless it fails, and ends with all that it started when the command is told to stop.
 */
import { spawn } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
/** What has not ended by itself this long after a signal is killed. */
const GRACE_MS = 10_000
/** Between two lines of progress where they cannot be written over each other. */
const PLAIN_PROGRESS_MS = 20_000
const TERMINAL_PROGRESS_MS = 500
const PARENT_CHECK_MS = 500

/** What runs, and when it will have ended. */
const running = new Map()
let isWatching = false
/** Whether this process was told to stop, and only waits for what it has started. */
export let isStopping = false

/**
 * Starts a command in a process group of its own. From now on a signal to this process, or the end of the npm that runs
 * it, ends the group, and then this process: with `process.exitCode` if that is set, else as the signal would.
 */
export function start(command, args, options) {
  watchForStop()
  const child = spawn(command, args, { cwd: root, detached: process.platform !== 'win32', ...options })
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  running.set(child, ended)
  void ended.then(() => running.delete(child))
  return child
}

/**
 * Runs one step to its end.
 *
 * @param title what it does, as a sentence without its end.
 * @param options.input what the command reads.
 * @param options.isWorthShowing which lines are shown of a step that succeeds.
 * @param options.tellProgress what a line of output says of the progress; `undefined` for nothing.
 * @throws Error when it fails; its whole output was shown.
 */
export async function step(title, command, args, options = {}) {
  const { environment, input = '', isWorthShowing = () => false, tellProgress = (line) => line.trim() } = options
  const child = start(command, args, { stdio: 'pipe', env: { ...process.env, ...environment } })
  const progress = showProgress(title)
  const output = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output.push(chunk)
      progress.tell(chunk.toString().split('\n').map(tellProgress).findLast(Boolean))
    })
  }
  child.stdin.on('error', () => {}).end(input)
  const end = await new Promise((resolve) => {
    child.once('error', resolve).once('close', (code, signal) => resolve(signal ?? code))
  })
  const text = Buffer.concat(output).toString()
  if (end === 0 && !isStopping) {
    progress.end()
    for (const line of text.split('\n').filter(isWorthShowing)) console.log(line)
    return
  }
  progress.fail()
  // `stop` ends the process; whoever called has nothing more to do or to say.
  if (isStopping) await new Promise(() => {})
  process.stderr.write(text)
  throw new Error(`${title} failed: ${end instanceof Error ? end.message : `it ended with ${end}`}`)
}

/** Called again for each step, and does it once. */
function watchForStop() {
  if (isWatching) return
  isWatching = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const isNpmGone = watchNpm()
  setInterval(() => isNpmGone() && stop('SIGTERM'), PARENT_CHECK_MS).unref()
}

async function stop(signal) {
  if (isStopping) return
  isStopping = true
  const children = [...running.keys()]
  for (const child of children) passOn(child, signal)
  const late = setTimeout(() => {
    for (const child of children) passOn(child, 'SIGKILL')
  }, GRACE_MS)
  await Promise.all(running.values())
  clearTimeout(late)
  // A group may have members that did not heed the signal and outlive the process that was started.
  for (const child of children) passOn(child, 'SIGKILL')
  process.exit(process.exitCode ?? 128 + constants.signals[signal])
}

function passOn(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It has just ended.
  }
}

/**
 * npm tells a SIGTERM to the shell in which it runs this process and no farther, and a SIGHUP to nobody.
 *
 * @returns what tells whether npm or its shell has gone.
 */
function watchNpm() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return () => false
  // Some shells make room for what they run, so that the parent is npm itself; whose end is no concern of this.
  if (isNode(parent)) return () => process.ppid !== parent
  const npm = parentOf(parent)
  return () => process.ppid !== parent || parentOf(parent) !== npm
}

function isNode(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === realpathSync(process.execPath)
  } catch {
    return false
  }
}

/** @returns `undefined` for a process that is gone, and where the system does not tell it by a file. */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

/** A line that tells how a step goes: written over and over on a terminal, elsewhere again now and then. */
function showProgress(title) {
  const startedAt = Date.now()
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  const isTerminal = process.stdout.isTTY
  let detail = ''
  const clear = isTerminal ? '\r\u001b[K' : ''
  const show = () => {
    // The output of what runs beside it is not to be torn apart.
    if (running.size > 1) return
    const line = `${title} … ${seconds()}${detail && `  ${detail}`}`
    process.stdout.write(isTerminal ? clear + line.slice(0, (process.stdout.columns || 80) - 1) : `  ${line}\n`)
  }
  process.stdout.write(isTerminal ? `${title} …` : `${title} …\n`)
  const timer = setInterval(show, isTerminal ? TERMINAL_PROGRESS_MS : PLAIN_PROGRESS_MS)
  const finish = (how) => {
    clearInterval(timer)
    process.stdout.write(`${clear}${title}: ${how} ${seconds()}\n`)
  }
  return {
    tell(text) {
      if (text) detail = text
    },
    end: () => finish('done in'),
    fail: () => finish('stopped after'),
  }
}
