import { explainAnswer } from '@/lib/domain/exercise/explain-answer'
import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { exerciseOf } from '@/tests/support/exercise-builder'

/** What is said of the answer to a sub-task with this last hint and, if any, these words of its author. */
function explained(lastHint: string, why?: string): string | undefined {
  const controls = [{ type: 'single-number' as const, props: {}, solution: '5' }]
  const subtask = {
    description: 'Mennyi?',
    controls,
    hints: ['Gondolkodj!', lastHint],
    ...(why !== undefined && { why }),
  }
  const exercise = compileExercise(exerciseOf({ script: '(def a 2)', subtasks: [subtask] }))
  return explainAnswer(exercise.variant({ seed: 1, difficultyLevel: 1 }), 0)
}

test('the words of the author come before the hint', () => {
  expect(explained('Az összeg $5$.', 'Mert $@a@ + 3 = 5$.')).toBe('Mert $2 + 3 = 5$.')
})

test.each([
  ['what the hint states', 'A kettő $@a@$. Az összeg $5$.', 'A kettő $2$. Az összeg $5$.'],
  [
    'the last paragraph, without figures',
    `Nézd!\n\nAz összeg\n$5$.\n\n\`\`\`figure\n(number-line {:from 0 :to 9 :step 1 :alt "egyenes"})\n\`\`\``,
    'Az összeg $5$.',
  ],
])('else %s', (_, hint, why) => {
  expect(explained(hint)).toBe(why)
})

test.each([
  ['a fragment', 'Így $5$.'],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ['a list', '- egy\n- kettő'],
])('and nothing where the hint ends with %s', (_, hint) => {
  expect(explained(hint)).toBeUndefined()
})
