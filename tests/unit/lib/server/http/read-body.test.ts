import { BODY_LIMIT_BYTES, readBody } from '@/lib/server/http/read-body'

interface Stream {
  readonly request: Request
  /** How many bytes were taken from the stream. */
  taken(): number
  cancelled(): boolean
}

/** A request whose body comes in pieces of a kilobyte, with the given headers. */
function streamed(kilobytes: number, headers: Record<string, string> = {}): Stream {
  let sent = 0
  let wasCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === kilobytes) return controller.close()
      sent += 1
      controller.enqueue(new Uint8Array(1024).fill(120))
    },
    cancel() {
      wasCancelled = true
    },
  })
  // Node wants `duplex` for a streamed body, and the DOM's types do not know it.
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return {
    request: new Request('http://localhost', init),
    taken: () => sent * 1024,
    cancelled: () => wasCancelled,
  }
}

const tooLarge = expect.objectContaining({ code: 'payload-too-large' })

test('reads a body of just the limit', async () => {
  expect(await readBody(streamed(BODY_LIMIT_BYTES / 1024).request)).toHaveLength(BODY_LIMIT_BYTES)
})

test('reads no body as empty', async () => {
  expect(await readBody(new Request('http://localhost', { method: 'POST' }))).toBe('')
})

test('stops reading a body that is too long, when no length was told', async () => {
  const stream = streamed(1024)
  await expect(readBody(stream.request)).rejects.toEqual(tooLarge)
  expect(stream.cancelled()).toBe(true)
  expect(stream.taken()).toBeLessThan(BODY_LIMIT_BYTES + 4096)
})

test.each(['10', '-1', 'many', ''])('stops reading a body that is longer than its length of "%s"', async (length) => {
  const stream = streamed(1024, { 'content-length': length })
  await expect(readBody(stream.request)).rejects.toEqual(tooLarge)
  expect(stream.taken()).toBeLessThan(BODY_LIMIT_BYTES + 4096)
})

test('reads nothing of a body that says to be too long', async () => {
  const stream = streamed(1, { 'content-length': '1000000' })
  await expect(readBody(stream.request)).rejects.toEqual(tooLarge)
  expect(stream.taken()).toBeLessThanOrEqual(1024)
})

test('refuses bytes that are not UTF-8', async () => {
  const request = new Request('http://localhost', { method: 'POST', body: new Uint8Array([0x22, 0xff, 0x22]) })
  await expect(readBody(request)).rejects.toMatchObject({ code: 'invalid-request' })
})

test('takes a body that breaks off for a mistake of the client, not of ours', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error('aborted'))
    },
  })
  const init = { method: 'POST', body, duplex: 'half' }
  await expect(readBody(new Request('http://localhost', init))).rejects.toMatchObject({ code: 'invalid-request' })
})
