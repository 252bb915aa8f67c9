import { text } from 'node:stream/consumers'
import { createHttpNewsletter } from '@/lib/adapters/http-newsletter'
import { createLoggedNewsletter } from '@/lib/adapters/logged-newsletter'
import { type LocalServer, startLocalServer } from '@/tests/support/local-server'

const SUBSCRIBER = { email: 'kata+matek@pelda.hu', name: 'Kis & Nagy Éva' }
const servers: LocalServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

/** A mailing-list service that answers with this status, or not at all. */
async function openService(status: number | undefined, headers: Record<string, string> = {}) {
  const requests: { method: string | undefined; url: string | undefined; type: string | undefined; form: string }[] = []
  const server = await startLocalServer(async (request, response) => {
    const { method, url } = request
    requests.push({ method, url, type: request.headers['content-type'], form: await text(request) })
    if (status !== undefined) response.writeHead(status, headers).end('<p>Köszönjük!</p>')
  })
  servers.push(server)
  // A machine that is busy is no service that does not answer.
  const timeoutMs = status === undefined ? 500 : 30_000
  const newsletter = createHttpNewsletter({ url: `${server.url}/subscribe/post?u=1&id=2`, timeoutMs })
  return { newsletter, requests }
}

test('posts the form of the service once, with EMAIL and NAME', async () => {
  const { newsletter, requests } = await openService(200)
  await newsletter.subscribe(SUBSCRIBER)
  expect(requests).toMatchObject([
    { method: 'POST', url: '/subscribe/post?u=1&id=2', type: expect.stringMatching(/^application\/x-www-form-urlenc/) },
  ])
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.form))).toEqual({
    EMAIL: SUBSCRIBER.email,
    NAME: SUBSCRIBER.name,
  })
})

test.each([200, 201, 204, 302, 303])('takes status %d for a success, and follows it nowhere', async (status) => {
  const { newsletter, requests } = await openService(status, { location: '/koszonjuk' })
  await newsletter.subscribe(SUBSCRIBER)
  expect(requests).toHaveLength(1)
})

test.each([307, 308, 400, 403, 404, 429, 500, 503])('fails with "unavailable" at status %d', async (status) => {
  const { newsletter, requests } = await openService(status, { location: '/masutt' })
  await expect(newsletter.subscribe(SUBSCRIBER)).rejects.toMatchObject({ code: 'unavailable' })
  expect(requests).toHaveLength(1)
})

test('fails with "unavailable" when no answer comes in time, or nobody is there', async () => {
  const { newsletter } = await openService(undefined)
  await expect(newsletter.subscribe(SUBSCRIBER)).rejects.toMatchObject({ code: 'unavailable' })
  const nowhere = createHttpNewsletter({ url: 'http://127.0.0.1:1/' })
  await expect(nowhere.subscribe(SUBSCRIBER)).rejects.toMatchObject({ code: 'unavailable' })
})

test('without a service it is logged who would be subscribed, but neither address nor name', async () => {
  const lines: string[] = []
  const log = (fields: object, message: string) => lines.push(JSON.stringify({ ...fields, message }))
  const newsletter = createLoggedNewsletter({ info: log, warn: log, error: log })
  await newsletter.subscribe(SUBSCRIBER)
  await newsletter.subscribe(SUBSCRIBER)
  await newsletter.subscribe({ email: 'peti@pelda.hu', name: 'Peti' })
  expect(lines).toHaveLength(3)
  expect(new Set(lines).size).toBe(2)
  expect(lines.join()).not.toMatch(/kata|pelda|Nagy|Peti/i)
})
