import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Drawing } from './drawing'
import type { OgImageFont } from './og-image-fonts'

/** The size of every picture, as services that show them ask for it. */
const SIZE = { width: 1200, height: 630 }

/** What the thread holds is worth keeping while a page is being shared, not longer. */
const IDLE_MS = 60_000

/** A drawing takes less than a second on a machine that does nothing else. */
const TIMEOUT_MS = 30_000

/** What the thread sends: see draw-worker.mjs. */
type Outcome = { readonly picture: ArrayBuffer } | { readonly failure: string }

/** Draws one picture at a time, in PNG. */
export type DrawPicture = (drawing: Drawing) => Promise<Uint8Array>

/** Has pictures drawn in a thread of their own, which is there while there is something to draw. */
export function createWorkerDrawer(fonts: () => Promise<readonly OgImageFont[]>): DrawPicture {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    void worker?.terminate()
    worker = undefined
  }
  return async (drawing) => {
    clearTimeout(idle)
    worker ??= startWorker(await fonts())
    try {
      return await outcomeOf(worker, drawing)
    } catch (error) {
      end()
      throw error
    } finally {
      idle = setTimeout(end, IDLE_MS).unref()
    }
  }
}

/** From its file rather than from a bundle: what it draws with reads files of its own. */
function startWorker(fonts: readonly OgImageFont[]): Worker {
  const file = path.join(process.cwd(), 'lib', 'server', 'share', 'draw-worker.mjs')
  const worker = new Worker(/* turbopackIgnore: true */ file, { workerData: { ...SIZE, fonts } })
  worker.unref()
  return worker
}

async function outcomeOf(worker: Worker, drawing: Drawing): Promise<Uint8Array> {
  const settled = new AbortController()
  const { signal } = settled
  const failure = (reason: string) => () => Promise.reject(new Error(reason))
  // An error of the thread ends each of them.
  const outcome = Promise.race([
    once(worker, 'message', { signal }),
    once(worker, 'exit', { signal }).then(failure('the thread that draws has ended')),
    sleep(TIMEOUT_MS, undefined, { signal }).then(failure('the picture took too long')),
  ])
  worker.ref()
  worker.postMessage(drawing)
  try {
    const [sent] = (await outcome) as [Outcome]
    if ('failure' in sent) throw new Error(sent.failure)
    return new Uint8Array(sent.picture)
  } finally {
    settled.abort()
    worker.unref()
  }
}
