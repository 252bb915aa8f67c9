import { Agent, request as httpRequest } from 'node:http'

/** One request of a load; `body` makes it a POST. */
export interface LoadRequest {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface LoadResult {
  readonly requestsPerSecond: number
  /** Answers that were not 2xx, and connections that failed. */
  readonly failures: number
}

const CONNECTIONS = 8

/** Sends `requests` once each from several connections, and tells how fast they were answered. */
export async function send(origin: string, requests: readonly LoadRequest[]): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const queue = [...requests]
  let failures = 0
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const status = await statusOf(agent, origin, next).catch(() => 0)
      if (status < 200 || status > 299) failures += 1
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  return { requestsPerSecond: requests.length / seconds, failures }
}

/** Sends one request and reads the whole answer. */
function statusOf(agent: Agent, origin: string, { path, headers, body }: LoadRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    }
    httpRequest(origin + path, options, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', reject)
      .end(body)
  })
}

/** Compares two loads in turns, so that what disturbs the machine disturbs both; gives the medians. */
export async function compare(
  rounds: number,
  first: () => Promise<LoadResult>,
  second: () => Promise<LoadResult>,
): Promise<{ first: number; second: number }> {
  const results: { first: number[]; second: number[] } = { first: [], second: [] }
  for (let round = 0; round < rounds; round += 1) {
    results.first.push(checked(await first()))
    results.second.push(checked(await second()))
  }
  return { first: median(results.first), second: median(results.second) }
}

function checked({ requestsPerSecond, failures }: LoadResult): number {
  if (failures > 0) throw new Error(`${failures} requests failed, so their speed means nothing`)
  return requestsPerSecond
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
}
