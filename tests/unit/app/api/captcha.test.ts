import { GET } from '@/app/api/captcha/route'
import { createAltchaCaptcha } from '@/lib/adapters/altcha-captcha'
import { apiRequest, call } from '@/tests/support/api-request'
import { solveCaptcha } from '@/tests/support/solve-captcha'
import { openSite } from '@/tests/support/test-site'

const askForTask = () => call(GET, apiRequest('/api/captcha', { method: 'GET' }))

test('gives visitors a challenge whose solution the site takes', async () => {
  const site = openSite()
  const captcha = createAltchaCaptcha({ ...site, secret: site.auth.secret })
  openSite({ captcha })
  const { status, body, headers } = await askForTask()
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(body).toMatchObject({ kind: 'altcha', challenge: expect.any(Object), expiresInSeconds: 600 })
  expect(await captcha.verify(await solveCaptcha(body), 'unknown')).toBe(true)
})

test('gives enough of them for a class behind one address, and not without end', async () => {
  openSite()
  const answers = await Promise.all(Array.from({ length: 301 }, askForTask))
  expect(answers.slice(0, 300).every(({ status }) => status === 200)).toBe(true)
  expect(answers[300]).toMatchObject({ status: 429 })
})
