import { type ChildProcess, spawn } from 'node:child_process'

export interface RunningServer {
  readonly origin: string
  stop(): Promise<void>
}

const NEXT = 'node_modules/next/dist/bin/next'
const BARE_SITE = 'tests/bench/bare-site'

/** Builds and starts the bare site: one empty page, and one handler that makes one durable write. */
export async function startBareSite(database: string): Promise<RunningServer> {
  await ended(spawn(process.execPath, [NEXT, 'build', BARE_SITE], { stdio: ['ignore', 'ignore', 'inherit'] }))
  return start([NEXT, 'start', BARE_SITE, '--port', '3321'], 3321, '/', { BENCH_DATABASE: database })
}

/** Starts the site as `npm start` does. */
export async function startSite(dataDir: string, secret: string): Promise<RunningServer> {
  const environment = { PORT: '3320', DATA_DIR: dataDir, AUTH_SECRET: secret }
  return start(['scripts/start.mjs'], 3320, '/api/health', environment)
}

async function start(
  args: readonly string[],
  port: number,
  path: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await answering(origin + path)
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    },
  }
}

async function answering(address: string): Promise<void> {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} does not answer`)
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the build ended with code ${code}`))))
  })
}
