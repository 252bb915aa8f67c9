import { gradeSubtask } from '@/lib/domain/exercise/grade/grade-subtask'
import { modelAnswer } from '@/lib/domain/exercise/model-answer'
import type { ControlAnswerKey } from '@/lib/domain/exercise/variant/answer-key'
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

test('a rounded number without its last zero is neither right nor wrong', async () => {
  const exercise = (await allExercises()).find(({ id }) => id === 'tizedes-tortek-kerekitese')
  const results = Array.from({ length: 60 }, (_, index) => {
    const variant = exercise?.variant({ seed: 1 + 1009 * index, difficultyLevel: 3 })
    const controls = variant?.controls(0)
    if (!variant || !controls) throw new Error('no such exercise')
    const subTask = { controls, keys: variant.keys(0), run: variant.run }
    const [asked] = controls.map((control, at) => modelAnswer(control, subTask.keys[at] as ControlAnswerKey))
    const short = String(asked).replace(/,?0+$/, '')
    return String(asked).endsWith('0') ? [gradeSubtask(subTask, [short]), gradeSubtask(subTask, [String(asked)])] : []
  }).flat()
  const outcomes = results.map(({ outcome }) => outcome)
  expect(outcomes.length).toBeGreaterThan(20)
  expect(outcomes).toEqual(outcomes.map((_, index) => (index % 2 === 0 ? 'ungraded' : 'correct')))
  expect(results[0]?.feedback).toMatch(/Írd ki a (tizedek|századok) helyén álló számjegyet is!/)
})
