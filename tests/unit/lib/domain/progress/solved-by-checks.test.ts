/** When a check notes an exercise as solved. */
import { checkAnswer } from '@/lib/domain/exercise/check-answer'
import { PRIVATE_EXERCISES } from '@/lib/domain/exercise/load-exercise'
import { readSolvedLevels } from '@/lib/domain/progress/progress'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { openSite } from '@/tests/support/test-site'

const subtask = { description: 'Mennyi?', controls: [{ type: 'single-number' as const, props: {}, solution: '4' }] }

async function openSiteWithExercises() {
  const site = openSite()
  for (const id of ['elso', 'masodik', 'harmadik', 'negyedik']) {
    const definition = exerciseOf({ id, subtasks: [subtask, subtask] })
    await site.store.set(PRIVATE_EXERCISES, id, JSON.parse(JSON.stringify(definition)))
  }
  const answer = (exerciseId: string, subTask: number, text: string) =>
    checkAnswer(site, { userId: 'kata', exerciseId, seed: 5, difficultyLevel: 2, subTask, answers: [text] })
  return { site, answer, solved: () => readSolvedLevels(site.store, 'kata') }
}

test('the right answer to the last sub-task solves the exercise, at its level', async () => {
  const { answer, solved } = await openSiteWithExercises()
  await answer('elso', 0, '4')
  expect(await solved()).toEqual({})
  await answer('elso', 1, '4')
  expect(await solved()).toEqual({ elso: [2] })
})

test.each([
  ['wrong', '5'],
  ['not to be judged', 'négy'],
])('an answer that is %s solves nothing, and writes nothing', async (_title, text) => {
  const { site, answer } = await openSiteWithExercises()
  await answer('elso', 1, text)
  expect(await site.store.query('progress')).toEqual([])
})

test('what the free tier refuses is not solved', async () => {
  const { answer, solved } = await openSiteWithExercises()
  for (const id of ['elso', 'masodik', 'harmadik']) await answer(id, 0, '4')
  await expect(answer('negyedik', 1, '4')).rejects.toMatchObject({ code: 'limit-reached' })
  expect(await solved()).toEqual({})
})
