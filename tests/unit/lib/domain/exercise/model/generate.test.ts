import { generateControls, generateExercise } from '@/lib/domain/exercise/model/generate'
import { toPublicExercise } from '@/lib/domain/exercise/public-view'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { allExercises } from '@/tests/support/right-answers'

const REF = { seed: 7, difficultyLevel: 2 } as const

test('the controls of one sub-task are those of the whole exercise', async () => {
  for (const { publicView } of await allExercises()) {
    const { subTasks } = generateExercise(publicView, REF)
    const oneByOne = subTasks.map((_, index) => generateControls(publicView, REF, index))
    expect(oneByOne).toEqual(subTasks.map(({ controls }) => controls))
    expect(generateControls(publicView, REF, subTasks.length)).toBeUndefined()
  }
})

test('options and fields that a script computes hold nothing but what their control knows', () => {
  const view = toPublicExercise(
    exerciseOf({
      controls: [
        { type: 'number-list', props: { fields: '[{:prefix "a" :key "7"} {:postfix 1.5}]' }, solution: '[7 8]' },
        { type: 'single-choice', props: { options: '[{:label "x" :right true} "y"]' }, solution: 0 },
      ],
    }),
  )
  expect(generateControls(view, REF, 0)).toMatchObject([
    { props: { fields: [{ prefix: 'a' }, { postfix: '1,5' }] } },
    { props: { options: [{ label: 'x' }, { label: 'y' }] } },
  ])
  expect(JSON.stringify(generateControls(view, REF, 0))).not.toMatch(/"(?:key|right)"/)
})
