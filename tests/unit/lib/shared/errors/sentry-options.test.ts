import { inflateSync } from 'node:zlib'
import { SENTRY_OPTIONS, scrubbedTransport } from '@/lib/shared/errors/sentry-options'

type Transport = Parameters<typeof scrubbedTransport>[0]
type Envelope = Parameters<Transport['send']>[0]

const SENT_AT = '2026-01-15T12:00:00.000Z'

/** What of an envelope with these items is sent. */
async function send(...items: readonly unknown[]) {
  const sent: unknown[] = []
  const transport = scrubbedTransport({
    send: async (envelope) => {
      sent.push(envelope)
      return {}
    },
    flush: async () => true,
  })
  // The items of a test are only as complete as the test needs them.
  await transport.send([{ sent_at: SENT_AT }, items] as unknown as Envelope)
  return (sent as [unknown, [Record<string, unknown>, unknown][]][])[0] ?? [undefined, []]
}

test('the rates and the number of events are those of the specification', () => {
  expect(SENTRY_OPTIONS).toMatchObject({ tracesSampleRate: 1, maxBreadcrumbs: 10 })
  expect(Object.values(SENTRY_OPTIONS.dataCollection).flatMap((part) => Object.values(Object(part)))).not.toContain(
    true,
  )
})

test.each(['event', 'span', 'replay_event', 'a kind of the future'])('scrubs what is sent as %s', async (type) => {
  const [header, items] = await send([{ type }, { url: 'https://a.hu/x?token=1', by: 'kata@pelda.hu' }])
  expect(header).toEqual({ sent_at: SENT_AT })
  expect(items).toEqual([[{ type }, { url: 'https://a.hu/x', by: '…@…' }]])
})

const events = JSON.stringify([{ type: 4, data: { href: 'https://a.hu/verify-email?token=geheim', text: '***' } }])
const scrubbed = [{ type: 4, data: { href: 'https://a.hu/verify-email', text: '***' } }]
const recording = [{ type: 'replay_recording', length: 1 }, `{"segment_id":0}\n${events}`]

/** The two parts of a recording as it was sent. */
function partsOf(payload: unknown) {
  const bytes = Buffer.from(payload as Uint8Array)
  const end = bytes.indexOf('\n')
  return { head: bytes.toString('utf8', 0, end), body: bytes.subarray(end + 1), length: bytes.length }
}

test('a recording is scrubbed, then compressed, and its length told', async () => {
  const [, [item]] = await send(recording)
  const { head, body, length } = partsOf(item?.[1])
  expect(item?.[0]).toEqual({ type: 'replay_recording', length })
  expect(head).toBe('{"segment_id":0}')
  expect(JSON.parse(inflateSync(body).toString())).toEqual(scrubbed)
})

describe('in a browser that cannot compress', () => {
  const { CompressionStream } = globalThis
  beforeEach(() => Reflect.deleteProperty(globalThis, 'CompressionStream'))
  afterEach(() => Object.assign(globalThis, { CompressionStream }))

  test('a recording is sent as it is', async () => {
    const [, [item]] = await send(recording)
    expect(JSON.parse(partsOf(item?.[1]).body.toString())).toEqual(scrubbed)
  })
})

test.each([
  ['a recording that is compressed already', { type: 'replay_recording' }],
  ['an attachment', { type: 'attachment' }],
])('%s cannot be scrubbed, and is not sent', async (_, header) => {
  expect((await send([header, new Uint8Array([120, 156, 1])]))[1]).toEqual([])
})
