import { POST as CONFIRM_NEWSLETTER } from '@/app/api/account/newsletter/confirm/route'
import { POST } from '@/app/api/account/register/route'
import { POST as CONFIRM } from '@/app/api/account/verification/confirm/route'
import { discardExpiredHashes } from '@/lib/domain/account/discard-expired-hashes'
import { requestAccountDeletion } from '@/lib/domain/account/request-account-deletion'
import { findUserByEmail, toSignedInUser } from '@/lib/domain/account/users'
import { confirmEmail, sendVerificationMail } from '@/lib/domain/account/verification'
import { runTask } from '@/lib/domain/task/run-task'
import { AppError } from '@/lib/shared/errors/app-error'
import { WAITING_CHILD } from '@/tests/support/ages'
import { apiRequest, call } from '@/tests/support/api-request'
import { holdsYear } from '@/tests/support/holds-year'
import { brokenMailer, openSite, SOLVED_CAPTCHA, type TestSite } from '@/tests/support/test-site'

const VALID = { email: 'kata@pelda.hu', username: 'Kata', password: 'bagoly7villamos', newsletter: true, consent: true }

const register = (body: unknown) => call(POST, apiRequest('/api/account/register', { body }))
const confirm = (token = '') => call(CONFIRM, apiRequest('/api/account/verification/confirm', { body: { token } }))
const askForNewsletter = (token = '') =>
  call(CONFIRM_NEWSLETTER, apiRequest('/api/account/newsletter/confirm', { body: { token } }))

test('creates an account whose address is not confirmed, and sends a mail that confirms it', async () => {
  const site = openSite()
  expect(await register({ ...VALID, email: ' Kata@Pelda.HU ' })).toMatchObject({ status: 204, body: undefined })
  expect(await findUserByEmail(site.store, 'kata@pelda.hu')).toMatchObject({
    email: 'kata@pelda.hu',
    name: 'Kata',
    role: 0,
    emailVerified: null,
    legalConsentDate: site.clock.now().toISOString(),
  })
  expect(site.mails).toMatchObject([
    { to: 'kata@pelda.hu', text: expect.stringMatching(/http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}\n/) },
  ])
})

test('logs signUp and sendEmailVerification, each once', async () => {
  const site = openSite()
  await register(VALID)
  await register(VALID)
  const user = await findUserByEmail(site.store, VALID.email)
  const log = await site.store.query('activityLog')
  expect(log.map(({ data }) => [data.userId, data.activity, data.metadata])).toEqual(
    expect.arrayContaining([
      [user?.uid, 'signUp', undefined],
      [user?.uid, 'sendEmailVerification', { email: VALID.email }],
    ]),
  )
  expect(log).toHaveLength(2)
})

test('logs no mail that was not sent', async () => {
  const site = openSite({ mailer: brokenMailer })
  await register(VALID)
  expect((await site.store.query('activityLog')).map(({ data }) => data.activity)).toEqual(['signUp'])
})

const linksOf = (site: ReturnType<typeof openSite>, page: string) =>
  site.mails.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`/${page}\\?token=([\\w-]{43})\\n`, 'g'))].map(([, token = '']) => token),
  )

describe('the newsletter', () => {
  test('is only asked for in the mail, where a press of its own is the consent to it', async () => {
    const site = openSite()
    await register({ ...VALID, email: ' Kata@Pelda.HU' })
    expect(site.subscribers).toEqual([])
    const [token = ''] = linksOf(site, 'newsletter')
    await confirm(linksOf(site, 'verify-email')[0])
    expect(site.subscribers).toEqual([])
    expect(await findUserByEmail(site.store, VALID.email)).toMatchObject({ newsletterConsentAt: null })
    site.passTime(60_000)
    expect(await askForNewsletter(token)).toMatchObject({ status: 204 })
    expect(site.subscribers).toEqual([{ email: 'kata@pelda.hu', name: 'Kata' }])
    expect(await findUserByEmail(site.store, VALID.email)).toMatchObject({
      newsletterConsentAt: site.clock.now().toISOString(),
    })
    expect(await askForNewsletter(token)).toMatchObject({ status: 400, body: { error: { code: 'invalid-token' } } })
    expect(site.subscribers).toHaveLength(1)
  })

  test('is not mentioned to who does not want it', async () => {
    const site = openSite()
    await register({ ...VALID, newsletter: false })
    expect(linksOf(site, 'newsletter')).toEqual([])
    expect(site.mails).toHaveLength(1)
  })

  test('is offered in the mail that is sent again, until it is asked for', async () => {
    const site = openSite()
    await register(VALID)
    const user = await findUserByEmail(site.store, VALID.email)
    if (!user) throw new Error('nobody was registered')
    const sendAgain = async () => {
      await site.rateLimiter.reset({ name: 'verification-mail', limit: 1, windowSeconds: 60 }, user.uid)
      await sendVerificationMail(site, toSignedInUser(user))
    }
    await sendAgain()
    await askForNewsletter(linksOf(site, 'newsletter').at(-1))
    await sendAgain()
    expect([linksOf(site, 'newsletter').length, site.mails.length]).toEqual([2, 3])
  })

  test('can be asked for within seven days', async () => {
    const site = openSite()
    await register(VALID)
    site.passTime(7 * 24 * 60 * 60 * 1000)
    expect(await askForNewsletter(linksOf(site, 'newsletter')[0])).toMatchObject({ status: 400 })
    expect(site.subscribers).toEqual([])
  })

  test('can be asked for once more when its service fails, with the consent of the first time', async () => {
    const subscribe = jest.fn().mockRejectedValueOnce(new AppError('unavailable'))
    const site = openSite({ newsletter: { subscribe } })
    await register(VALID)
    const [token] = linksOf(site, 'newsletter')
    expect(await askForNewsletter(token)).toMatchObject({ status: 503 })
    const first = site.clock.now().toISOString()
    site.passTime(60_000)
    expect(await askForNewsletter(token)).toMatchObject({ status: 204 })
    expect(subscribe).toHaveBeenCalledTimes(2)
    expect(await findUserByEmail(site.store, VALID.email)).toMatchObject({ newsletterConsentAt: first })
  })

  test('is not given to who has turned out to be under 16', async () => {
    const site = openSite()
    await register(VALID)
    const user = await findUserByEmail(site.store, VALID.email)
    await site.store.update('users', user?.uid ?? '', WAITING_CHILD)
    expect(await askForNewsletter(linksOf(site, 'newsletter')[0])).toMatchObject({ status: 400 })
    expect(site.subscribers).toEqual([])
  })
})

describe('who registers', () => {
  const CHILD = { kind: 'pupil', birthYear: 2014, parentEmail: ' Anya@Pelda.hu' }

  test.each([
    ['nobody says', {}, { kind: null, ageBand: 'adult' }],
    ['a teacher', { kind: 'teacher' }, { kind: 'teacher', ageBand: 'adult' }],
    [
      'a parent, whose year of birth is of no interest',
      { kind: 'parent', birthYear: 1980 },
      { kind: 'parent', ageBand: 'adult' },
    ],
    // The clock of the site says 2026.
    ['a pupil of 17', { kind: 'pupil', birthYear: 2009 }, { kind: 'pupil', ageBand: 'from-16' }],
  ])('%s: asks no parent', async (_, said, kept) => {
    const site = openSite()
    expect(await register({ ...VALID, ...said })).toMatchObject({ status: 204 })
    expect(await findUserByEmail(site.store, VALID.email)).toMatchObject({
      ...kept,
      sixteenIn: null,
      parentalConsent: null,
      newsletterAskedAt: site.clock.now().toISOString(),
    })
    expect(site.mails.map(({ to }) => to)).toEqual([VALID.email])
  })

  test('a child: of the year of birth only that in which 16 is reached is kept, and the parent is asked', async () => {
    const site = openSite()
    expect(await register({ ...VALID, ...CHILD })).toMatchObject({ status: 204 })
    const user = await findUserByEmail(site.store, VALID.email)
    expect(user).toMatchObject({
      kind: 'pupil',
      ageBand: 'under-16',
      sixteenIn: 2030,
      parentalConsent: { status: 'pending', parentEmail: 'anya@pelda.hu', agreedAt: null },
    })
    expect(holdsYear([await site.dump(), await site.store.query('activityLog')], 2014)).toBe(false)
    expect(site.mails.map(({ to }) => to).sort()).toEqual(['anya@pelda.hu', VALID.email])
    expect(linksOf(site, 'parental-consent')).toHaveLength(2)
  })

  test('a child gets no newsletter, whatever was ticked', async () => {
    const site = openSite()
    await register({ ...VALID, ...CHILD })
    expect(linksOf(site, 'newsletter')).toEqual([])
    expect(await findUserByEmail(site.store, VALID.email)).toMatchObject({ newsletterAskedAt: null })
  })

  test('a child who may still be 15 asks a parent, and one who turned 16 last year does not', async () => {
    openSite()
    const pupil = { ...VALID, kind: 'pupil' }
    expect(await register({ ...pupil, birthYear: 2010 })).toMatchObject({
      body: { error: { code: 'invalid-parent-email' } },
    })
    expect(await register({ ...pupil, birthYear: 2009 })).toMatchObject({ status: 204 })
  })

  test.each([
    ['a pupil without a year of birth', { kind: 'pupil' }, 'invalid-birth-year'],
    ['a pupil of next year', { kind: 'pupil', birthYear: 2027 }, 'invalid-birth-year'],
    ['a pupil of another century', { kind: 'pupil', birthYear: 1914 }, 'invalid-birth-year'],
    ['a year with a fraction', { kind: 'pupil', birthYear: 2009.5 }, 'invalid-request'],
    ['somebody else', { kind: 'uncle' }, 'invalid-request'],
    ['a child without a parent', { ...CHILD, parentEmail: undefined }, 'invalid-parent-email'],
    ['a child with a parent of no address', { ...CHILD, parentEmail: 'anya' }, 'invalid-parent-email'],
    ['a child that is its own parent', { ...CHILD, parentEmail: 'KATA+anya@pelda.hu' }, 'own-parent-email'],
  ])('%s: is refused, and nothing is created', async (_, said, code) => {
    const site = openSite()
    expect(await register({ ...VALID, ...said })).toMatchObject({ status: 400, body: { error: { code } } })
    expect(await site.store.query('users')).toEqual([])
    expect(site.mails).toEqual([])
  })

  test('children: send no more than ten mails to one mailbox in a day', async () => {
    const site = openSite()
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1) {
      const parentEmail = `anya+${index}@pelda.hu`
      statuses.push((await register({ ...VALID, ...CHILD, parentEmail, email: `gyerek${index}@pelda.hu` })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(204), 429])
    expect(site.mails.filter(({ to }) => to.startsWith('anya'))).toHaveLength(10)
  })
})

test.each([
  ['an address that is none', { email: 'kata@' }, 'invalid-email'],
  ['an empty address', { email: ' ' }, 'invalid-email'],
  ['a password of five characters', { password: 'öt123' }, 'weak-password'],
  ['a password of spaces', { password: '      ' }, 'weak-password'],
  ['a password that everybody knows', { password: '123456' }, 'weak-password'],
  ['a Hungarian password that everybody knows', { password: 'Kiscica1' }, 'weak-password'],
  ['a password made of the name', { password: 'kata12' }, 'weak-password'],
  ['a password made of the address', { password: 'kata@pelda.hu' }, 'weak-password'],
  ['the name of the site for a password', { password: 'MatekLiget' }, 'weak-password'],
  ['no consent', { consent: false }, 'consent-required'],
  ['a consent that is left out', { consent: undefined }, 'consent-required'],
  ['an address that is a number', { email: 5 }, 'invalid-request'],
  ['a password that is left out', { password: undefined }, 'invalid-request'],
  ['a password of 129 characters', { password: 'x'.repeat(129) }, 'invalid-request'],
  ['a name of spaces', { username: '   ' }, 'invalid-request'],
  ['a name that is an object', { username: { toString: 'x' } }, 'invalid-request'],
  ['a newsletter choice that is left out', { newsletter: undefined }, 'invalid-request'],
  ['a consent that is a word', { consent: 'true' }, 'invalid-request'],
])('refuses %s, and creates nothing', async (_, change, code) => {
  const site = openSite()
  const before = await site.dump()
  expect(await register({ ...VALID, ...change })).toMatchObject({ status: 400, body: { error: { code } } })
  expect(await site.dump()).toEqual(before)
  expect(site.mails).toEqual([])
})

test('tells path and reason of each fault', async () => {
  openSite()
  expect(await register({ ...VALID, email: 5, username: '' })).toMatchObject({
    body: {
      error: {
        details: [
          { path: 'email', reason: expect.any(String) },
          { path: 'username', reason: expect.any(String) },
        ],
      },
    },
  })
})

test('refuses an address that is taken, in whatever case, and leaves the account as it was', async () => {
  const site = openSite()
  await site.addUser({ email: 'kata@pelda.hu' })
  const before = await site.dump()
  expect(await register({ ...VALID, email: 'KATA@pelda.hu' })).toMatchObject({
    status: 409,
    body: { error: { code: 'email-already-in-use' } },
  })
  expect(await site.dump()).toEqual(before)
})

test('lets one of several registrations at once have the address', async () => {
  const site = openSite()
  const answers = await Promise.all(['Kata', 'Peti', 'Bea', 'Zoli'].map((username) => register({ ...VALID, username })))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409])
  expect(await site.store.query('users')).toHaveLength(1)
  expect(await site.store.query('credentials')).toHaveLength(1)
})

test('keeps the account when its mail cannot be sent', async () => {
  const site = openSite({ mailer: brokenMailer })
  expect(await register(VALID)).toMatchObject({ status: 204 })
  expect(await findUserByEmail(site.store, VALID.email)).toMatchObject({ name: 'Kata' })
  expect(site.reports).toHaveLength(1)
})

test('takes no password that could be read back from the store', async () => {
  const site = openSite()
  await register(VALID)
  const dump = JSON.stringify(await site.dump())
  expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(dump).not.toContain(VALID.password)
})

test('lets a class of 40 register from one address', async () => {
  openSite()
  const pupils = Array.from({ length: 40 }, (_, index) => ({ ...VALID, email: `tanulo${index}@pelda.hu` }))
  const answers = await Promise.all(pupils.map(register))
  expect(answers.filter(({ status }) => status !== 204)).toEqual([])
})

describe('the captcha', () => {
  const pupil = (index: number) => ({ ...VALID, email: `tanulo${index}@pelda.hu`, newsletter: false })
  const CAPTCHA_FAILED = { status: 400, body: { error: { code: 'captcha-failed' } } }

  /** As many registrations as one address may have without a captcha. */
  async function openCrowdedSite() {
    const site = openSite()
    const limit = { name: 'registrations-without-captcha', limit: 60, windowSeconds: 300 }
    for (let count = 0; count < 60; count++) await site.rateLimiter.use(limit, 'unknown')
    return site
  }

  test('is not needed, and what is sent has to be right', async () => {
    const site = openSite()
    expect(await register(pupil(1))).toMatchObject({ status: 204 })
    expect(await register({ ...pupil(2), captcha: SOLVED_CAPTCHA })).toMatchObject({ status: 204 })
    for (const captcha of ['', 'wrong']) expect(await register({ ...pupil(3), captcha })).toMatchObject(CAPTCHA_FAILED)
    expect(await site.store.query('users')).toHaveLength(2)
  })

  test('is needed after 60 registrations from one address, and then lets everybody go on', async () => {
    const site = await openCrowdedSite()
    expect(await register(pupil(1))).toMatchObject(CAPTCHA_FAILED)
    expect(site.mails).toEqual([])
    expect(await register({ ...pupil(1), captcha: SOLVED_CAPTCHA })).toMatchObject({ status: 204 })
  })

  test.each([
    ['wrong', openSite, 'wrong'],
    ['missing where it is needed', openCrowdedSite, undefined],
  ])('that is %s is told alike of a taken address and of another', async (_, open, captcha) => {
    const site = await open()
    await site.addUser({ email: VALID.email })
    const before = await site.dump()
    for (const email of [VALID.email, 'peti@pelda.hu']) {
      expect(await register({ ...VALID, email, ...(captcha && { captcha }) })).toMatchObject(CAPTCHA_FAILED)
    }
    expect(await site.dump()).toEqual(before)
  })

  test('is wanted of most of a crowd that comes at once', async () => {
    const site = openSite()
    const answers = await Promise.all(Array.from({ length: 70 }, (_, index) => register(pupil(index))))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(45)
    expect(site.mails).toHaveLength(45)
  })

  describe('for addresses that nobody confirms', () => {
    const MINUTE_MS = 60_000
    /** One after another, slowly, as no limit of a few minutes would notice. */
    async function registerSlowly(site: TestSite, first: number, count: number): Promise<readonly number[]> {
      const statuses: number[] = []
      for (let index = first; index < first + count; index++) {
        site.passTime(MINUTE_MS)
        await site.rateLimiter.reset({ name: 'register', limit: 120, windowSeconds: 300 }, 'unknown')
        await site.rateLimiter.reset(
          { name: 'registrations-without-captcha', limit: 60, windowSeconds: 300 },
          'unknown',
        )
        statuses.push((await register(pupil(index))).status)
      }
      return statuses
    }

    async function confirmAll(site: TestSite): Promise<void> {
      for (const { text } of site.mails.splice(0)) {
        await confirmEmail(site, /token=([\w-]+)/.exec(text)?.[1] ?? '')
      }
    }

    test('is needed after 45 of one client in half a day, and deleting them makes no room', async () => {
      const site = openSite()
      expect(await registerSlowly(site, 0, 46)).toEqual([...Array(45).fill(204), 400])
      const user = await findUserByEmail(site.store, pupil(0).email)
      const { taskId } = await requestAccountDeletion(site, user?.uid ?? '')
      await runTask(site, taskId)
      expect(await register(pupil(46))).toMatchObject(CAPTCHA_FAILED)
      expect(await register({ ...pupil(46), captcha: SOLVED_CAPTCHA })).toMatchObject({ status: 204 })
      site.passTime(12 * 60 * MINUTE_MS)
      expect(await register(pupil(47))).toMatchObject({ status: 204 })
    }, 30_000)

    test('is met by no class of 40 after another whose addresses are real', async () => {
      const site = openSite()
      for (const first of [0, 40, 80]) {
        expect(await registerSlowly(site, first, 40)).toEqual(Array(40).fill(204))
        await confirmAll(site)
      }
    }, 60_000)

    test('leaves no trace of whom it counts', async () => {
      const site = openSite()
      await register(pupil(0))
      const user = await findUserByEmail(site.store, pupil(0).email)
      const kept = JSON.stringify(await site.store.query('unconfirmedRegistrations'))
      expect(kept).toContain('expiresAt')
      for (const trace of [user?.uid ?? '', 'unknown', pupil(0).email]) expect(kept).not.toContain(trace)
      site.passTime(12 * 60 * MINUTE_MS)
      await discardExpiredHashes(site)
      expect(await site.store.query('unconfirmedRegistrations')).toEqual([])
    })
  })

  test('is not counted for what is refused anyway', async () => {
    const site = openSite()
    await site.addUser({ email: VALID.email })
    for (let count = 0; count < 50; count++) await register({ ...VALID, ...(count % 2 && { password: 'x' }) })
    for (let count = 0; count < 5; count++) expect(await register(pupil(count))).toMatchObject({ status: 204 })
  })

  test('says that it cannot be asked, rather than that it failed', async () => {
    const captcha = { createTask: jest.fn(), verify: () => Promise.reject(new AppError('unavailable')) }
    openSite({ captcha })
    expect(await register({ ...VALID, captcha: 'x' })).toMatchObject({ status: 503 })
  })
})

test('lets a mailbox have 40 accounts in an hour, however its address is written', async () => {
  const site = openSite()
  const spellings = Array.from({ length: 45 }, (_, index) => `k.ata${'.'.repeat(index % 2)}b+${index}@GMAIL.com`)
  const statuses: number[] = []
  for (const email of spellings) statuses.push((await register({ ...VALID, email, newsletter: false })).status)
  expect(statuses).toEqual([...Array(40).fill(204), ...Array(5).fill(429)])
  expect(site.mails).toHaveLength(40)
  expect(await register({ ...VALID, email: 'peti@gmail.com' })).toMatchObject({ status: 204 })
})

test('takes no letter for another that lower case makes of it', async () => {
  const site = openSite()
  // The Kelvin sign, whose lower case is the k of the alphabet.
  expect(await register({ ...VALID, email: '\u212aata@pelda.hu' })).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid-email' } },
  })
  expect(site.mails).toEqual([])
})

test('slows down who registers without end', async () => {
  openSite()
  const tries = Array.from({ length: 121 }, () => register({}))
  const last = (await Promise.all(tries)).at(-1)
  expect(last).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } })
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
})
