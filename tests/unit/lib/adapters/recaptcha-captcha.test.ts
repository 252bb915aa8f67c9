import { text } from 'node:stream/consumers'
import { createRecaptchaCaptcha } from '@/lib/adapters/recaptcha-captcha'
import { type LocalServer, startLocalServer } from '@/tests/support/local-server'

const servers: LocalServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

/** Stands in for Google's service: answers with this, or not at all. */
async function openService(answer: string | undefined, status = 200, headers: Record<string, string> = {}) {
  const requests: { method: string | undefined; form: Record<string, string> }[] = []
  const server = await startLocalServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    requests.push({ method: request.method, form })
    if (answer !== undefined) response.writeHead(status, headers).end(answer)
  })
  servers.push(server)
  // A machine that is busy is no service that does not answer.
  const timeoutMs = answer === undefined ? 500 : 30_000
  const settings = { siteKey: 'site-key', secret: 'secret-key', verifyUrl: server.url, timeoutMs }
  return { captcha: createRecaptchaCaptcha(settings), requests }
}

const json = JSON.stringify

test('tells pages the site key, and never the secret', async () => {
  const { captcha } = await openService('')
  expect(await captcha.createTask()).toEqual({ kind: 'recaptcha', siteKey: 'site-key' })
})

test('asks the service about the token', async () => {
  const { captcha, requests } = await openService(json({ success: true, hostname: 'matek.example' }))
  expect(await captcha.verify('the token', '203.0.113.7')).toBe(true)
  expect(requests).toEqual([
    { method: 'POST', form: { secret: 'secret-key', response: 'the token', remoteip: '203.0.113.7' } },
  ])
})

test.each(['unknown', '2001:db8:0:1::/64'])('names no address when it is %s', async (address) => {
  const { captcha, requests } = await openService(json({ success: true }))
  await captcha.verify('the token', address)
  expect(requests[0]?.form).toEqual({ secret: 'secret-key', response: 'the token' })
})

test.each(['invalid-input-response', 'timeout-or-duplicate', 'missing-input-response'])(
  'refuses a token of which the service says %s',
  async (code) => {
    const { captcha } = await openService(json({ success: false, 'error-codes': [code] }))
    expect(await captcha.verify('x', 'unknown')).toBe(false)
  },
)

test('refuses an empty token without asking', async () => {
  const { captcha, requests } = await openService(json({ success: true }))
  expect(await captcha.verify('', 'unknown')).toBe(false)
  expect(requests).toEqual([])
})

test.each([
  ['says that our secret is wrong', json({ success: false, 'error-codes': ['invalid-input-secret'] }), 200],
  ['answers what is not JSON', '<html>', 200],
  ['answers something else', json({ ok: 1 }), 200],
  ['fails', json({ success: true }), 500],
  ['sends elsewhere', json({ success: true }), 302],
  ['does not answer in time', undefined, 200],
])('is unavailable when the service %s', async (_, answer, status) => {
  const { captcha } = await openService(answer, status, { location: '/elsewhere' })
  await expect(captcha.verify('x', 'unknown')).rejects.toMatchObject({ code: 'unavailable' })
})

test('is unavailable when nobody is there', async () => {
  const captcha = createRecaptchaCaptcha({ siteKey: 'k', secret: 's', verifyUrl: 'http://127.0.0.1:1/' })
  await expect(captcha.verify('x', 'unknown')).rejects.toMatchObject({ code: 'unavailable' })
})
