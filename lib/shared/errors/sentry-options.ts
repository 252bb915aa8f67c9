import type { init, makeFetchTransport } from '@sentry/nextjs'
import { scrub, scrubText } from './scrub'

/** Sentry's settings for the server and the browser alike (second specification, section 9). */
export const SENTRY_OPTIONS = {
  tracesSampleRate: 1,
  maxBreadcrumbs: 10,
  // How many reports were left out is nobody's business, and a request of its own.
  sendClientReports: false,
  // What Sentry would gather by itself of whom an error happened to.
  dataCollection: {
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
    graphQL: { document: false, variables: false },
    genAI: { inputs: false, outputs: false },
    databaseQueryData: false,
    queues: false,
    stackFrameVariables: false,
  },
} satisfies Parameters<typeof init>[0]

type Transport = ReturnType<typeof makeFetchTransport>
type Envelope = Parameters<Transport['send']>[0]
type Item = readonly [header: Readonly<Record<string, unknown>>, payload: unknown]

/**
 * The same transport, which sends only what has been scrubbed. All reports, traces and recordings leave through one, so
 * nothing is missed that a later version of the SDK may add.
 */
export function scrubbedTransport(transport: Transport): Transport {
  return {
    ...transport,
    send: async (envelope) => transport.send(await scrubEnvelope(envelope)),
  }
}

async function scrubEnvelope([header, items]: Envelope): Promise<Envelope> {
  const scrubbed = (items as readonly Item[]).map(([itemHeader, payload]) => scrubItem(itemHeader, payload))
  const sent = (await Promise.all(scrubbed)).filter((item) => item !== undefined)
  // The items stay of the kinds that they were.
  return [scrub(header), sent] as unknown as Envelope
}

/** @returns nothing for what is not text, since that cannot be scrubbed. */
async function scrubItem(header: Item[0], payload: unknown): Promise<Item | undefined> {
  if (header.type === 'replay_recording') {
    if (typeof payload !== 'string') return undefined
    const recording = await compressRecording(scrubText(payload))
    return [{ ...header, length: recording.length }, recording]
  }
  const isBinary = typeof payload === 'string' || ArrayBuffer.isView(payload)
  return isBinary ? undefined : [header, scrub(payload)]
}

/**
 * A recording as the service takes it: a line of JSON, then the events, compressed where the browser can. Sentry's own
 * worker would compress them before they could be scrubbed, and would have to be allowed by the policy of pages.
 */
async function compressRecording(recording: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(recording)
  if (typeof CompressionStream === 'undefined') return bytes
  const start = bytes.indexOf(0x0a) + 1
  const compressed = new Blob([bytes.subarray(start)]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Blob([bytes.subarray(0, start), await new Response(compressed).blob()]).arrayBuffer())
}
