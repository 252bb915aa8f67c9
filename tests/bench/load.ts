import autocannon from 'autocannon'

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

/** Sends `requests` once each, in turn, from several connections, and tells how fast they were answered. */
export async function send(origin: string, requests: readonly LoadRequest[]): Promise<LoadResult> {
  let next = 0
  const started = performance.now()
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount: requests.length,
    requests: [
      {
        setupRequest: (defaults: autocannon.Request) => {
          const request = requests[next++ % requests.length]
          if (!request) return defaults
          return {
            ...defaults,
            path: request.path,
            method: request.body === undefined ? 'GET' : 'POST',
            headers: { ...request.headers, ...(request.body !== undefined && { 'content-type': 'application/json' }) },
            ...(request.body !== undefined && { body: request.body }),
          }
        },
      },
    ],
  })
  const seconds = (performance.now() - started) / 1000
  return { requestsPerSecond: requests.length / seconds, failures: result.non2xx + result.errors + result.timeouts }
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
