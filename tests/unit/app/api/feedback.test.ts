import { POST } from '@/app/api/feedback/route'
import { eraseAccount } from '@/lib/domain/account/erase-account'
import { exportData } from '@/lib/domain/account/export-data'
import { apiRequest, call } from '@/tests/support/api-request'
import { brokenMailer, openSite, SOLVED_CAPTCHA, type TestSite } from '@/tests/support/test-site'

const PATH = '/api/feedback'
const MESSAGE = {
  email: 'szulo@pelda.hu',
  description: 'Kedvezményt kérnék két testvérnek.\nKöszönöm!',
  'g-recaptcha-response': SOLVED_CAPTCHA,
}

const send = (body: object, more: object = {}) => call(POST, apiRequest(PATH, { body, ...more }))
const messagesOf = async ({ store }: TestSite) => (await store.query('feedback')).map(({ data }) => data)

test('keeps the message of a visitor, and mails it to the people who run the site', async () => {
  const site = openSite({ supportEmail: 'info@matek.example' })
  expect(await send(MESSAGE)).toMatchObject({ status: 204, body: undefined })
  expect(await messagesOf(site)).toEqual([
    {
      description: MESSAGE.description,
      email: 'szulo@pelda.hu',
      userId: null,
      status: 'new',
      createdAt: '2026-01-15T12:00:00.000Z',
    },
  ])
  expect(site.mails).toEqual([])
  await site.finishWork()
  expect(site.mails).toEqual([
    {
      to: 'info@matek.example',
      replyTo: 'szulo@pelda.hu',
      subject: 'Üzenet érkezett – Matekliget',
      text: expect.stringContaining(MESSAGE.description),
      html: expect.stringContaining('belépés nélkül írta'),
    },
  ])
})

test('shows what was typed as text, also in the HTML of the mail', async () => {
  const site = openSite()
  await send({ ...MESSAGE, description: '<a href="https://elsewhere.hu">Kattints!</a>' })
  await site.finishWork()
  expect(site.mails[0]?.html).toContain('&lt;a href=&quot;https://elsewhere.hu&quot;&gt;Kattints!&lt;/a&gt;')
  expect(site.mails[0]?.html).not.toContain('<a ')
})

test('loses nothing when the mail cannot be sent, and reports it', async () => {
  const site = openSite({ mailer: brokenMailer })
  expect((await send(MESSAGE)).status).toBe(204)
  await site.finishWork()
  expect(await messagesOf(site)).toHaveLength(1)
  expect(site.reports).toHaveLength(1)
})

describe('the sender', () => {
  test('is the one of the session, with the address of the account', async () => {
    const site = openSite()
    const user = await site.addUser()
    const body = { ...MESSAGE, email: 'masvalaki@pelda.hu', userId: user.uid }
    expect((await send(body, { token: await site.tokenOf(user) })).status).toBe(204)
    expect(await messagesOf(site)).toMatchObject([{ userId: user.uid, email: user.email }])
    await site.finishWork()
    expect(site.mails).toMatchObject([{ replyTo: user.email, text: expect.stringContaining('a fiókjából írta') }])
  })

  test('is nobody without a session, whoever the body names', async () => {
    const site = openSite()
    const user = await site.addUser()
    expect((await send({ ...MESSAGE, userId: user.uid })).status).toBe(204)
    expect(await messagesOf(site)).toMatchObject([{ userId: null, email: 'szulo@pelda.hu' }])
  })

  test('cannot be somebody else', async () => {
    const site = openSite()
    const [user, other] = [await site.addUser(), await site.addUser()]
    const answer = await send({ ...MESSAGE, userId: other.uid }, { token: await site.tokenOf(user) })
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
    expect(await messagesOf(site)).toEqual([])
  })

  test('has an address in the spelling of accounts', async () => {
    const site = openSite()
    expect((await send({ ...MESSAGE, email: ' Szulo@Pelda.hu ' })).status).toBe(204)
    expect(await messagesOf(site)).toMatchObject([{ email: 'szulo@pelda.hu' }])
  })

  test.each(['', 'szulo', 'szulo@pelda.hu, masik@pelda.hu', 'szulo@pelda.hu\r\nBcc: masik@pelda.hu'])(
    'must have an address: %j',
    async (email) => {
      const site = openSite()
      expect(await send({ ...MESSAGE, email })).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid-email' } },
      })
      expect(await messagesOf(site)).toEqual([])
    },
  )
})

test.each(['', 'guessed'])('refuses the captcha %j', async (token) => {
  const site = openSite()
  expect(await send({ ...MESSAGE, 'g-recaptcha-response': token })).toMatchObject({
    status: 400,
    body: { error: { code: 'captcha-failed' } },
  })
  expect(await messagesOf(site)).toEqual([])
  await site.finishWork()
  expect(site.mails).toEqual([])
})

test.each([
  ['1024 characters', 'x'.repeat(1024), 204],
  ['1025 characters', 'x'.repeat(1025), 400],
  ['nothing', '', 400],
  ['spaces', ' \n ', 400],
])('answers a message of %s as it should', async (_title, description, status) => {
  openSite()
  expect((await send({ ...MESSAGE, description })).status).toBe(status)
})

test.each([
  ['no address', { ...MESSAGE, email: undefined }],
  ['no message', { ...MESSAGE, description: undefined }],
  ['no captcha', { ...MESSAGE, 'g-recaptcha-response': undefined }],
  ['a key that does not belong here', { ...MESSAGE, status: 'done' }],
])('refuses %s', async (_title, body) => {
  openSite()
  expect(await send(body)).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
})

describe('what an account has written', () => {
  test('is among its data', async () => {
    const site = openSite()
    const user = await site.addUser()
    await send(MESSAGE, { token: await site.tokenOf(user) })
    expect(await exportData(site, user.uid)).toMatchObject({ feedback: [{ description: MESSAGE.description }] })
  })

  test('is nobody’s once the account is erased, also what was written before it signed in', async () => {
    const site = openSite()
    const user = await site.addUser()
    await send(MESSAGE, { token: await site.tokenOf(user) })
    await send({ ...MESSAGE, email: user.email.toUpperCase() })
    await eraseAccount(site, { userId: user.uid, email: user.email })
    expect(await messagesOf(site)).toMatchObject([
      { userId: null, email: null },
      { userId: null, email: null },
    ])
  })
})

describe('the limits', () => {
  test('take ten messages of an account within ten minutes', async () => {
    const site = openSite()
    const token = await site.tokenOf(await site.addUser())
    for (let count = 0; count < 10; count += 1) expect((await send(MESSAGE, { token })).status).toBe(204)
    expect(await send(MESSAGE, { token })).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many-requests' } },
    })
  })

  test('let a class write from one address, and no more', async () => {
    openSite()
    const from = (address: string) => send(MESSAGE, { headers: { 'x-connection-address': address } })
    for (let count = 0; count < 60; count += 1) expect((await from('192.0.2.1')).status).toBe(204)
    expect((await from('192.0.2.1')).status).toBe(429)
    expect((await from('192.0.2.2')).status).toBe(204)
  })
})
