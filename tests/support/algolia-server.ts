/**
 * A local server that speaks Algolia's REST protocol as far as the SDK does: what is written shows when its task has been
 * waited for, and lists come in small pages. Words are found as Algolia finds them as far as adapters agree on it.
 */
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { type LocalServer, startLocalServer } from './local-server'

const StoredObject = z.looseObject({ objectID: z.string() })
type StoredObject = z.output<typeof StoredObject>

const Batch = z.object({ requests: z.array(z.object({ action: z.string(), body: StoredObject })) })
const SearchParams = z.object({ query: z.string(), offset: z.int(), length: z.int() })
const BrowseParams = z.object({ cursor: z.string().optional(), attributesToRetrieve: z.array(z.string()) })

export interface AlgoliaServer extends LocalServer {
  readonly port: number
  readonly appId: string
  readonly adminKey: string
  /** What each write has sent, in order. */
  readonly writes: { readonly action: string; readonly objectID: string }[]
  /** The settings that the index has. */
  settings(): Readonly<Record<string, unknown>> | undefined
  /** Forgets the index. */
  clear(): void
}

const PAGE_SIZE = 2

export async function startAlgoliaServer(): Promise<AlgoliaServer> {
  const [appId, adminKey] = ['TESTAPP', 'key-of-the-tests']
  const writes: AlgoliaServer['writes'] = []
  let objects = new Map<string, StoredObject>()
  let settings: Record<string, unknown> | undefined
  const tasks: { asked: number; readonly work: () => void }[] = []
  const newTask = (work: () => void) => ({ taskID: tasks.push({ asked: 0, work }) - 1 })

  function batch({ requests }: z.output<typeof Batch>) {
    for (const { action, body } of requests) writes.push({ action, objectID: body.objectID })
    return newTask(() => {
      for (const { action, body } of requests) {
        if (action === 'deleteObject') objects.delete(body.objectID)
        else objects.set(body.objectID, body)
      }
    })
  }

  function browse({ cursor = '0', attributesToRetrieve }: z.output<typeof BrowseParams>) {
    const end = Number(cursor) + PAGE_SIZE
    const page = [...objects.values()].slice(Number(cursor), end)
    const hits = page.map((object) => pick(object, ['objectID', ...attributesToRetrieve]))
    return { hits, ...(end < objects.size && { cursor: String(end) }) }
  }

  function search({ query, offset, length }: z.output<typeof SearchParams>) {
    const words = wordsOf(query)
    const found = [...objects.values()].filter((object) => {
      const stored = wordsOf(`${object.description} ${object.labels} ${object.text}`)
      return words.every((word) => stored.some((candidate) => candidate.startsWith(word)))
    })
    const attributes = ['objectID', ...z.array(z.string()).parse(settings?.attributesToRetrieve)]
    const hits = found.slice(offset, offset + length).map((object) => pick(object, attributes))
    return { nbHits: found.length, hits, offset, length }
  }

  function askForTask(id: number) {
    const task = tasks[id]
    if (!task) return undefined
    task.asked += 1
    if (task.asked === 2) task.work()
    return { status: task.asked < 2 ? 'notPublished' : 'published', pendingTask: false }
  }

  async function handle(request: IncomingMessage): Promise<unknown> {
    const [, , , index, call, id] = new URL(request.url ?? '', 'http://localhost').pathname.split('/')
    if (index !== 'exercises') return undefined
    if (call === 'task') return askForTask(Number(id))
    const input = await json(request)
    if (call === 'settings' && request.method === 'PUT') {
      return newTask(() => {
        settings = z.record(z.string(), z.unknown()).parse(input)
      })
    }
    if (settings === undefined) return undefined
    if (call === 'batch') return batch(Batch.parse(input))
    if (call === 'browse') return browse(BrowseParams.parse(input))
    if (call === 'query') return search(SearchParams.parse(input))
    return undefined
  }

  const server = await startLocalServer(async (request, response) => {
    const { 'x-algolia-application-id': app, 'x-algolia-api-key': key } = request.headers
    const isKnown = app === appId && key === adminKey
    const answer = isKnown ? await handle(request) : { message: 'Invalid Application-ID or API key', status: 403 }
    const status = isKnown ? (answer === undefined ? 404 : 200) : 403
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? { message: 'Index exercises does not exist', status: 404 }))
  })
  return {
    ...server,
    port: Number(new URL(server.url).port),
    appId,
    adminKey,
    writes,
    settings: () => settings,
    clear: () => {
      objects = new Map()
      settings = undefined
      writes.length = 0
    },
  }
}

function pick(object: StoredObject, attributes: readonly string[]): object {
  return Object.fromEntries(attributes.map((name) => [name, object[name]]))
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
}
