/** Signing in with Google and Facebook, for both of which a local OpenID Connect provider stands in. */
import { confirmNewsletter } from '@/lib/domain/account/newsletter'
import { confirmPasswordReset, requestPasswordReset } from '@/lib/domain/account/password-reset'
import { findUserByEmail, updateUser } from '@/lib/domain/account/users'
import { AppError } from '@/lib/shared/errors/app-error'
import { openBrowser, signInAtProvider } from '@/tests/support/auth-browser'
import { holdsYear } from '@/tests/support/holds-year'
import { FACEBOOK_CLIENT, GOOGLE_CLIENT } from '@/tests/support/oidc-clients'
import { type OidcProvider, startOidcProvider } from '@/tests/support/oidc-provider'
import { brokenMailer, openSite, SITE_URL, type TestSite } from '@/tests/support/test-site'

const KATA = { id: 'kata', name: 'Kiss Kata', email: 'Kata@Pelda.hu' }
const providers = ['google', 'facebook'] as const

const running: { provider?: OidcProvider } = {}
beforeAll(async () => {
  running.provider = await startOidcProvider({ siteUrl: SITE_URL })
})
afterEach(() => running.provider?.setDown(false))
afterAll(() => running.provider?.stop())

function openSocialSite(overrides: Parameters<typeof openSite>[0] = {}): TestSite {
  const issuer = running.provider?.issuer ?? ''
  return openSite({
    socialProviders: [
      { ...GOOGLE_CLIENT, issuer },
      { ...FACEBOOK_CLIENT, issuer },
    ],
    ...overrides,
  })
}

const refusedWith = (code: string) => expect.stringMatching(new RegExp(`^/login\\?error=\\w+&code=${code}$`))

describe.each(providers)('with %s', (provider) => {
  test('asks for name and address and nothing else', async () => {
    openSocialSite()
    const address = await openBrowser().startSocial({ provider })
    expect(address.searchParams.get('scope')).toBe(
      provider === 'google' ? 'openid profile email' : 'public_profile email',
    )
    expect(address.searchParams.get('redirect_uri')).toBe(`${SITE_URL}/api/auth/callback/${provider}`)
  })

  test('a newcomer with consent gets an account, a session and the page they wanted', async () => {
    const site = openSocialSite()
    const browser = openBrowser()
    const { path } = await browser.signInSocially(KATA, { provider, callbackUrl: '/exercise/x?s=3', consent: true })
    // Facebook does not vouch for addresses, so its newcomers wait for our mail.
    const waiting = `/register?${new URLSearchParams({ callbackUrl: `${SITE_URL}/exercise/x?s=3` })}`
    expect(path).toBe(provider === 'google' ? '/exercise/x?s=3' : waiting)
    const now = site.clock.now().toISOString()
    expect(await findUserByEmail(site.store, 'kata@pelda.hu')).toMatchObject({
      email: 'kata@pelda.hu',
      name: 'Kiss Kata',
      emailVerified: provider === 'google' ? now : null,
      legalConsentDate: now,
      image: null,
    })
    expect(site.mails).toHaveLength(provider === 'google' ? 0 : 1)
    expect(await browser.session()).toMatchObject({
      user: { name: 'Kiss Kata', emailVerified: provider === 'google', legalConsentDate: now },
    })
  })

  test('a newcomer from the login page has consented to nothing yet', async () => {
    const site = openSocialSite()
    const browser = openBrowser()
    await browser.signInSocially(KATA, { provider })
    expect(await findUserByEmail(site.store, 'kata@pelda.hu')).toMatchObject({ legalConsentDate: null })
    expect(await browser.session()).toMatchObject({ user: { legalConsentDate: null } })
  })

  test('signs in to the same account again, whatever the name and address are by then', async () => {
    const site = openSocialSite()
    await openBrowser().signInSocially(KATA, { provider, consent: true })
    const browser = openBrowser()
    const changed = { id: 'kata', name: 'Nagy Kata', email: 'uj@pelda.hu' }
    expect(await browser.signInSocially(changed, { provider, callbackUrl: '/exercises' })).toMatchObject({
      path: '/exercises',
    })
    expect(await browser.session()).toMatchObject({ user: { email: 'kata@pelda.hu', name: 'Kiss Kata' } })
    expect(await site.store.query('users')).toHaveLength(1)
  })

  test('who changes their mind at the provider is told so, and nothing is created or reported', async () => {
    const site = openSocialSite()
    const browser = openBrowser()
    const { path } = await browser.signInSocially('cancel', { provider, callbackUrl: '/exercises', consent: true })
    expect(path).toBe('/login?error=OAuthCallbackError&code=cancelled-popup-request&redirect=%2Fexercises')
    expect(await site.store.query('users')).toEqual([])
    expect([site.reports, site.notices]).toEqual([[], []])
  })

  test('an account with the same address is not linked, nor entered', async () => {
    const site = openSocialSite()
    await site.addUser({ email: 'kata@pelda.hu', password: 'bagoly7villamos' })
    const before = await site.dump()
    const browser = openBrowser()
    expect(await browser.signInSocially(KATA, { provider, consent: true })).toMatchObject({
      path: refusedWith('account-exists-with-different-credential'),
    })
    expect(await site.dump()).toEqual(before)
    expect(await browser.session()).toBeNull()
  })

  test('the account of the other provider with the same address is not linked either', async () => {
    openSocialSite()
    const other = provider === 'google' ? 'facebook' : 'google'
    await openBrowser().signInSocially(KATA, { provider: other })
    expect(await openBrowser().signInSocially(KATA, { provider })).toMatchObject({
      path: refusedWith('account-exists-with-different-credential'),
    })
  })

  test('who shares no address is told what to do', async () => {
    const site = openSocialSite()
    const typed = { id: 'kata', name: 'Kata' }
    expect(await openBrowser().signInSocially(typed, { provider })).toMatchObject({
      path: refusedWith('provider-email-missing'),
    })
    expect(await site.store.query('users')).toEqual([])
  })

  test('a disabled account is told to be disabled', async () => {
    const site = openSocialSite()
    await openBrowser().signInSocially(KATA, { provider })
    const user = await findUserByEmail(site.store, 'kata@pelda.hu')
    await updateUser(site.store, user?.uid ?? '', { disabled: true })
    const browser = openBrowser()
    expect(await browser.signInSocially(KATA, { provider })).toMatchObject({ path: refusedWith('user-disabled') })
    expect(await browser.session()).toBeNull()
  })

  test('a deleted account starts anew', async () => {
    const site = openSocialSite()
    await openBrowser().signInSocially(KATA, { provider, consent: true })
    const first = await findUserByEmail(site.store, 'kata@pelda.hu')
    const adapter = await site.authStore()
    await adapter.deleteUser?.(first?.uid ?? '')
    await openBrowser().signInSocially(KATA, { provider })
    const second = await findUserByEmail(site.store, 'kata@pelda.hu')
    expect(second).toMatchObject({ legalConsentDate: null })
    expect(second?.uid).not.toBe(first?.uid)
  })

  test('logs the sign-up once, and each sign-in and sign-out once, with the provider', async () => {
    const site = openSocialSite()
    const browser = openBrowser()
    await browser.signInSocially(KATA, { provider })
    await browser.post('/api/auth/signout', {})
    await browser.signInSocially(KATA, { provider })
    const [user] = await site.store.query('users')
    const entries = (await site.store.query('activityLog')).map(({ data }) => data)
    const noted = entries.filter(({ activity }) => activity !== 'sendEmailVerification')
    const entry = (activity: string) => ({ activity, userId: user?.id, metadata: { providerType: provider } })
    expect(noted).toHaveLength(4)
    expect(noted).toEqual(
      expect.arrayContaining([
        expect.objectContaining(entry('signUp')),
        expect.objectContaining(entry('signIn')),
        expect.objectContaining({ activity: 'signOut', userId: user?.id }),
      ]),
    )
    expect(noted.filter(({ activity }) => activity === 'signIn')).toHaveLength(2)
  })

  test('keeps none of the provider’s tokens', async () => {
    const site = openSocialSite()
    await openBrowser().signInSocially(KATA, { provider })
    const accounts = await site.store.query('accounts')
    expect(accounts.map(({ data }) => Object.keys(data).sort())).toEqual([
      ['provider', 'providerAccountId', 'type', 'userId'],
    ])
  })

  test('a provider that does not answer is told at once, and reported', async () => {
    const site = openSocialSite()
    const browser = openBrowser()
    const start = await browser.startSocial({ provider })
    const back = await signInAtProvider(start, KATA)
    running.provider?.setDown(true)
    expect(await browser.follow(back)).toMatchObject({ path: refusedWith('unavailable') })
    expect(site.reports).toHaveLength(1)
    expect(await site.store.query('users')).toEqual([])
  })

  test.each([
    ['another state', 'state', 'x'.repeat(40)],
    ['no state', 'state', undefined],
    ['another code', 'code', 'made-up'],
    ['another issuer', 'iss', 'https://elsewhere.hu'],
  ])('refuses an answer with %s', async (_, name, value) => {
    const site = openSocialSite()
    const browser = openBrowser()
    const back = new URL(await signInAtProvider(await browser.startSocial({ provider }), KATA))
    if (value === undefined) back.searchParams.delete(name)
    else back.searchParams.set(name, value)
    expect(await browser.follow(back.href)).toMatchObject({ path: refusedWith('invalid-credential') })
    expect(await browser.session()).toBeNull()
    expect(await site.store.query('users')).toEqual([])
  })

  test.each(['authjs.state', 'authjs.pkce.code_verifier', ...(provider === 'google' ? ['authjs.nonce'] : [])])(
    'refuses an answer without the cookie %s, so that nobody is signed in to an account of somebody else’s choosing',
    async (name) => {
      openSocialSite()
      const browser = openBrowser()
      const back = await signInAtProvider(await browser.startSocial({ provider }), KATA)
      browser.cookies.delete(name)
      expect(await browser.follow(back)).toMatchObject({ path: refusedWith('invalid-credential') })
      expect(await browser.session()).toBeNull()
    },
  )

  test('refuses the answer that another browser was waiting for', async () => {
    openSocialSite()
    const [attacker, victim] = [openBrowser(), openBrowser()]
    const back = await signInAtProvider(await attacker.startSocial({ provider }), KATA)
    await victim.startSocial({ provider })
    expect(await victim.follow(back)).toMatchObject({ path: refusedWith('invalid-credential') })
    expect(await victim.session()).toBeNull()
  })

  test('an answer works once', async () => {
    openSocialSite()
    const browser = openBrowser()
    const back = await signInAtProvider(await browser.startSocial({ provider }), KATA)
    const waiting = new Map(browser.cookies)
    expect(await browser.follow(back)).toMatchObject({ origin: SITE_URL })
    const again = openBrowser()
    for (const [name, value] of waiting) again.cookies.set(name, value)
    expect(await again.follow(back)).toMatchObject({ path: refusedWith('invalid-credential') })
  })
})

test('Google’s word that an address is not confirmed counts, before anything is said of its account', async () => {
  const site = openSocialSite()
  await site.addUser({ email: 'kata@pelda.hu' })
  const before = await site.dump()
  for (const email of ['kata@pelda.hu', 'nobody@pelda.hu']) {
    const { path } = await openBrowser().signInSocially({ id: 'x', email, verified: false })
    expect(path).toEqual(refusedWith('provider-email-unverified'))
  }
  expect(await site.dump()).toEqual(before)
})

test('nonce: an id token that was made for another sign-in is refused', async () => {
  openSocialSite()
  const [browser, other] = [openBrowser(), openBrowser()]
  await other.startSocial()
  const back = await signInAtProvider(await browser.startSocial(), KATA)
  browser.cookies.set('authjs.nonce', other.cookies.get('authjs.nonce') ?? '')
  expect(await browser.follow(back)).toMatchObject({ path: refusedWith('invalid-credential') })
})

test('a wrong secret of the site is reported, and told as the site’s own fault', async () => {
  const site = openSocialSite({
    socialProviders: [{ ...GOOGLE_CLIENT, clientSecret: 'wrong', issuer: running.provider?.issuer ?? '' }],
  })
  expect(await openBrowser().signInSocially(KATA)).toMatchObject({ path: refusedWith('app-not-authorized') })
  expect(site.reports).toHaveLength(1)
})

test.each([
  ['a refusal', Response.json({ error: { type: 'OAuthException' } }, { status: 400 })],
  ['nothing', Response.json({})],
  ['an id that is no text', Response.json({ id: 1 })],
])('a profile of Facebook that says %s instead of who it is opens no account, and is reported', async (_, profile) => {
  const site = openSocialSite()
  const passOn = fetch
  const answer: typeof fetch = async (input, init) => (`${input}`.includes('/me?') ? profile : passOn(input, init))
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const { path } = await openBrowser().signInSocially(KATA, { provider: 'facebook' })
  spy.mockRestore()
  expect(path).toEqual(refusedWith('unavailable'))
  expect(site.reports).toHaveLength(1)
  expect(await site.store.query('users')).toEqual([])
})

test('a provider that is down when the sign-in begins is told', async () => {
  const site = openSocialSite()
  running.provider?.setDown(true)
  const address = await openBrowser().startSocial()
  expect(`${address.pathname}${address.search}`).toEqual(refusedWith('unavailable'))
  expect(site.reports).toHaveLength(1)
})

test('nothing is offered or served that the site has no keys for', async () => {
  openSite()
  const browser = openBrowser()
  expect(Object.keys((await browser.send('/api/auth/providers')).body)).toEqual(['credentials'])
  const address = await browser.startSocial()
  expect(address.origin).toBe(SITE_URL)
})

describe('consent', () => {
  test('given for a sign-up that was given up does not count for a later one', async () => {
    const site = openSocialSite()
    const browser = openBrowser()
    await browser.startSocial({ consent: true })
    await browser.signInSocially(KATA)
    expect(await findUserByEmail(site.store, 'kata@pelda.hu')).toMatchObject({ legalConsentDate: null })
  })

  test('counts for one sign-up', async () => {
    const site = openSocialSite()
    const browser = openBrowser()
    await browser.signInSocially(KATA, { consent: true })
    expect([...browser.cookies.keys()]).not.toContain('sign-up-choices')
    await browser.post('/api/auth/signout', {})
    const peti = { id: 'peti', email: 'peti@pelda.hu' }
    await browser.signInSocially(peti)
    expect(await findUserByEmail(site.store, 'peti@pelda.hu')).toMatchObject({ legalConsentDate: null })
  })

  test.each([false, 'true', 1, null])('is not given by %j', async (consent) => {
    const site = openSocialSite()
    const browser = openBrowser()
    const { body } = await browser.post('/api/auth/signin/google', { callbackUrl: '/', consent })
    await browser.follow(await signInAtProvider(new URL(body.url), KATA))
    expect(await findUserByEmail(site.store, 'kata@pelda.hu')).toMatchObject({ legalConsentDate: null })
  })
})

describe('who says on the registration page who they are', () => {
  const linkIn = (mail: { readonly text: string } | undefined) =>
    /newsletter\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]

  test.each([
    ['google', 'Kéred a hírlevelet? – Matekliget'],
    ['facebook', 'Erősítsd meg az e-mail-címedet – Matekliget'],
  ] as const)(
    'is asked by mail for the newsletter that was ticked, and by %s gets none before',
    async (provider, subject) => {
      const site = openSocialSite()
      const browser = openBrowser()
      await browser.signInSocially(KATA, { provider, consent: true, newsletter: true, age: { kind: 'parent' } })
      await browser.signInSocially(KATA, { provider, consent: true, newsletter: true, age: { kind: 'parent' } })
      expect(site.mails).toMatchObject([{ to: 'kata@pelda.hu', subject }])
      expect(site.subscribers).toEqual([])
      await confirmNewsletter(site, linkIn(site.mails[0]) ?? '')
      expect(site.subscribers).toEqual([{ email: 'kata@pelda.hu', name: 'Kiss Kata' }])
    },
  )

  test('gets no mail about the newsletter that was not ticked', async () => {
    const site = openSocialSite()
    await openBrowser().signInSocially(KATA, { consent: true, newsletter: false, age: { kind: 'teacher' } })
    expect(site.mails).toEqual([])
  })

  test('is asked no more, and under 16 the parent is asked instead of them', async () => {
    const site = openSocialSite()
    const age = { kind: 'pupil', birthYear: 2014, parentEmail: 'Anya@Pelda.hu' }
    await openBrowser().signInSocially(KATA, { consent: true, newsletter: true, age })
    expect(await findUserByEmail(site.store, 'kata@pelda.hu')).toMatchObject({
      kind: 'pupil',
      ageBand: 'under-16',
      newsletterAskedAt: null,
    })
    expect(site.mails).toMatchObject([
      { to: 'anya@pelda.hu', text: expect.stringContaining('/parental-consent?token=') },
    ])
    expect(holdsYear(await site.dump(), 2014)).toBe(false)
  })

  test.each([
    ['nothing', undefined],
    [
      'the address that the provider knows for that of a parent',
      { kind: 'pupil', birthYear: 2014, parentEmail: KATA.email },
    ],
  ])('and says %s is asked on the first page', async (_, age) => {
    const site = openSocialSite()
    await openBrowser().signInSocially(KATA, { consent: true, newsletter: true, age })
    const user = await findUserByEmail(site.store, 'kata@pelda.hu')
    expect(user).toMatchObject({ ageBand: null, legalConsentDate: site.clock.now().toISOString() })
    expect(site.mails).toEqual([])
  })

  test('is kept out by no mail that cannot be sent', async () => {
    const site = openSocialSite({ mailer: brokenMailer })
    const age = { kind: 'pupil', birthYear: 2014, parentEmail: 'anya@pelda.hu' }
    expect(await openBrowser().signInSocially(KATA, { consent: true, age, callbackUrl: '/exercises' })).toMatchObject({
      path: '/exercises',
    })
    expect(site.reports).toHaveLength(1)
  })
})

test('who sets a password by mail takes the account from whoever began it with an address that was not theirs', async () => {
  const site = openSocialSite()
  await openBrowser().signInSocially(KATA, { provider: 'facebook' })
  await requestPasswordReset(site, { email: 'kata@pelda.hu' })
  const token = /token=([\w-]+)/.exec(site.mails.at(-1)?.text ?? '')?.[1] ?? ''
  await confirmPasswordReset(site, { token, password: 'bagoly7villamos' })
  expect(await openBrowser().signInSocially(KATA, { provider: 'facebook' })).toMatchObject({
    path: refusedWith('account-exists-with-different-credential'),
  })
})

describe('the session that the browser still holds', () => {
  test.each([
    ['is of a disabled account', { disabled: true }],
    ['is good', { disabled: false }],
  ])('does not get the provider’s account linked to it when it %s', async (_, change) => {
    const site = openSocialSite()
    const peti = await site.addUser({ email: 'peti@pelda.hu' })
    const browser = openBrowser()
    browser.cookies.set('authjs.session-token', await site.tokenOf(peti))
    await updateUser(site.store, peti.uid, change)
    await browser.signInSocially(KATA)
    const kata = await findUserByEmail(site.store, 'kata@pelda.hu')
    const accounts = await site.store.query('accounts')
    expect(accounts.map(({ data }) => data.userId)).toEqual([kata?.uid])
    expect(await browser.session()).toMatchObject({ user: { email: 'kata@pelda.hu' } })
  })

  test('does not get it linked when it was ended', async () => {
    const site = openSocialSite()
    const peti = await site.addUser({ email: 'peti@pelda.hu' })
    const browser = openBrowser()
    browser.cookies.set('authjs.session-token', await site.tokenOf(peti))
    await site.store.update('users', peti.uid, { sessionVersion: 1 })
    expect(await browser.signInSocially({ id: 'peti', email: 'peti@pelda.hu' })).toMatchObject({
      path: refusedWith('account-exists-with-different-credential'),
    })
    expect(await site.store.query('accounts')).toEqual([])
  })

  test('does not keep its owner out of another account', async () => {
    const site = openSocialSite()
    await openBrowser().signInSocially(KATA)
    const browser = openBrowser()
    browser.cookies.set('authjs.session-token', await site.tokenOf(await site.addUser()))
    expect(await browser.signInSocially(KATA, { callbackUrl: '/exercises' })).toMatchObject({ path: '/exercises' })
    expect(await browser.session()).toMatchObject({ user: { email: 'kata@pelda.hu' } })
  })
})

test('an account that cannot be linked does not stay behind and stand in the way of the next try', async () => {
  const site = openSocialSite()
  const adapter = await site.authStore()
  const linkAccount = async () => Promise.reject(new AppError('unavailable'))
  openSocialSite({ store: site.store, authStore: async () => ({ ...adapter, linkAccount }) })
  expect(await openBrowser().signInSocially(KATA)).toMatchObject({ path: refusedWith('unavailable') })
  expect(await site.store.query('users')).toEqual([])
  openSocialSite({ store: site.store })
  expect(await openBrowser().signInSocially(KATA, { callbackUrl: '/exercises' })).toMatchObject({ path: '/exercises' })
})

test('a sign-in that leaves no session behind says so', async () => {
  const site = openSocialSite()
  await openBrowser().signInSocially(KATA)
  // Disabled between the check and the making of the session.
  const get: TestSite['store']['get'] = async (collection, id) => {
    const document = await site.store.get(collection, id)
    if (collection === 'users' && document) await updateUser(site.store, id, { disabled: true })
    return document
  }
  openSocialSite({ store: { ...site.store, get }, authStore: site.authStore })
  const browser = openBrowser()
  const { path } = await browser.signInSocially(KATA, { callbackUrl: '/exercises' })
  expect(path).toBe('/login?error=CredentialsSignin&code=sso-sign-in-failed&redirect=%2Fexercises')
  expect(await browser.session()).toBeNull()
})

test('names that no form would take are left out', async () => {
  const site = openSocialSite()
  await openBrowser().signInSocially({ id: 'x', email: 'x@pelda.hu', name: `a\u202e${'b'.repeat(100)}` })
  expect(await findUserByEmail(site.store, 'x@pelda.hu')).toMatchObject({ name: null })
})

test('what a call says in its address does not reach the provider', async () => {
  openSocialSite()
  const browser = openBrowser()
  const { body } = await browser.post('/api/auth/signin/google?redirect_uri=https://elsewhere.hu&scope=openid+all', {})
  const { searchParams } = new URL(body.url)
  expect(searchParams.get('redirect_uri')).toBe(`${SITE_URL}/api/auth/callback/google`)
  expect(searchParams.get('scope')).toBe('openid profile email')
})

test('the cookies of a sign-in under way are for the site’s server only, and for https where the site is', async () => {
  openSocialSite()
  const { response } = await openBrowser().post('/api/auth/signin/google', { consent: true, newsletter: true })
  const cookies = response.headers.getSetCookie()
  expect(cookies).toContainEqual(
    expect.stringMatching(/^sign-up-choices=[\w-]+; Path=\/api\/auth; Max-Age=900; HttpOnly; SameSite=Lax$/),
  )
  expect(cookies.filter((cookie) => !/; HttpOnly; SameSite=Lax/.test(cookie))).toEqual([])
})

test('a class of 40 signs in from one address at once', async () => {
  openSocialSite()
  const pupils = Array.from({ length: 40 }, (_, index) => ({ id: `p${index}`, email: `p${index}@pelda.hu` }))
  const ends = await Promise.all(
    pupils.map((pupil) => openBrowser().signInSocially(pupil, { callbackUrl: '/exercises' })),
  )
  expect(new Set(ends.map(({ path }) => path))).toEqual(new Set(['/exercises']))
})

test('who asks a provider without end is slowed down, and told until when', async () => {
  const site = openSocialSite()
  const use: TestSite['rateLimiter']['use'] = async (limit, key) =>
    limit.name === 'social-sign-in-steps'
      ? { allowed: false, retryAfterSeconds: 120 }
      : site.rateLimiter.use(limit, key)
  openSocialSite({ rateLimiter: { ...site.rateLimiter, use } })
  const refused = '/login?error=too-many-requests&code=too-many-requests&retryAfter=120'
  const browser = openBrowser()
  const { pathname, search } = await browser.startSocial()
  expect(`${pathname}${search}`).toBe(refused)
  expect(await browser.follow('/api/auth/callback/google?code=x&state=y')).toMatchObject({ path: refused })
  expect((await browser.send('/api/auth/session')).response.status).toBe(200)
})

test('what cannot be counted is refused on the login page, and reported', async () => {
  const site = openSocialSite()
  const use = async () => Promise.reject(new AppError('unavailable'))
  const broken = openSocialSite({ rateLimiter: { ...site.rateLimiter, use } })
  const { path } = await openBrowser().follow('/api/auth/callback/google?code=x&state=y')
  expect(path).toEqual('/login?error=unavailable&code=unavailable')
  expect(broken.reports).toHaveLength(1)
})
