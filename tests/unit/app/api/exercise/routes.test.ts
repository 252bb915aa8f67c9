/** What the exercise routes answer and refuse, and that a refused call changes nothing. */

import { POST as check } from '@/app/api/exercise/[id]/check/route'
import { POST as hint } from '@/app/api/exercise/[id]/hint/route'
import { GET as view } from '@/app/api/exercise/[id]/route'
import { publishContent } from '@/lib/domain/content/publish-content'
import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'
import { EXERCISE_LIMIT } from '@/lib/domain/freemium/model'
import { apiRequest, call } from '@/tests/support/api-request'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { openSite, type TestSite } from '@/tests/support/test-site'

const sum = (id: string) =>
  exerciseOf({
    id,
    script: '(def a (random-int 1 (by-difficulty 9 99 999)))\n(def b 2)\n(def total (+ a b))',
    controls: [{ type: 'single-number', props: { prefix: '$@a@ + @b@ =$' }, solution: 'total' }],
  })

const CONTENT = {
  ...NO_CONTENT,
  exercises: [
    sum('osszeg'),
    sum('masik'),
    sum('harmadik'),
    sum('negyedik'),
    { ...sum('vazlat'), status: 'draft' as const },
    exerciseOf({
      id: 'indokolt',
      subtasks: [
        {
          description: 'Mennyi 2 + 3?',
          controls: [{ type: 'single-number', props: {}, solution: '5' }],
          hints: ['Gondolkodj!', 'Számolj!'],
          why: 'Mert kettőtől hármat lépsz.',
        },
      ],
    }),
    exerciseOf({ id: 'fel', controls: [{ type: 'single-number', props: { fractionDigits: 1 }, solution: '0.5' }] }),
  ].map((definition) => ({ file: '', definition, lineOf: () => 0 })),
}

async function openSiteWithExercises(): Promise<TestSite> {
  const site = openSite()
  await publishContent(site, CONTENT)
  return site
}

/** What an answer shows, apart from its seed. */
const shown = (body: unknown) => JSON.stringify((body as { generated: { subTasks: unknown } }).generated.subTasks)

/** The right answer, worked out from what a pupil sees. */
async function solve(id: string, s: number, d: number): Promise<string> {
  const { body } = await call(view, apiRequest(`/api/exercise/${id}?s=${s}&d=${d}`, { method: 'GET' }), { id })
  const prefix = JSON.stringify((body as { generated: unknown }).generated)
  const [, a, b] = /\$(\d+) \+ (\d+) =\$/.exec(prefix) ?? []
  return String(Number(a) + Number(b))
}

const attempt = (answers: unknown, more: object = {}) => ({ seed: 5, difficultyLevel: 1, subTask: 0, answers, ...more })
const question = (more: object = {}) => ({ seed: 5, difficultyLevel: 1, subTask: 0, hint: '', ...more })

describe('GET /api/exercise/{id}', () => {
  const ask = (query: string, token?: string) =>
    call(view, apiRequest(`/api/exercise/osszeg${query}`, { method: 'GET', ...(token !== undefined && { token }) }), {
      id: 'osszeg',
    })

  test('gives what is shown for the seed and level that are asked for, and says which it drew where they are not', async () => {
    await openSiteWithExercises()
    for (const [query, drawn] of [
      ['?s=5&d=2', { seed: 5, difficultyLevel: 2 }],
      ['?s=5', { seed: 5, difficultyLevel: 1 }],
      ['?d=3', { seed: expect.any(Number), difficultyLevel: 3 }],
      ['', { seed: expect.any(Number), difficultyLevel: 1 }],
    ] as const) {
      const { body } = await ask(query)
      expect(body).toEqual({
        id: 'osszeg',
        classifications: ['hu|grade|5'],
        generated: {
          ...drawn,
          description: '',
          subTasks: [
            {
              description: 'Mennyi?',
              controls: [{ type: 'single-number', props: { prefix: expect.stringMatching(/^\$\d+ \+ 2 =\$$/) } }],
              maxHints: 2,
              hasHints: true,
            },
          ],
        },
      })
    }
  })

  test('draws other numbers than those that were seen', async () => {
    await openSiteWithExercises()
    const seen = dispersedSeeds(3)
    const textsSeen = await Promise.all(seen.map(async (seed) => shown((await ask(`?s=${seed}`)).body)))
    for (let tries = 0; tries < 30; tries += 1) {
      expect(textsSeen).not.toContain(shown((await ask(`?seen=${seen.join(',')}`)).body))
    }
  })

  test('gives the whole exercise to who writes exercises, and to nobody else', async () => {
    const site = await openSiteWithExercises()
    const as = async (role: number) => {
      const user = await site.addUser()
      await site.store.update('users', user.uid, { role })
      return ask('?s=5', await site.tokenOf(user))
    }
    for (const role of [500, 1000]) {
      expect((await as(role)).body).toMatchObject({ source: { script: expect.stringContaining('(def total') } })
    }
    for (const role of [0, 1, 999]) expect((await as(role)).body).not.toHaveProperty('source')
  })

  test.each(['nincs-ilyen', 'vazlat'])('answers not-found for %s', async (id) => {
    await openSiteWithExercises()
    const answer = await call(view, apiRequest(`/api/exercise/${id}`, { method: 'GET' }), { id })
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } })
  })

  test.each(['s=0', 's=-1', 's=x', 's=1.5', 'seen=a', 'seen=0', `s=${2 ** 31}`, 'd=x', 'd=1.5'])(
    'refuses the query %s',
    async (query) => {
      await openSiteWithExercises()
      const answer = await call(view, apiRequest(`/api/exercise/osszeg?${query}`, { method: 'GET' }), { id: 'osszeg' })
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
    },
  )
})

describe('POST check', () => {
  const send = async (site: TestSite, body: unknown, id = 'osszeg', token?: string) =>
    call(
      check,
      apiRequest(`/api/exercise/${id}/check`, { body, token: token ?? (await site.tokenOf(await site.addUser())) }),
      { id },
    )

  test('tells right from wrong, and what cannot be judged', async () => {
    const site = await openSiteWithExercises()
    const right = await solve('osszeg', 5, 1)
    expect((await send(site, attempt([right]))).body).toEqual({
      correct: true,
      outcome: 'correct',
      controls: ['correct'],
      wayOn: {},
    })
    expect((await send(site, attempt(['0']))).body).toEqual({ correct: false, outcome: 'wrong', controls: ['wrong'] })
    expect((await send(site, attempt(['']))).body).toMatchObject({
      correct: false,
      outcome: 'ungraded',
      controls: ['ungraded'],
      feedback: expect.any(String),
    })
  })

  test('says why an answer is right, and only then', async () => {
    const site = await openSiteWithExercises()
    const ask = async (answer: string) => (await send(site, attempt([answer]), 'indokolt')).body
    expect(await ask('5')).toEqual({
      correct: true,
      outcome: 'correct',
      controls: ['correct'],
      wayOn: {},
      why: 'Mert kettőtől hármat lépsz.',
    })
    for (const answer of ['4', '', '5,0,0']) expect(JSON.stringify(await ask(answer))).not.toContain('kettőtől')
    const token = await site.tokenOf(await site.addUser())
    const shownFirst = await call(view, apiRequest('/api/exercise/indokolt', { method: 'GET', token }), {
      id: 'indokolt',
    })
    expect(JSON.stringify(shownFirst.body)).not.toContain('kettőtől')
  })

  test('starts the exercise also with a right answer in a form that was not asked, which only the key can tell', async () => {
    const site = await openSiteWithExercises()
    const user = await site.addUser()
    const token = await site.tokenOf(user)
    const answer = await send(site, attempt(['1/2']), 'fel', token)
    expect(answer.body).toMatchObject({ correct: false, outcome: 'ungraded' })
    expect((await site.store.get('usage', user.uid))?.data).toEqual({ starts: { fel: expect.any(String) } })
  })

  test('starts the exercise with a judged answer only', async () => {
    const site = await openSiteWithExercises()
    const user = await site.addUser()
    const token = await site.tokenOf(user)
    await send(site, attempt(['']), 'osszeg', token)
    expect(await site.store.get('usage', user.uid)).toBeUndefined()
    await send(site, attempt(['0']), 'osszeg', token)
    expect((await site.store.get('usage', user.uid))?.data).toEqual({ starts: { osszeg: expect.any(String) } })
  })

  test('refuses a fourth exercise within 12 hours, also for an answer that cannot be judged', async () => {
    const site = await openSiteWithExercises()
    const token = await site.tokenOf(await site.addUser())
    for (const id of ['osszeg', 'masik', 'harmadik'])
      expect((await send(site, attempt(['0']), id, token)).status).toBe(200)
    for (const answers of [['0'], ['']]) {
      const refused = await send(site, attempt(answers), 'negyedik', token)
      expect(refused).toMatchObject({ status: 403, body: { error: { code: 'limit-reached' } } })
    }
    expect((await send(site, attempt(['0']), 'osszeg', token)).status).toBe(200)
    site.passTime(12 * 3_600_000)
    expect((await send(site, attempt(['0']), 'negyedik', token)).status).toBe(200)
  })

  test('lets no more than three exercises through, however many come at once', async () => {
    const site = await openSiteWithExercises()
    const token = await site.tokenOf(await site.addUser())
    const ids = ['osszeg', 'masik', 'harmadik', 'negyedik']
    const answers = await Promise.all(ids.flatMap((id) => [1, 2, 3].map(() => send(site, attempt(['0']), id, token))))
    const passed = new Set(answers.flatMap(({ status }, index) => (status === 200 ? [ids[Math.floor(index / 3)]] : [])))
    expect(passed.size).toBe(EXERCISE_LIMIT)
  })

  test.each([
    ['no answers', { ...attempt([]), answers: undefined }],
    ['answers that are not a list', attempt('3')],
    ['too many answers', attempt(['1', '2'])],
    ['too few answers', attempt([])],
    ['an answer of another type', attempt([true])],
    ['a sub-task that does not exist', attempt(['1'], { subTask: 1 })],
    ['a negative sub-task', attempt(['1'], { subTask: -1 })],
    ['a seed of 0', attempt(['1'], { seed: 0 })],
    ['a seed beyond the generator', attempt(['1'], { seed: 2 ** 31 })],
    ['a seed that is a text', attempt(['1'], { seed: '5' })],
    ['a level that does not exist', attempt(['1'], { difficultyLevel: 4 })],
    ['a key that does not belong here', attempt(['1'], { userId: 'somebody' })],
    ['a very long answer', attempt(['1'.repeat(2000)])],
  ])('refuses %s, and counts no attempt', async (_title, body) => {
    const site = await openSiteWithExercises()
    const user = await site.addUser()
    const before = await site.dump()
    expect(await send(site, body, 'osszeg', await site.tokenOf(user))).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-request', details: [expect.objectContaining({ reason: expect.any(String) })] } },
    })
    expect(await site.dump()).toEqual(before)
  })

  test('refuses more than 120 calls of one account in a minute', async () => {
    const site = await openSiteWithExercises()
    const token = await site.tokenOf(await site.addUser())
    for (let count = 0; count < 120; count += 1) await send(site, attempt(['0']), 'osszeg', token)
    const refused = await send(site, attempt(['0']), 'osszeg', token)
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(site, attempt(['0']))).status).toBe(200)
  })
})

describe('POST hint', () => {
  const ask = async (body: unknown, token: string, id = 'osszeg') =>
    call(hint, apiRequest(`/api/exercise/${id}/hint`, { body, token }), { id })

  test('gives one hint after another, then none', async () => {
    const site = await openSiteWithExercises()
    const user = await site.addUser()
    const token = await site.tokenOf(user)
    const first = await ask(question(), token)
    expect(first.body).toEqual({ hint: 'Gondolkodj!', hasMore: true, maxHints: 2 })
    const second = await ask(question({ hint: 'Gondolkodj!' }), token)
    expect(second.body).toEqual({ hint: 'Számolj!', hasMore: false, maxHints: 2 })
    expect(await ask(question({ hint: 'Számolj!' }), token)).toMatchObject({
      status: 404,
      body: { error: { code: 'not-found' } },
    })
    expect((await site.store.get('usage', user.uid))?.data).toEqual({ starts: { osszeg: expect.any(String) } })
  })

  test('is refused beyond the limit', async () => {
    const site = await openSiteWithExercises()
    const token = await site.tokenOf(await site.addUser())
    for (const id of ['osszeg', 'masik', 'harmadik']) await ask(question(), token, id)
    expect(await ask(question(), token, 'negyedik')).toMatchObject({
      status: 403,
      body: { error: { code: 'limit-reached' } },
    })
  })

  test('tells which texts are its hints only to who has started the exercise', async () => {
    const site = await openSiteWithExercises()
    const user = await site.addUser()
    const token = await site.tokenOf(user)
    const guess = await ask(question({ hint: 'Más.' }), token)
    expect(guess).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
    expect((await site.store.get('usage', user.uid))?.data).toEqual({ starts: { osszeg: expect.any(String) } })
    for (const id of ['masik', 'harmadik']) await ask(question(), token, id)
    for (const text of ['Más.', 'Gondolkodj!', 'Számolj!']) {
      expect(await ask(question({ hint: text }), token, 'negyedik')).toMatchObject({
        status: 403,
        body: { error: { code: 'limit-reached' } },
      })
    }
  })

  test.each([
    ['no hint', { ...question(), hint: undefined }],
    ['a sub-task that does not exist', question({ subTask: 7 })],
  ])('refuses %s', async (_title, body) => {
    const site = await openSiteWithExercises()
    const user = await site.addUser()
    expect(await ask(body, await site.tokenOf(user))).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-request' } },
    })
    expect(await site.store.get('usage', user.uid)).toBeUndefined()
  })
})

describe.each([
  { route: 'check', handler: check, body: attempt(['0']) },
  { route: 'hint', handler: hint, body: question() },
])('POST $route', ({ handler, body }) => {
  const PATH = '/api/exercise/osszeg/any'
  const params = { id: 'osszeg' }

  test('refuses visitors', async () => {
    await openSiteWithExercises()
    expect(await call(handler, apiRequest(PATH, { body }), params)).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated' } },
    })
  })

  test('refuses pages of other sites, bodies of a megabyte and text that is not JSON', async () => {
    const site = await openSiteWithExercises()
    const user = await site.addUser()
    const token = await site.tokenOf(user)
    const foreign = apiRequest(PATH, { body, cookie: token, headers: { origin: 'https://elsewhere.hu' } })
    expect(await call(handler, foreign, params)).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
    const large = apiRequest(PATH, { body: { ...body, padding: 'x'.repeat(1024 * 1024) }, token })
    expect(await call(handler, large, params)).toMatchObject({
      status: 413,
      body: { error: { code: 'payload-too-large' } },
    })
    const broken = apiRequest(PATH, { body: '{"seed":', token })
    expect(await call(handler, broken, params)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-request' } },
    })
    expect(await site.store.get('usage', user.uid)).toBeUndefined()
  })

  test.each(['nincs-ilyen', 'vazlat'])('answers not-found for %s', async (id) => {
    const site = await openSiteWithExercises()
    const token = await site.tokenOf(await site.addUser())
    expect(await call(handler, apiRequest(PATH, { body, token }), { id })).toMatchObject({
      status: 404,
      body: { error: { code: 'not-found' } },
    })
  })
})
