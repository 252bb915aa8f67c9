/** A site of one test's own, for what the site that all tests share must not suffer: to be killed, or to live in another month. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { bin } from '@/scripts/support/project.mjs'
import { dataDir, expect } from './e2e-fixtures'

const HOST = '127.0.0.1'
const READY_MS = 60_000

export interface OwnSite {
  /** Its origin, without a slash at the end. */
  readonly url: string
  /** Where it keeps everything. */
  readonly folder: string
  /** What time it is there. */
  readonly clock: Clock
  /** Lets it be this time there, from where its clock goes on, and waits until the process knows. */
  setTime(time: Date): Promise<void>
  /** Looks into its store, which is closed again afterwards. */
  withStore<Result>(look: (store: DocumentStore) => Promise<Result>): Promise<Result>
  /** Ends its process as a power cut would, at once. */
  kill(): Promise<void>
  /** Starts a process of it where none runs, and waits until it answers. */
  start(): Promise<void>
  /** Ends it, and takes away all that it has kept. */
  remove(): Promise<void>
}

/** Starts the built site on a port and folder of its own, with what the site of all tests has in its store by now. */
export async function openOwnSite(port: number): Promise<OwnSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'matekliget-own-'))
  const file = path.join(folder, 'store.sqlite')
  await copyStore(path.join(dataDir, 'store.sqlite'), file)
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  let aheadMs = 0

  async function start(): Promise<void> {
    child = startProcess(port, folder)
    const health = async () => (await fetch(`${url}/api/health`).catch(() => undefined))?.status
    await expect.poll(health, { timeout: READY_MS, intervals: [50] }).toBe(200)
    await tellTime()
  }

  async function tellTime(): Promise<void> {
    if (!child) throw new Error('the site does not run')
    const known = once(child, 'message')
    child.send({ aheadMs })
    await known
  }

  async function kill(): Promise<void> {
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    child = undefined
  }

  const site: OwnSite = {
    url,
    folder,
    clock: { now: () => new Date(Date.now() + aheadMs) },
    setTime: async (time) => {
      aheadMs = time.getTime() - Date.now()
      await tellTime()
    },
    withStore: async (look) => {
      const store = createSqliteStore({ file })
      try {
        return await look(store)
      } finally {
        await store.close()
      }
    },
    kill,
    start,
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await start().catch(async (error) => {
    await site.remove()
    throw error
  })
  return site
}

/** The store is in use, so its file alone may not be whole. */
async function copyStore(from: string, to: string): Promise<void> {
  const database = new Database(from, { readonly: true })
  try {
    await database.backup(to)
  } finally {
    database.close()
  }
}

function startProcess(port: number, folder: string): ChildProcess {
  const clock = ['--import', path.resolve('tests/support/moved-clock.mjs')]
  // As `npm start` does: by default a connection that rests for five seconds is closed, perhaps just when it is used again.
  const serve = [bin('next'), 'start', '--hostname', HOST, '--port', String(port), '--keepAliveTimeout', '75000']
  return spawn(process.execPath, [...clock, ...serve], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOST,
      PORT: String(port),
      DATA_DIR: folder,
      CHECK_ANSWERS: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}
