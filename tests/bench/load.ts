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

/**
 * Sends `requests` once each from several connections, and tells how fast they were answered.
 *
 * @param connections how many are on their way at once
 */
export async function send(
  origin: string,
  requests: readonly LoadRequest[],
  connections = CONNECTIONS,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const queue = [...requests]
  let failures = 0
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const status = await statusOf(agent, origin, next).catch(() => 0)
      if (status < 200 || status > 299) failures += 1
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, work))
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

/**
 * Compares loads in turns, so that what disturbs the machine disturbs all.
 *
 * @returns the requests per second of each side, round by round.
 */
export async function compare<Side extends string>(
  rounds: number,
  sides: Readonly<Record<Side, () => Promise<LoadResult>>>,
): Promise<Readonly<Record<Side, readonly number[]>>> {
  const names = Object.keys(sides) as Side[]
  const rates = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Side, number[]>
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) rates[name].push(checked(await sides[name]()))
  }
  return rates
}

/** How many times as much a request of one side costs as one of another: the median of the rounds. */
export function costRatio(side: readonly number[], beside: readonly number[]): number {
  return median(side.map((rate, round) => (beside[round] ?? Number.NaN) / rate))
}

function checked({ requestsPerSecond, failures }: LoadResult): number {
  if (failures > 0) throw new Error(`${failures} requests failed, so their speed means nothing`)
  return requestsPerSecond
}

export function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
}
