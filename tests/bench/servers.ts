import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import path from 'node:path'
import { copyBareSite, requireBare } from './outside'

export interface RunningServer {
  readonly origin: string
  stop(): Promise<void>
}

const NEXT = path.resolve('node_modules/next/dist/bin/next')

/**
 * Builds and starts the bare site: one empty page, and one handler that makes one durable write.
 *
 * @param scratch a folder outside the project's.
 */
export async function startBareSite(scratch: string): Promise<RunningServer> {
  const folder = path.join(scratch, 'bare')
  copyBareSite(folder)
  const environment = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    BENCH_DATABASE: path.join(scratch, 'bare.sqlite'),
  }
  const stdio = ['ignore', 'ignore', 'inherit'] satisfies StdioOptions
  await ended(spawn(process.execPath, [NEXT, 'build'], { cwd: folder, env: environment, stdio }))
  const server = await start([NEXT, 'start', '--port', '3321'], 3321, '/', environment, folder)
  try {
    await requireBare(folder, server.origin)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Starts the site as `npm start` does. @param folder of the project or of a copy of it */
export async function startSite(dataDir: string, secret: string, folder = process.cwd()): Promise<RunningServer> {
  const environment = { ...process.env, PORT: '3320', DATA_DIR: dataDir, AUTH_SECRET: secret }
  return start(['scripts/start.mjs'], 3320, '/api/health', environment, folder)
}

async function start(
  args: readonly string[],
  port: number,
  probe: string,
  environment: NodeJS.ProcessEnv,
  folder: string,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  const gone = new AbortController()
  void exited.then(() => gone.abort())
  try {
    await answering(origin + probe, gone.signal)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }
}

/** @param gone when the server has ended, which then nobody waits for. */
async function answering(address: string, gone: AbortSignal): Promise<void> {
  const deadline = Date.now() + 600_000
  while (Date.now() < deadline && !gone.aborted) {
    const answer = await fetch(address, { signal: gone }).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} does not answer${gone.aborted ? ': the server has ended' : ''}`)
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the build ended with code ${code}`))))
  })
}
