import { POST } from '@/app/api/error-reports/route'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite, SITE_URL, type TestSite } from '@/tests/support/test-site'

const PATH = '/api/error-reports'
const STATE = {
  seed: 7,
  difficultyLevel: 2,
  selectedSubtask: 1,
  numberOfFinishedTasks: 1,
  subTasks: [
    { answers: [{ type: 'single-number', answer: '12' }], numberOfHints: 2, numberOfAttempts: 1 },
    {
      answers: [
        { type: 'number-list', answer: ['1', ''] },
        { type: 'single-choice', answer: null },
        { type: 'binary-choice', answer: [true, null] },
      ],
      numberOfHints: 0,
      numberOfAttempts: 0,
    },
  ],
}
const REPORT = {
  description: 'Szerintem 13 a jó.',
  exerciseURL: '/exercise/osszeg?s=7&d=2',
  errorType: 'wrong-answer',
  exerciseState: STATE,
}

const reportsOf = async ({ store }: TestSite) => (await store.query('errorReports')).map(({ data }) => data)

test('keeps what is needed to look into it, and notifies the error service', async () => {
  const site = openSite()
  const user = await site.addUser()
  const body = { ...REPORT, userId: user.uid, email: user.email }
  const request = apiRequest(PATH, { body, token: await site.tokenOf(user) })
  expect(await call(POST, request)).toMatchObject({ status: 204, body: undefined })
  expect(await reportsOf(site)).toEqual([
    {
      description: 'Szerintem 13 a jó.',
      errorType: 'wrong-answer',
      exerciseId: 'osszeg',
      exerciseURL: '/exercise/osszeg?s=7&d=2',
      exerciseState: STATE,
      userId: user.uid,
      email: user.email,
      status: 'new',
      createdAt: '2026-01-15T12:00:00.000Z',
    },
  ])
  const [stored] = await site.store.query('errorReports')
  expect(site.notices).toEqual([
    {
      message: 'a fault of an exercise was reported',
      context: { reportId: stored?.id, errorType: 'wrong-answer', exerciseURL: '/exercise/osszeg?s=7&d=2' },
    },
  ])
  expect(site.reports).toEqual([])
})

describe('the sender', () => {
  test('is nobody without a session, whoever the body names', async () => {
    const site = openSite()
    const user = await site.addUser()
    const body = { ...REPORT, userId: user.uid, email: user.email }
    expect((await call(POST, apiRequest(PATH, { body }))).status).toBe(204)
    expect((await call(POST, apiRequest(PATH, { body: REPORT, token: 'no session' }))).status).toBe(204)
    expect(await reportsOf(site)).toMatchObject([
      { userId: null, email: null },
      { userId: null, email: null },
    ])
  })

  test('is the one of the session, with the address of the account', async () => {
    const site = openSite()
    const user = await site.addUser()
    const token = await site.tokenOf(user)
    await call(POST, apiRequest(PATH, { body: { ...REPORT, email: 'masvalaki@example.hu' }, cookie: token }))
    expect(await reportsOf(site)).toMatchObject([{ userId: user.uid, email: user.email }])
  })

  test('cannot be somebody else', async () => {
    const site = openSite()
    const [user, other] = [await site.addUser(), await site.addUser()]
    const body = { ...REPORT, userId: other.uid }
    expect(await call(POST, apiRequest(PATH, { body, token: await site.tokenOf(user) }))).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden' } },
    })
    expect(await reportsOf(site)).toEqual([])
    expect(site.notices).toEqual([])
  })

  test('counts as a visitor when the account is disabled', async () => {
    const site = openSite()
    const user = await site.addUser()
    await site.store.update('users', user.uid, { disabled: true })
    expect((await call(POST, apiRequest(PATH, { body: REPORT, token: await site.tokenOf(user) }))).status).toBe(204)
    expect(await reportsOf(site)).toMatchObject([{ userId: null }])
  })

  test('must be on a page of this site when a cookie says who it is', async () => {
    const site = openSite()
    const cookie = await site.tokenOf(await site.addUser())
    const request = apiRequest(PATH, { body: REPORT, cookie, headers: { origin: 'https://elsewhere.hu' } })
    expect((await call(POST, request)).status).toBe(403)
  })
})

test.each([[`${SITE_URL}/exercise/osszeg?s=7&d=2`], ['/exercise/osszeg'], ['/exercise/osszeg?s=999&d=1&utm=x#top']])(
  'knows the exercise by %s, and keeps the numbers of the state',
  async (exerciseURL) => {
    const site = openSite()
    expect((await call(POST, apiRequest(PATH, { body: { ...REPORT, exerciseURL } }))).status).toBe(204)
    expect(await reportsOf(site)).toMatchObject([{ exerciseURL: '/exercise/osszeg?s=7&d=2' }])
  },
)

test.each([
  ['no text', ''],
  ['1024 characters', 'x'.repeat(1024)],
  ['several lines', 'first\nsecond'],
])('takes a description of %s', async (_title, description) => {
  const site = openSite()
  expect((await call(POST, apiRequest(PATH, { body: { ...REPORT, description } }))).status).toBe(204)
  expect(await reportsOf(site)).toMatchObject([{ description }])
})

test('keeps texts that were cut within a character', async () => {
  const site = openSite()
  const reportOf = (text: string) => {
    const answers = [{ type: 'simple-text', answer: text }]
    const exerciseState = { ...STATE, subTasks: [{ answers, numberOfHints: 0, numberOfAttempts: 0 }] }
    return { ...REPORT, description: text, exerciseState }
  }
  expect((await call(POST, apiRequest(PATH, { body: reportOf('jaj \ud83d') }))).status).toBe(204)
  expect(await reportsOf(site)).toMatchObject([reportOf('jaj \ufffd')])
})

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const stateWith = (more: object) => ({ ...REPORT, exerciseState: { ...STATE, ...more } })
const answersOf = (...answers: unknown[]) =>
  stateWith({ subTasks: [{ answers, numberOfHints: 0, numberOfAttempts: 0 }] })

test.each([
  ['a description of 1025 characters', { ...REPORT, description: 'x'.repeat(1025) }],
  ['no description', { ...REPORT, description: undefined }],
  ['a type that does not exist', { ...REPORT, errorType: 'rude' }],
  ['no type', { ...REPORT, errorType: undefined }],
  ['an address of another site', { ...REPORT, exerciseURL: 'https://elsewhere.hu/exercise/osszeg' }],
  ['an address without a scheme', { ...REPORT, exerciseURL: '//elsewhere.hu/exercise/osszeg' }],
  ['a page that is not an exercise', { ...REPORT, exerciseURL: '/profile' }],
  ['what lies below an exercise', { ...REPORT, exerciseURL: '/exercise/osszeg/print' }],
  ['an id that no exercise has', { ...REPORT, exerciseURL: '/exercise/Osszeg%20' }],
  ['an address that is none', { ...REPORT, exerciseURL: 'http://' }],
  ['a key that does not belong here', { ...REPORT, status: 'done' }],
  ['no state', { ...REPORT, exerciseState: undefined }],
  ['a state that is a text', { ...REPORT, exerciseState: '{"seed":7}' }],
  ['a state of an unknown shape', { ...REPORT, exerciseState: { anything: 1 } }],
  ['a state with more than its fields', stateWith({ solution: '12' })],
  ['a seed of 0', stateWith({ seed: 0 })],
  ['a level of 4', stateWith({ difficultyLevel: 4 })],
  ['an answer of an unknown type', answersOf({ type: 'essay', answer: '' })],
  ['an answer of another type', answersOf({ type: 'single-number', answer: ['1'] })],
  ['an answer of 1001 characters', answersOf({ type: 'simple-text', answer: 'x'.repeat(1001) })],
  ['lists inside lists', answersOf({ type: 'number-list', answer: [['1']] })],
  ['21 answers', answersOf(...Array(21).fill({ type: 'simple-text', answer: '' }))],
  ['thousands of lists inside each other', `{"description":"","exerciseState":${nested(8000)}}`],
])('refuses %s', async (_title, body) => {
  const site = openSite()
  expect(await call(POST, apiRequest(PATH, { body }))).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid-request', details: expect.any(Array) } },
  })
  expect(await reportsOf(site)).toEqual([])
  expect(site.notices).toEqual([])
})

test('refuses a body over 32 KiB', async () => {
  openSite()
  const body = stateWith({ padding: 'x'.repeat(33_000) })
  expect((await call(POST, apiRequest(PATH, { body }))).status).toBe(413)
})

describe('the limits', () => {
  const headersOf = (address: string) => ({ 'x-connection-address': address })

  test('take ten reports of an account within ten minutes', async () => {
    const site = openSite()
    const token = await site.tokenOf(await site.addUser())
    const send = () => call(POST, apiRequest(PATH, { body: REPORT, token }))
    for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(204)
    expect(await send()).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } })
  })

  test('let a class report three faults each from one address, and no more', async () => {
    openSite()
    const send = (address: string) => call(POST, apiRequest(PATH, { body: REPORT, headers: headersOf(address) }))
    for (let count = 0; count < 120; count += 1) expect((await send('192.0.2.1')).status).toBe(204)
    expect((await send('192.0.2.1')).status).toBe(429)
    expect((await send('192.0.2.2')).status).toBe(204)
  })
})
