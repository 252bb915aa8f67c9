import { loadExercise, PRIVATE_EXERCISES } from '@/lib/domain/exercise/load-exercise'
import type { DocumentData } from '@/lib/ports/document-store'
import { exerciseOf, gradeFirst } from '@/tests/support/exercise-builder'
import { openSite } from '@/tests/support/test-site'

const REF = { seed: 1, difficultyLevel: 1 } as const
const number = { type: 'single-number', props: {}, solution: '7', feedback: [] }
const drawing = { type: 'drawing', props: { width: 3 }, solution: 'line' }

/** What the store holds, as a later version of the site may have written it. */
async function load(...controls: DocumentData[]) {
  const { store } = openSite()
  const known = exerciseOf({ controls: [{ type: 'single-number', props: {}, solution: '7' }] })
  const [first] = known.subtasks
  const stored: unknown = { ...known, subtasks: [{ ...first, controls }, ...known.subtasks] }
  await store.set(PRIVATE_EXERCISES, known.id, JSON.parse(JSON.stringify(stored)))
  const exercise = await loadExercise(store, known.id)
  if (!exercise) throw new Error('it is not there')
  return exercise
}

test('a control of an unknown type is named in its place, and the rest is as it was', async () => {
  const exercise = await load(drawing, number, { ...drawing, type: 'melody' })
  const [first, second] = exercise.variant(REF).question().subTasks
  expect(first).toMatchObject({
    controls: [{ type: 'single-number' }],
    unsupported: [
      { at: 0, type: 'drawing' },
      { at: 1, type: 'melody' },
    ],
  })
  expect(second).not.toHaveProperty('unsupported')
  expect(JSON.stringify(first)).not.toContain('line')
  expect([gradeFirst(exercise, ['7'], REF).correct, gradeFirst(exercise, ['8'], REF).correct]).toEqual([true, false])
})

test('a sub-task of nothing else can be passed over', async () => {
  const exercise = await load(drawing)
  expect(gradeFirst(exercise, [], REF).correct).toBe(true)
})
