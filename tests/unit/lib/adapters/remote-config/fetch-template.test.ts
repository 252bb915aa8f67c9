import type { IncomingMessage, RequestListener } from 'node:http'
import { evaluateTemplate } from '@/lib/adapters/remote-config/fetch-remote-flags'
import { fetchTemplate } from '@/lib/adapters/remote-config/fetch-template'
import { type LocalServer, startLocalServer } from '@/tests/support/local-server'

const template = (value: string) => ({
  parameters: { enableBlog: { defaultValue: { value }, valueType: 'BOOLEAN' } },
  conditions: [],
})

const open: LocalServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.stop()))
})

async function openService(listener: RequestListener) {
  const requests: IncomingMessage[] = []
  const server = await startLocalServer((request, response) => {
    requests.push(request)
    listener(request, response)
  })
  open.push(server)
  const getAccessToken = async () => 'a-token'
  const ask = (timeoutMs = 5000) =>
    fetchTemplate({ projectId: 'matek', getAccessToken, baseUrl: server.url, timeoutMs })
  return { requests, ask }
}

test.each([
  ['true', true],
  ['false', false],
])('reads a flag that is %s from the template for servers', async (value, enableBlog) => {
  const { requests, ask } = await openService((_, response) => {
    response.setHeader('ETag', 'etag-1').end(JSON.stringify(template(value)))
  })
  expect(evaluateTemplate(await ask(), { enableBlog: !enableBlog })).toEqual({ enableBlog })
  expect(requests).toMatchObject([
    {
      method: 'GET',
      url: '/v1/projects/matek/namespaces/firebase-server/serverRemoteConfig',
      headers: { authorization: 'Bearer a-token' },
    },
  ])
})

test('what the template does not name is as by default', async () => {
  const { ask } = await openService((_, response) => response.end('{}'))
  const text = await ask()
  for (const enableBlog of [true, false]) expect(evaluateTemplate(text, { enableBlog })).toEqual({ enableBlog })
})

test('a condition that does not hold for servers leaves the default value of the template', async () => {
  const { ask } = await openService((_, response) => {
    const parameter = {
      defaultValue: { value: 'false' },
      conditionalValues: { nobody: { value: 'true' } },
      valueType: 'BOOLEAN',
    }
    const conditions = [{ name: 'nobody', condition: { false: {} } }]
    response.end(JSON.stringify({ parameters: { enableBlog: parameter }, conditions }))
  })
  expect(evaluateTemplate(await ask(), { enableBlog: true })).toEqual({ enableBlog: false })
})

test.each([429, 500, 503, 504, 403])('tells that the service answered %i', async (status) => {
  const { ask } = await openService((_, response) => response.writeHead(status).end('no'))
  await expect(ask()).rejects.toThrow(`status ${status}`)
})

test('tells that the answer is no JSON', async () => {
  const { ask } = await openService((_, response) => response.end('<html>'))
  await expect(ask()).rejects.toThrow()
})

test('gives up on a service that does not answer', async () => {
  const { ask } = await openService(() => undefined)
  await expect(ask(100)).rejects.toThrow('no answer within 100 ms')
})

test('gives up after 60 s when not even a token comes', async () => {
  jest.useFakeTimers()
  const asking = fetchTemplate({ projectId: 'matek', getAccessToken: () => new Promise(() => undefined) })
  const outcome = expect(asking).rejects.toThrow('no answer within 60000 ms')
  await jest.advanceTimersByTimeAsync(59_999)
  const pending = Symbol('pending')
  expect(await Promise.race([asking.catch(() => undefined), Promise.resolve(pending)])).toBe(pending)
  await jest.advanceTimersByTimeAsync(1)
  await outcome
  jest.useRealTimers()
})
