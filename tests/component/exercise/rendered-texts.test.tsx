import { hasMath, renderTexts } from '@/components/exercise/rendered-texts'
import type { GeneratedExercise } from '@/lib/domain/exercise/model'

const exercise: GeneratedExercise = {
  seed: 1,
  difficultyLevel: 1,
  description: 'leírás',
  subTasks: [
    {
      description: 'kérdés',
      maxHints: 0,
      hasHints: false,
      controls: [
        { type: 'single-number', props: { prefix: 'a', postfix: 'b' } },
        { type: 'fraction-number', props: { prefix: 'c', simplified: true } },
        {
          type: 'number-list',
          props: {
            prefix: 'd',
            fields: [{ prefix: 'e' }, { postfix: 'f' }],
            acceptRandomOrder: false,
            multiLine: true,
          },
        },
        { type: 'simple-text', props: { postfix: 'g', ignoreSpaces: false, caseSensitive: false } },
        { type: 'single-choice', props: { options: [{ label: 'h' }] } },
        { type: 'binary-choice', props: { options: [{ statement: 'i', trueLabel: 'j', falseLabel: 'k' }] } },
        { type: 'multi-choice', props: { options: [{ label: 'l' }] } },
      ],
    },
  ],
}

test('every text of an exercise is rendered on the server', () => {
  const { block, inline } = renderTexts(exercise)
  expect(Object.keys(block)).toEqual(['leírás', 'kérdés'])
  expect(Object.keys(inline)).toEqual([...'abcdefghijkl'])
})

test('mathematics is noticed wherever it stands', () => {
  expect(hasMath(exercise)).toBe(false)
  expect(hasMath({ ...exercise, description: 'Mennyi $2 + 2$?' })).toBe(true)
  const control = { type: 'multi-choice', props: { options: [{ label: '$\\frac{1}{2}$' }] } } as const
  expect(
    hasMath({ ...exercise, subTasks: [{ description: '', maxHints: 0, hasHints: false, controls: [control] }] }),
  ).toBe(true)
})
