/** What every account route refuses, and that a refused call changes nothing. */
import { POST as confirmReset } from '@/app/api/account/password-reset/confirm/route'
import { POST as requestReset } from '@/app/api/account/password-reset/route'
import { POST as register } from '@/app/api/account/register/route'
import { POST as confirm } from '@/app/api/account/verification/confirm/route'
import { GET as readVerification, POST as resend } from '@/app/api/account/verification/route'
import { updateUser } from '@/lib/domain/account/users'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite } from '@/tests/support/test-site'

const withBody = [
  {
    route: 'POST register',
    handler: register,
    fields: { email: 'kata@pelda.hu', username: 'Kata', password: 'titok1', newsletter: true, consent: true },
    required: ['email', 'username', 'password', 'newsletter'],
  },
  { route: 'POST password-reset', handler: requestReset, fields: { email: 'kata@pelda.hu' }, required: ['email'] },
  {
    route: 'POST password-reset/confirm',
    handler: confirmReset,
    fields: { token: 'x', password: 'titok1' },
    required: ['token', 'password'],
  },
  { route: 'POST verification/confirm', handler: confirm, fields: { token: 'x' }, required: ['token'] },
]
const forUsers = [
  { route: 'POST verification', handler: resend, method: 'POST' },
  { route: 'GET verification', handler: readVerification, method: 'GET' },
]
const all = [...withBody.map((entry) => ({ ...entry, method: 'POST' })), ...forUsers]

const PATH = '/api/account/anything'
const MEGABYTE = 'x'.repeat(1024 * 1024)

describe.each(withBody)('$route', ({ handler, fields, required }) => {
  const faulty = [
    ['text that is not JSON', '{"email":'],
    ['an empty body', ''],
    ['null', null],
    ['a list', []],
    ['a number', 7],
    ...required.map((field) => [`no ${field}`, { ...fields, [field]: undefined }] as const),
    ...required.flatMap((field) =>
      [null, 7, [], {}].map((value) => [`${field}: ${JSON.stringify(value)}`, { ...fields, [field]: value }] as const),
    ),
  ] as const

  test.each(faulty)('refuses %s', async (_, body) => {
    const site = openSite()
    const before = await site.dump()
    expect(await call(handler, apiRequest(PATH, { body }))).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-request', details: expect.any(Array) } },
    })
    expect(await site.dump()).toEqual(before)
    expect(site.mails).toEqual([])
  })

  test('refuses a body that is not declared to be JSON', async () => {
    openSite()
    const request = apiRequest(PATH, { body: fields, headers: { 'content-type': 'text/plain' } })
    expect(await call(handler, request)).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
  })
})

describe.each(all)('$route', ({ handler, method }) => {
  const bodyOf = (body: unknown) => (method === 'GET' ? {} : { body })

  test('refuses a body of a megabyte', async () => {
    const site = openSite()
    const user = await site.addUser()
    const before = await site.dump()
    const answer = await call(
      handler,
      apiRequest(PATH, { method, token: await site.tokenOf(user), ...bodyOf({ email: MEGABYTE }) }),
    )
    expect(answer.status).toBe(method === 'GET' ? 200 : 413)
    expect(await site.dump()).toEqual(before)
  })

  test('refuses a page of another site that uses the visitor’s session', async () => {
    const site = openSite()
    const user = await site.addUser()
    const before = await site.dump()
    const request = apiRequest(PATH, {
      method,
      cookie: await site.tokenOf(user),
      headers: { origin: 'https://elsewhere.hu' },
      ...bodyOf({}),
    })
    const answer = await call(handler, request)
    expect(answer.status).toBe(method === 'GET' ? 200 : 403)
    if (method !== 'GET') expect(answer.body).toMatchObject({ error: { code: 'forbidden' } })
    expect(await site.dump()).toEqual(before)
    expect(site.mails).toEqual([])
  })

  test('answers to nobody else’s cache', async () => {
    openSite()
    const answer = await call(handler, apiRequest(PATH, { method, ...bodyOf({}) }))
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe.each(forUsers)('$route', ({ handler, method }) => {
  test.each([
    ['no session', undefined],
    ['a token that is not ours', 'eyJhbGciOiJkaXIifQ..x.y.z'],
    ['a token with a broken escape', '%E0%A4%A'],
  ])('refuses %s', async (_, token) => {
    const site = openSite()
    const request = apiRequest(PATH, { method, ...(token !== undefined && { token }) })
    expect(await call(handler, request)).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } })
    expect(site.mails).toEqual([])
  })

  test('refuses the session of a disabled account', async () => {
    const site = openSite()
    const user = await site.addUser()
    const token = await site.tokenOf(user)
    await updateUser(site.store, user.uid, { disabled: true })
    const answer = await call(handler, apiRequest(PATH, { method, token }))
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'user-disabled' } } })
    expect(site.mails).toEqual([])
  })

  test('refuses a session that was ended', async () => {
    const site = openSite()
    const user = await site.addUser()
    const token = await site.tokenOf(user)
    await site.store.update('users', user.uid, { sessionVersion: 1 })
    const answer = await call(handler, apiRequest(PATH, { method, token }))
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } })
  })

  test('refuses the session of an account that is gone', async () => {
    const site = openSite()
    const user = await site.addUser()
    const token = await site.tokenOf(user)
    await site.store.delete('users', user.uid)
    expect(await call(handler, apiRequest(PATH, { method, token }))).toMatchObject({ status: 401 })
  })

  test('refuses a token that another secret has sealed', async () => {
    const site = openSite()
    const user = await site.addUser()
    const token = await site.tokenOf(user)
    openSite({ store: site.store, auth: { secret: 'another secret of 32 characters!', secureCookies: false } })
    expect(await call(handler, apiRequest(PATH, { method, token }))).toMatchObject({ status: 401 })
  })

  test('takes the session cookie from a page of the site', async () => {
    const site = openSite()
    const cookie = await site.tokenOf(await site.addUser())
    const answer = await call(handler, apiRequest(PATH, { method, cookie }))
    expect(answer.status).toBe(method === 'GET' ? 200 : 204)
  })
})

test('a session acts on its own account only', async () => {
  const site = openSite()
  const [kata, peti] = [await site.addUser(), await site.addUser()]
  const body = { userId: peti.uid, email: peti.email }
  await call(resend, apiRequest(PATH, { token: await site.tokenOf(kata), body }))
  expect(site.mails.map(({ to }) => to)).toEqual([kata.email])
})
