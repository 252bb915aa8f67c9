/**
 * `npm start`: installs, builds and prepares what is missing or stale, then serves the site until Ctrl-C.
 * PORT, HOST and DATA_DIR are honoured; see .env.example for the rest.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bin, ensureBuild, ensureContent, ensureDependencies, root } from './support/project.mjs'

const READY_TIMEOUT_MS = 60_000

if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))
const port = process.env.PORT || '3000'
const host = process.env.HOST || '127.0.0.1'
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
const siteUrl = process.env.SITE_URL || `http://localhost:${port}`
const environment = {
  ...process.env,
  PORT: port,
  HOST: host,
  DATA_DIR: dataDir,
  SITE_URL: siteUrl,
  NEXT_TELEMETRY_DISABLED: '1',
}

try {
  await ensureDependencies()
  await ensureBuild()
  const { demoAccounts } = await ensureContent(environment)
  await serve(demoAccounts)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Runs the server as a child and ends with it; Ctrl-C reaches both, other signals are passed on. */
async function serve(demoAccounts) {
  const server = spawn(process.execPath, [bin('next'), 'start', '--hostname', host, '--port', port], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let isStopping = false
  // Next's own banner names an address that may not be the site's; everything else that it prints is shown.
  server.stdout.on('data', (chunk) => isReady && process.stdout.write(chunk))
  let isReady = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true
      server.kill(signal)
    })
  }
  const ended = new Promise((resolve) => server.once('exit', (code) => resolve(isStopping ? 0 : (code ?? 1))))
  const ready = await Promise.race([whenReady(), ended.then(() => false)])
  isReady = true
  if (ready && !isStopping) announce(demoAccounts)
  process.exitCode = await ended
}

async function whenReady() {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/api/health`).catch(
      () => undefined,
    )
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The site did not answer within ${READY_TIMEOUT_MS / 1000} seconds.`)
}

function announce(demoAccounts) {
  console.log(`\nMatekliget is at ${siteUrl}\n`)
  for (const { label, email, password } of demoAccounts) {
    console.log(`  demo account, ${label}: ${email} / ${password}`)
  }
  console.log(`Mails are written to ${path.join(dataDir, 'outbox')}`)
  console.log('Ctrl-C stops the site.\n')
}
