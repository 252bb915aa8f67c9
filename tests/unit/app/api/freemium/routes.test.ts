/** What the free tier's routes answer and refuse. */
import { POST as checkAccess } from '@/app/api/freemium/check-access/route'
import { GET as usage } from '@/app/api/freemium/usage/route'
import { startExercise } from '@/lib/domain/freemium/access'
import type { DocumentData } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite } from '@/tests/support/test-site'

const HOUR_MS = 3_600_000

async function openWithPupil() {
  const site = openSite()
  const { uid: userId, ...user } = await site.addUser()
  const token = await site.tokenOf({ uid: userId, ...user })
  return {
    site,
    userId,
    start: (exerciseId: string) => startExercise(site, { userId, exerciseId }),
    setUsage: (data: DocumentData) => site.store.set('usage', userId, data),
    pay: (data: DocumentData) => site.store.set('payments', userId, data),
    getUsage: (query = '') => call(usage, apiRequest(`/api/freemium/usage?${query}`, { method: 'GET', token })),
    ask: (exerciseId: unknown, query = '') =>
      call(checkAccess, apiRequest(`/api/freemium/check-access?${query}`, { body: { exerciseId }, token })),
  }
}

const NEW_PUPIL = {
  hasSubscription: false,
  isCancelled: false,
  expiresAt: null,
  exercisesUsed: [],
  exercisesRemaining: 3,
  limitReached: false,
  hasStartedThisExercise: false,
}

describe('GET /api/freemium/usage', () => {
  test('tells a new pupil that three exercises remain, and is not to be stored', async () => {
    const { getUsage } = await openWithPupil()
    const { status, headers, body } = await getUsage('timeWindowHours=12&exerciseLimit=3&currentExerciseId=a')
    expect(status).toBe(200)
    expect(body).toEqual(NEW_PUPIL)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('tells what was started, and forgets it after twelve hours', async () => {
    const { site, start, getUsage } = await openWithPupil()
    for (const id of ['a', 'b']) await start(id)
    site.passTime(11 * HOUR_MS)
    await start('c')
    expect((await getUsage('currentExerciseId=c')).body).toEqual({
      ...NEW_PUPIL,
      exercisesUsed: ['a', 'b', 'c'],
      exercisesRemaining: 0,
      limitReached: true,
      hasStartedThisExercise: true,
    })
    site.passTime(HOUR_MS)
    expect((await getUsage('currentExerciseId=a')).body).toEqual({
      ...NEW_PUPIL,
      exercisesUsed: ['c'],
      exercisesRemaining: 2,
    })
  })

  test('tells a subscription, lifts the limit at once, and takes it away at the expiry', async () => {
    const { site, start, pay, getUsage } = await openWithPupil()
    for (const id of ['a', 'b', 'c']) await start(id)
    const expiresAt = new Date(site.clock.now().getTime() + HOUR_MS).toISOString()
    await pay({ status: 'active', isCancelled: true, expiresAt })
    const cancelled = { isCancelled: true, expiresAt, exercisesUsed: ['a', 'b', 'c'] }
    expect((await getUsage()).body).toEqual({
      ...NEW_PUPIL,
      ...cancelled,
      hasSubscription: true,
      exercisesRemaining: null,
    })
    site.passTime(HOUR_MS)
    expect((await getUsage()).body).toEqual({
      ...NEW_PUPIL,
      ...cancelled,
      exercisesRemaining: 0,
      limitReached: true,
    })
  })

  test.each<[string, DocumentData]>([
    ['nothing in it', {}],
    ['starts of another kind', { starts: ['a', 'b'] }],
    ['times of another kind', { starts: { a: 5, b: null, c: 'yesterday', d: { at: 1 } } }],
    ['counters of another time', { exercises: 3, day: '2020-01-01' }],
  ])('takes a document with %s for no start', async (_title, document) => {
    const { setUsage, getUsage, start } = await openWithPupil()
    await setUsage(document)
    expect((await getUsage()).body).toEqual(NEW_PUPIL)
    await start('x')
    expect((await getUsage()).body).toMatchObject({ exercisesUsed: ['x'], exercisesRemaining: 2 })
  })

  test('still reads the starts beside one that it cannot read', async () => {
    const { site, setUsage, getUsage } = await openWithPupil()
    await setUsage({ starts: { broken: 'x', a: site.clock.now().toISOString() } })
    expect((await getUsage()).body).toMatchObject({ exercisesUsed: ['a'], exercisesRemaining: 2 })
  })
})

describe('POST /api/freemium/check-access', () => {
  test('tells what is allowed, and starts nothing', async () => {
    const { site, userId, start, ask } = await openWithPupil()
    for (const id of ['a', 'b', 'c']) {
      expect((await ask(id)).body).toEqual({ allowed: true, hasStartedThisExercise: false })
      await start(id)
      expect((await ask(id)).body).toEqual({ allowed: true, hasStartedThisExercise: true })
    }
    const before = await site.store.get('usage', userId)
    const refused = await ask('d', 'timeWindowHours=12&exerciseLimit=3')
    expect(refused).toMatchObject({ status: 200, body: { allowed: false, hasStartedThisExercise: false } })
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await site.store.get('usage', userId)).toEqual(before)
  })

  test.each([undefined, '', 'Nem ilyen', 7])('refuses %p as an exercise', async (exerciseId) => {
    const { ask } = await openWithPupil()
    expect(await ask(exerciseId)).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
  })
})

describe('terms of the caller', () => {
  test.each([
    ['a smaller limit is stricter', 'exerciseLimit=1', { limitReached: true, exercisesRemaining: 0 }, false],
    ['a larger limit changes nothing', 'exerciseLimit=999', { exercisesRemaining: 2 }, true],
    ['a shorter window changes nothing', 'timeWindowHours=0.01', { exercisesUsed: ['young'] }, true],
    [
      'a longer window is stricter',
      'timeWindowHours=48',
      { exercisesUsed: ['a', 'b', 'c', 'young'], limitReached: true },
      false,
    ],
  ])('%s', async (_title, query, expected, allowed) => {
    const { site, start, getUsage, ask } = await openWithPupil()
    for (const id of ['a', 'b', 'c']) await start(id)
    site.passTime(12 * HOUR_MS)
    await start('young')
    expect((await getUsage(query)).body).toMatchObject(expected)
    expect((await ask('other', query)).body).toMatchObject({ allowed })
    await start('other') // by the server's own terms
  })

  test.each([
    'exerciseLimit=x',
    'exerciseLimit=',
    'exerciseLimit=-1',
    'exerciseLimit=1.5',
    'exerciseLimit=1e9',
    'exerciseLimit=99999999999',
    'timeWindowHours=NaN',
    'timeWindowHours=',
    'timeWindowHours=0',
    'timeWindowHours=-12',
    'timeWindowHours=0x10',
    'timeWindowHours=Infinity',
    'timeWindowHours=12,5',
    'currentExerciseId=Nem%20ilyen',
  ])('%s is refused', async (query) => {
    const { getUsage, ask } = await openWithPupil()
    for (const answer of [await getUsage(query), await ask('a', query)]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid-request', details: [expect.objectContaining({ path: query.split('=')[0] })] } },
      })
    }
  })
})

describe.each([
  { name: 'usage', handler: usage, request: { method: 'GET' } },
  { name: 'check-access', handler: checkAccess, request: { body: { exerciseId: 'a' } } },
])('$name', ({ name, handler, request }) => {
  const path = `/api/freemium/${name}`

  test('refuses visitors', async () => {
    openSite()
    expect(await call(handler, apiRequest(path, request))).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated' } },
    })
  })

  test('refuses a machine, and nobody else for it', async () => {
    const site = openSite()
    const token = await site.tokenOf(await site.addUser())
    for (let count = 0; count < 120; count += 1) await call(handler, apiRequest(path, { ...request, token }))
    const refused = await call(handler, apiRequest(path, { ...request, token }))
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const other = await site.tokenOf(await site.addUser())
    expect((await call(handler, apiRequest(path, { ...request, token: other }))).status).toBe(200)
  })

  test('answers unavailable while the store does not', async () => {
    const site = openSite()
    const token = await site.tokenOf(await site.addUser())
    openSite({
      store: {
        ...site.store,
        get: async (collection, id) => {
          if (collection === 'usage') throw new AppError('unavailable')
          return site.store.get(collection, id)
        },
      },
    })
    expect(await call(handler, apiRequest(path, { ...request, token }))).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable' } },
    })
  })
})
