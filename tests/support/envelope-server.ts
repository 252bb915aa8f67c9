import type { IncomingMessage } from 'node:http'
import { gunzipSync, inflateSync } from 'node:zlib'
import { startLocalServer } from './local-server'

/** One thing that was reported, as the error service reads it. */
export interface ReceivedItem {
  readonly type: string
  /** Parsed JSON; of a recording, its events. */
  readonly payload: unknown
}

export interface EnvelopeServer {
  /** Where to report. */
  readonly dsn: string
  /** What has come, oldest first. */
  readonly items: ReceivedItem[]
  /** All of it as text, decompressed, with the addresses and headers of the requests: what must not be told is not in it. */
  readonly text: () => string
  stop(): Promise<void>
}

/** Stands in for Sentry: takes envelopes from servers and browsers. */
export async function startEnvelopeServer(): Promise<EnvelopeServer> {
  const items: ReceivedItem[] = []
  const texts: string[] = []
  const server = await startLocalServer(async (request, response) => {
    // Browsers report from another origin.
    response.setHeader('Access-Control-Allow-Origin', '*')
    const received = request.method === 'POST' ? parseEnvelope(await bodyOf(request)) : []
    items.push(...received)
    texts.push(`${request.url} ${JSON.stringify(request.headers)} ${JSON.stringify(received)}`)
    response.end('{}')
  })
  return { dsn: `${server.url.replace('//', '//key@')}/42`, items, text: () => texts.join('\n'), stop: server.stop }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

/** Lines of JSON: the envelope's header, then for each item its header and its payload, of which that may tell the length. */
function parseEnvelope(body: Buffer): ReceivedItem[] {
  const items: ReceivedItem[] = []
  let at = body.indexOf('\n') + 1
  while (at > 0 && at < body.length) {
    const headerEnd = body.indexOf('\n', at)
    const { type, length } = JSON.parse(body.toString('utf8', at, headerEnd))
    const start = headerEnd + 1
    const lineEnd = body.indexOf('\n', start)
    const end = length === undefined ? (lineEnd === -1 ? body.length : lineEnd) : start + length
    const payload = body.subarray(start, end)
    items.push({ type, payload: type === 'replay_recording' ? readRecording(payload) : JSON.parse(payload.toString()) })
    at = end + 1
  }
  return items
}

function readRecording(payload: Buffer): unknown {
  const events = payload.subarray(payload.indexOf('\n') + 1)
  return JSON.parse((events[0] === 0x5b ? events : inflateSync(events)).toString())
}
