interface TemplateSource {
  readonly projectId: string
  /** Asks Google for a token that may read the configuration. */
  readonly getAccessToken: () => Promise<string>
  readonly baseUrl?: string
  /** For the token and the template together. */
  readonly timeoutMs?: number
}

/**
 * Fetches the template that Firebase Remote Config keeps for servers, as the JSON text that the SDK reads.
 *
 * @throws Error after 60 s, and for an answer other than 200 with its status.
 */
export async function fetchTemplate({
  projectId,
  getAccessToken,
  baseUrl = 'https://firebaseremoteconfig.googleapis.com',
  timeoutMs = 60_000,
}: TemplateSource): Promise<string> {
  const leaving = new AbortController()
  const url = `${baseUrl}/v1/projects/${projectId}/namespaces/firebase-server/serverRemoteConfig`
  return within(timeoutMs, leaving, async () => {
    const headers = { Authorization: `Bearer ${await getAccessToken()}`, 'Accept-Encoding': 'gzip' }
    const response = await fetch(url, { headers, redirect: 'error', signal: leaving.signal })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`status ${response.status}`)
    }
    const template: unknown = await response.json()
    return JSON.stringify({ ...Object(template), etag: response.headers.get('etag') ?? 'unknown' })
  })
}

/** The library that gets the token cannot be told to stop, so it is left alone when the time is up. */
async function within<T>(timeoutMs: number, leaving: AbortController, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${timeoutMs} ms`))
      leaving.abort()
    }, timeoutMs)
  })
  return Promise.race([work(), tooLate]).finally(() => clearTimeout(timer))
}
