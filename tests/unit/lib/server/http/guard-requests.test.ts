import { once } from 'node:events'
import { createServer, type IncomingMessage, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardRequests } from '@/lib/server/http/guard-requests'
import { ErrorResponse } from '@/lib/server/http/openapi-document'

const seen: (string | undefined)[] = []
const server = createServer((request, response) => {
  seen.push(request.url)
  response.end('the site')
})
let stop = () => {}

beforeAll(async () => {
  server.on('upgrade', (request, socket) => {
    seen.push(request.url)
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

beforeEach(() => {
  seen.length = 0
  stop = guardRequests({ isMachineOnly: true, isDemo: true })
})

afterEach(() => stop())

afterAll(() => server.close())

/** With `http`, since `fetch` writes the host by itself. */
async function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  // A server that listens on TCP has an address of this type.
  const { port } = server.address() as AddressInfo
  const sent = sendRequest({
    port,
    host: '127.0.0.1',
    path,
    method,
    headers: { host: `localhost:${port}`, ...headers },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('upgrade', resolve).on('error', reject)
  })
  sent.end()
  const answer = await answered
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks).toString() }
}

const REFUSED = [{ host: 'matekliget.hu' }, { 'x-forwarded-for': '1.2.3.4' }]

test.each(REFUSED)('a demo site answers nobody else, whatever is asked for: %j', async (headers) => {
  for (const path of ['/', '/exercise/a', '/api/health', '/_next/static/a.js', '/sw.js', '/og']) {
    expect((await ask(path, headers)).status).toBe(403)
  }
  expect((await ask('/api/account/register', headers, 'POST')).status).toBe(403)
  const upgrade = { ...headers, connection: 'upgrade', upgrade: 'websocket' }
  expect((await ask('/_next/webpack-hmr', upgrade)).status).toBe(403)
  expect((await ask('/api/x', { ...headers, expect: '100-continue' }, 'POST')).status).toBe(403)
  expect(seen).toEqual([])
})

test('says on a page of its own what to set, in Hungarian and for who runs it', async () => {
  const { headers, body } = await ask('/', REFUSED[0])
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain('csak azon a gépen nyitható meg')
  expect(body).toContain('<code>SITE_URL=https://…</code>')
  expect(body).not.toMatch(/<script|\ssrc=|\shref=|matekliget\.hu/)
})

test('refuses calls as the API does', async () => {
  const { headers, body } = await ask('/api/health?x', REFUSED[1])
  expect(headers['content-type']).toBe('application/json')
  const { error } = ErrorResponse.parse(JSON.parse(body))
  expect(error).toMatchObject({ code: 'forbidden', details: { reason: expect.stringContaining('its own machine') } })
})

test('lets pass what comes from the machine itself', async () => {
  expect(await ask('/api/health')).toMatchObject({ status: 200, body: 'the site' })
  expect((await ask('/_next/webpack-hmr', { connection: 'upgrade', upgrade: 'websocket' })).status).toBe(101)
  expect(seen).toEqual(['/api/health', '/_next/webpack-hmr'])
})

test('a site without demo accounts is served behind a proxy, and nothing is guarded after the end', async () => {
  stop()
  stop = guardRequests({ isMachineOnly: true, isDemo: false })
  expect((await ask('/', { ...REFUSED[0], ...REFUSED[1] })).status).toBe(200)
})
