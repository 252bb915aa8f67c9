import { loadUsage } from '@/app/_page/load-usage'
import { PRIVATE_EXERCISES } from '@/lib/domain/exercise/load-exercise'
import { startExercise } from '@/lib/domain/freemium/access'
import type { DocumentData } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { type ControlSource, exerciseOf } from '@/tests/support/exercise-builder'
import { openSite } from '@/tests/support/test-site'

test('gives a page the usage, with the times that the call does not tell', async () => {
  const site = openSite()
  await startExercise(site, { userId: 'kata', exerciseId: 'a' })
  site.passTime(60_000)
  expect(await loadUsage({ userId: 'kata', exerciseId: 'a' })).toMatchObject({
    usage: { exercisesUsed: ['a'], exercisesRemaining: 2, hasStartedThisExercise: true },
    asOf: '2026-01-15T12:01:00.000Z',
    countsUntil: { a: '2026-01-16T00:00:00.000Z' },
  })
})

test('names what may be continued once the limit is reached', async () => {
  const site = openSite()
  const controls: ControlSource[] = [{ type: 'single-number', props: {}, solution: '4' }]
  const classifications = { a: 'hu|grade|5', b: 'hu|final-exam|2018-05-08|13' }
  for (const id of ['a', 'b'] as const) {
    const exercise: unknown = exerciseOf({
      id,
      summary: `A ${id} címe`,
      classifications: [classifications[id]],
      controls,
    })
    await site.store.set(PRIVATE_EXERCISES, id, exercise as DocumentData)
  }
  for (const exerciseId of ['a', 'b']) await startExercise(site, { userId: 'kata', exerciseId })
  expect(await loadUsage({ userId: 'kata' })).not.toHaveProperty('continuable')
  await startExercise(site, { userId: 'kata', exerciseId: 'c' })
  // The third is not public any more.
  expect(await loadUsage({ userId: 'kata' })).toMatchObject({
    continuable: [
      { id: 'a', title: 'A a címe', isFixed: false },
      { id: 'b', title: 'A b címe', isFixed: true },
    ],
  })
})

test('reads each document once', async () => {
  const { store } = openSite()
  const read: string[] = []
  openSite({
    store: {
      ...store,
      get: async (collection, id) => {
        read.push(collection)
        return store.get(collection, id)
      },
    },
  })
  await loadUsage({ userId: 'kata', exerciseId: 'a' })
  expect(read.toSorted()).toEqual(['payments', 'usage'])
})

test.each([new AppError('unavailable'), new Error('broken')])('tells that %s keeps it from knowing', async (error) => {
  const { store } = openSite()
  const site = openSite({ store: { ...store, get: () => Promise.reject(error) } })
  expect(await loadUsage({ userId: 'kata' })).toBe('unavailable')
  expect(site.reports).toEqual([error])
})
