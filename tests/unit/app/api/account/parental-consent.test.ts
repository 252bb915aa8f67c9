import { PUT as STATE_AGE } from '@/app/api/account/age/route'
import { POST as AGREE } from '@/app/api/account/parental-consent/agree/route'
import { POST as REFUSE } from '@/app/api/account/parental-consent/refuse/route'
import { PUT as CHANGE } from '@/app/api/account/parental-consent/route'
import { POST as REGISTER } from '@/app/api/account/register/route'
import { POST as EXPORT } from '@/app/api/user/data/route'
import { findParentRequest } from '@/lib/domain/account/parental-consent/answer-parent'
import { findAwaitedParent } from '@/lib/domain/account/parental-consent/change-parent'
import { findUser, findUserByEmail, toSignedInUser } from '@/lib/domain/account/users'
import { apiRequest, call } from '@/tests/support/api-request'
import { holdsYear } from '@/tests/support/holds-year'
import { brokenMailer, openSite, type TestSite } from '@/tests/support/test-site'

const CHILD = {
  email: 'kata@pelda.hu',
  username: 'Kata',
  password: 'bagoly7villamos',
  newsletter: true,
  consent: true,
  kind: 'pupil',
  birthYear: 2014,
  parentEmail: 'anya@pelda.hu',
}
const INVALID = { status: 400, body: { error: { code: 'invalid-token' } } }

async function registerChild(site: TestSite, change: object = {}) {
  await call(REGISTER, apiRequest('/api/account/register', { body: { ...CHILD, ...change } }))
  const user = await findUserByEmail(site.store, CHILD.email)
  if (!user) throw new Error('nobody was registered')
  return user
}

/** The tokens of the last mail to an address: that which agrees, and that which deletes. */
function tokensTo(site: TestSite, address: string) {
  const text = site.mails.filter(({ to }) => to === address).at(-1)?.text ?? ''
  const [agree = '', refuse = ''] = [...text.matchAll(/\/parental-consent\?token=([\w-]{43})/g)].map(
    ([, token]) => token,
  )
  return { agree, refuse }
}

const agree = (token: string) => call(AGREE, apiRequest('/api/account/parental-consent/agree', { body: { token } }))
const refuse = (token: string) => call(REFUSE, apiRequest('/api/account/parental-consent/refuse', { body: { token } }))

async function change(site: TestSite, user: Awaited<ReturnType<typeof registerChild>>, parentEmail: string) {
  const options = { method: 'PUT', body: { parentEmail }, token: await site.tokenOf(user) }
  return call(CHANGE, apiRequest('/api/account/parental-consent', options))
}

describe('the mail to the parent', () => {
  test('leads to a page that says whose account it is, which by itself changes nothing', async () => {
    const site = openSite()
    const { uid } = await registerChild(site)
    const before = await site.dump()
    const tokens = tokensTo(site, 'anya@pelda.hu')
    const whose = { childName: 'Kata', childAddress: 'k•••@pelda.hu', createdAt: site.clock.now().toISOString() }
    expect(await findParentRequest(site, tokens.agree)).toEqual({ answer: 'agree', ...whose })
    expect(await findParentRequest(site, tokens.refuse)).toEqual({ answer: 'refuse', ...whose })
    expect(await site.dump()).toEqual(before)
    expect(await findUser(site.store, uid)).toMatchObject({ parentalConsent: { status: 'pending' } })
  })

  test('says nothing that the child has made up, and hides the address', async () => {
    const site = openSite()
    await registerChild(site, { username: 'Nyertél! www.csalo.hu' })
    const [mail] = site.mails.filter(({ to }) => to === 'anya@pelda.hu')
    expect(mail?.text).not.toMatch(/csalo|kata@pelda/)
    expect(mail?.text).toContain('k•••@pelda.hu')
  })

  test('is not kept in the store: who reads that cannot answer', async () => {
    const site = openSite()
    await registerChild(site)
    const stored = JSON.stringify(await site.dump())
    const { agree: one, refuse: other } = tokensTo(site, 'anya@pelda.hu')
    for (const token of [one, other]) expect(stored).not.toContain(token)
  })

  test('that cannot be sent costs nobody the account, and is reported', async () => {
    const site = openSite({ mailer: brokenMailer })
    expect((await registerChild(site)).parentalConsent).toMatchObject({ status: 'pending' })
    expect(site.reports).toHaveLength(2)
  })
})

describe('a parent', () => {
  test('agrees once, with which the child waits no more', async () => {
    const site = openSite()
    const child = await registerChild(site)
    expect(toSignedInUser(child)).toMatchObject({ awaitsParent: true })
    const { agree: token } = tokensTo(site, 'anya@pelda.hu')
    expect(await agree(token)).toMatchObject({ status: 204 })
    const after = await findUser(site.store, child.uid)
    expect(after?.parentalConsent).toMatchObject({ status: 'agreed', agreedAt: site.clock.now().toISOString() })
    expect(after && toSignedInUser(after)).toMatchObject({ awaitsParent: false })
    expect(await findAwaitedParent(site.store, child.uid)).toBeUndefined()
    expect(await agree(token)).toMatchObject(INVALID)
  })

  test.each(['before', 'after'])('has the account deleted %s agreeing to it', async (when) => {
    const site = openSite()
    const child = await registerChild(site)
    const tokens = tokensTo(site, 'anya@pelda.hu')
    if (when === 'after') await agree(tokens.agree)
    expect(await refuse(tokens.refuse)).toMatchObject({ status: 200, body: { taskId: expect.any(String) } })
    expect(await findUser(site.store, child.uid)).toMatchObject({ disabled: true })
    expect(await refuse(tokens.refuse)).toMatchObject(INVALID)
    await site.finishWork()
    expect(await findUser(site.store, child.uid)).toBeUndefined()
    expect(JSON.stringify(await site.dump())).not.toContain('anya@pelda.hu')
  })

  test('cannot do the one with the link of the other', async () => {
    const site = openSite()
    await registerChild(site)
    const tokens = tokensTo(site, 'anya@pelda.hu')
    expect(await agree(tokens.refuse)).toMatchObject(INVALID)
    expect(await refuse(tokens.agree)).toMatchObject(INVALID)
  })
})

describe('a child', () => {
  test('corrects the address, with which the links that went elsewhere are void', async () => {
    const site = openSite()
    const child = await registerChild(site, { parentEmail: 'ayna@pelda.hu' })
    const stray = tokensTo(site, 'ayna@pelda.hu')
    expect(await change(site, child, 'Anya@pelda.hu')).toMatchObject({ status: 204 })
    expect(await agree(stray.agree)).toMatchObject(INVALID)
    expect(await refuse(stray.refuse)).toMatchObject(INVALID)
    expect(JSON.stringify(await site.dump())).not.toContain('ayna@')
    expect(await agree(tokensTo(site, 'anya@pelda.hu').agree)).toMatchObject({ status: 204 })
  })

  test('has the mail sent again, whose links are good beside those of the first', async () => {
    const site = openSite()
    const child = await registerChild(site)
    const first = tokensTo(site, 'anya@pelda.hu')
    expect(await change(site, child, 'anya@pelda.hu')).toMatchObject({ status: 204 })
    expect(await agree(first.agree)).toMatchObject({ status: 204 })
  })

  test('waits a minute between two mails, unless none could be sent', async () => {
    const site = openSite()
    const child = await registerChild(site)
    expect(await change(site, child, 'anya@pelda.hu')).toMatchObject({ status: 204 })
    expect(await change(site, child, 'apa@pelda.hu')).toMatchObject({ status: 429 })
    const broken = openSite({ store: site.store, mailer: brokenMailer })
    expect(await change(broken, child, 'apa@pelda.hu')).toMatchObject({ status: 503 })
    expect(await change(broken, child, 'apa@pelda.hu')).toMatchObject({ status: 503 })
  })

  test.each([
    ['KATA+szulo@pelda.hu', 'own-parent-email'],
    ['anya@', 'invalid-parent-email'],
  ])('is not taken %s for the address of a parent', async (parentEmail, code) => {
    const site = openSite()
    const child = await registerChild(site)
    expect(await change(site, child, parentEmail)).toMatchObject({ status: 400, body: { error: { code } } })
    expect(await findAwaitedParent(site.store, child.uid)).toMatchObject({ parentEmail: 'anya@pelda.hu' })
  })

  test('gets all that is kept of age and parent with the data of the account', async () => {
    const site = openSite()
    const child = await registerChild(site)
    const { body } = await call(EXPORT, apiRequest('/api/user/data', { token: await site.tokenOf(child) }))
    expect(body).toMatchObject({
      profile: {
        kind: 'pupil',
        ageBand: 'under-16',
        sixteenIn: 2030,
        parentalConsent: { parentEmail: 'anya@pelda.hu' },
      },
    })
  })
})

describe('an account that was never asked', () => {
  const state = async (site: TestSite, user: Awaited<ReturnType<typeof registerChild>>, body: object) =>
    call(STATE_AGE, apiRequest('/api/account/age', { method: 'PUT', body, token: await site.tokenOf(user) }))
  const addOld = (site: TestSite) =>
    site.addUser({ email: CHILD.email, age: { kind: null, ageBand: null, sixteenIn: null, parentalConsent: null } })

  test('says so once: nobody becomes an adult by saying it again', async () => {
    const site = openSite()
    const user = await addOld(site)
    expect(toSignedInUser(user)).toMatchObject({ ageUnknown: true, awaitsParent: false })
    const said = { kind: 'pupil', birthYear: 2014, parentEmail: 'anya@pelda.hu' }
    expect(await state(site, user, said)).toMatchObject({ status: 204 })
    expect(await state(site, user, { kind: 'parent' })).toMatchObject({ status: 409 })
    const after = await findUser(site.store, user.uid)
    expect(after && toSignedInUser(after)).toMatchObject({ ageUnknown: false, awaitsParent: true })
    expect(site.mails.map(({ to }) => to)).toEqual(['anya@pelda.hu'])
    expect(holdsYear(await site.dump(), 2014)).toBe(false)
  })

  test('is not asked again when the mail to the parent could not be sent', async () => {
    const site = openSite({ mailer: brokenMailer })
    const user = await addOld(site)
    expect(await state(site, user, { kind: 'pupil', birthYear: 2014, parentEmail: 'anya@pelda.hu' })).toMatchObject({
      status: 204,
    })
    expect(site.reports).toHaveLength(1)
  })
})
