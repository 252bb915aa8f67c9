/** Stands in for the server at the level of `fetch`: answers are queued by the path of the call. */
export interface FakeApi {
  /** What was sent, in order. */
  readonly requests: { readonly path: string; readonly body: unknown }[]
  /** Queues the answer to the next call of a path: a status with its body, or no answer at all. */
  answer(path: string, status: number, body: unknown): void
  loseNext(path: string): void
  /** Queues an answer that comes when the returned function is called. */
  holdNext(path: string, status: number, body: unknown): () => void
}

type Reply = () => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

export function installFakeApi(): FakeApi {
  const requests: FakeApi['requests'] = []
  const queues = new Map<string, Reply[]>()
  const queue = (path: string, reply: Reply) => queues.set(path, [...(queues.get(path) ?? []), reply])
  const respond = (status: number, body: unknown) => ({
    ok: status < 400,
    status,
    json: async () => (status < 400 ? body : { error: { code: body, message: '' } }),
  })

  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: async (url: string, init: RequestInit) => {
      const path = url.replace('/api', '')
      requests.push({ path, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) })
      const reply = queues.get(path)?.shift()
      if (!reply) throw new Error(`unexpected call of ${path}`)
      return reply()
    },
  })

  return {
    requests,
    answer: (path, status, body) => queue(path, async () => respond(status, body)),
    loseNext: (path) => queue(path, () => Promise.reject(new TypeError('Failed to fetch'))),
    holdNext(path, status, body) {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      queue(path, () => released.then(() => respond(status, body)))
      return release
    },
  }
}
