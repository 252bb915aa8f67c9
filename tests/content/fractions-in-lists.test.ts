import { gradeSubtask } from '@/lib/domain/exercise/grade/grade-subtask'
import { allExercises } from '@/tests/support/right-answers'

test('fractions are taken in the fields of the lists of exam tasks', async () => {
  const exercises = await allExercises()
  const check = (id: string, subTask: number, answers: Parameters<typeof gradeSubtask>[1]) => {
    const variant = exercises.find((exercise) => exercise.id === id)?.variant({ seed: 7, difficultyLevel: 1 })
    const controls = variant?.controls(subTask)
    if (!variant || !controls) throw new Error(`no sub-task ${subTask} of ${id}`)
    return gradeSubtask({ controls, keys: variant.keys(subTask), run: variant.run }, answers).outcome
  }
  expect(check('erettsegi-2017-05-09-10', 0, [['1/3', '1 2/3']])).toBe('correct')
  expect(check('erettsegi-2017-05-09-10', 0, [['5/3', '1/3 π']])).toBe('correct')
  expect(check('erettsegi-2017-05-09-10', 0, [['1/3', '2/3']])).toBe('wrong')
})
