/** `npm start`: installs, builds and prepares what is missing or stale, then serves the site until Ctrl-C. */
import { createServer } from 'node:net'
import path from 'node:path'
import { siteEnvironment } from './support/environment.mjs'
import { isStopping, start } from './support/processes.mjs'
import { bin, ensureBuild, ensureContent, ensureSiteDependencies } from './support/project.mjs'

const READY_TIMEOUT_MS = 60_000
/** Longer than proxies and browsers keep a connection that rests, so that none sends into one that has just been closed. */
const KEPT_OPEN_MS = '75000'

const environment = siteEnvironment()
const { HOST: host, PORT: port } = environment

try {
  await requireFreePort()
  await ensureSiteDependencies()
  await ensureBuild()
  const { demoAccounts } = await ensureContent(environment)
  await serve(demoAccounts)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Whoever listens there already would answer in place of this site. */
async function requireFreePort() {
  const probe = createServer()
  await new Promise((resolve, reject) => {
    probe.once('error', reject).listen(Number(port), host, resolve)
  }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is in use. PORT=${Number(port) + 1} npm start takes the next one.`)
  })
  await new Promise((resolve) => probe.close(resolve))
}

/** Runs the server until it ends. To be told to stop is the right end, so from here on that gives the code 0. */
async function serve(demoAccounts) {
  const address = ['--hostname', host, '--port', port, '--keepAliveTimeout', KEPT_OPEN_MS]
  const server = start(process.execPath, [bin('next'), 'start', ...address], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.exitCode = 0
  const gone = new AbortController()
  const ended = new Promise((resolve) => server.once('exit', resolve)).finally(() => gone.abort())
  let isShown = false
  // Next's own banner names an address that may not be the site's; everything else that it prints is shown.
  server.stdout.on('data', (chunk) => isShown && process.stdout.write(chunk))
  const isReady = await answers(gone.signal)
  isShown = true
  if (isReady) announce(demoAccounts)
  if (!isReady && !gone.signal.aborted) {
    console.error(`The site did not answer within ${READY_TIMEOUT_MS / 1000} seconds.`)
    server.kill()
  }
  const code = await ended
  if (!isStopping) process.exitCode = code ?? 1
}

/** Waits for the site's first answer. @returns {Promise<boolean>} false when the server ended or the time is over. */
async function answers(gone) {
  const health = `http://${host.includes(':') ? `[${host}]` : host}:${port}/api/health`
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline && !gone.aborted) {
    const answer = await fetch(health, { signal: gone }).catch(() => undefined)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

function announce(demoAccounts) {
  console.log(`\nMatekliget is at ${environment.SITE_URL || `http://localhost:${port}`}\n`)
  for (const { label, email, password } of demoAccounts) {
    console.log(`  demo account, ${label}: ${email} / ${password}`)
  }
  const outbox = path.join(environment.DATA_DIR, 'outbox')
  console.log(environment.SMTP_URL?.trim() ? 'Mails are sent through SMTP_URL' : `Mails are written to ${outbox}`)
  console.log('Ctrl-C stops the site.\n')
}
