/** What account routes refuse of sessions, beside what tests/unit/app/api/every-route.test.ts holds for every route. */
import { GET as readVerification, POST as resend } from '@/app/api/account/verification/route'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite } from '@/tests/support/test-site'

const PATH = '/api/account/verification'

describe.each([
  { method: 'POST', handler: resend },
  { method: 'GET', handler: readVerification },
])('$method verification', ({ handler, method }) => {
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
})

test('a session acts on its own account only', async () => {
  const site = openSite()
  const [kata, peti] = [await site.addUser(), await site.addUser()]
  const body = { userId: peti.uid, email: peti.email }
  await call(resend, apiRequest(PATH, { token: await site.tokenOf(kata), body }))
  expect(site.mails.map(({ to }) => to)).toEqual([kata.email])
})
