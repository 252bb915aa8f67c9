import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'
import { drawOtherQuestion, textOf } from '@/lib/domain/exercise/variant/draw-other-question'
import { type ControlSource, exerciseOf } from '@/tests/support/exercise-builder'
import { allExercises } from '@/tests/support/right-answers'

const REF = { seed: 7, difficultyLevel: 2 } as const

test('the controls of one sub-task are those of the whole exercise', async () => {
  for (const exercise of await allExercises()) {
    const variant = exercise.variant(REF)
    const { subTasks } = variant.question()
    const oneByOne = subTasks.map((_, index) => variant.controls(index))
    expect(oneByOne).toEqual(subTasks.map(({ controls }) => controls))
    expect(variant.controls(subTasks.length)).toBeUndefined()
  }
})

test('what is shown does not depend on what is secret', async () => {
  for (const { definition, variant } of await allExercises()) {
    const subtasks = definition.subtasks.map((subtask) => ({
      ...subtask,
      skills: ['something-else'],
      hints: subtask.hints.map(() => 'Más.'),
      controls: subtask.controls.map((control) => ({ ...control, solution: '0', feedback: [] })),
    }))
    expect(
      compileExercise({ ...definition, skills: [], subtasks })
        .variant(REF)
        .question(),
    ).toEqual(variant(REF).question())
  }
})

test('a question names neither a skill nor a typical mistake: they would tell what the rules of feedback look for', async () => {
  const exercises = await allExercises()
  const named = exercises.flatMap(({ definition }) =>
    definition.subtasks.flatMap(({ controls }) =>
      controls.flatMap(({ feedback }) => feedback.map(({ mistake }) => mistake)),
    ),
  )
  const ids = new Set(
    [...named, ...exercises.flatMap(({ definition }) => definition.skills)].filter((id) => id?.includes('-')),
  )
  expect(ids.size).toBeGreaterThan(100)
  for (const { variant } of exercises) {
    const shown = JSON.stringify(variant(REF).question())
    expect([...ids].filter((id) => id !== undefined && shown.includes(id))).toEqual([])
    expect(shown).not.toMatch(/"(?:skills|mistake)":/)
  }
})

test('options and fields that a script computes are what their control knows of them', () => {
  const controls: ControlSource[] = [
    { type: 'number-list', props: { fields: '[{:prefix "a"} {:postfix 1.5}]' }, solution: '[7 8]' },
    { type: 'single-choice', props: { options: '[{:label "x"} "y"]' }, solution: 0 },
  ]
  const { variant } = compileExercise(exerciseOf({ controls }))
  expect(variant(REF).controls(0)).toMatchObject([
    { props: { fields: [{ prefix: 'a' }, { postfix: '1,5' }] } },
    { props: { options: [{ label: 'x' }, { label: 'y' }] } },
  ])
})

test.each<[ControlSource, string]>([
  [
    { type: 'number-list', props: { fields: '[{:prefix "a" :fractionDigits 1} {:postfix 1.5}]' }, solution: '[7 8]' },
    'fractionDigits',
  ],
  [{ type: 'single-choice', props: { options: '[{:label "x" :right true} "y"]' }, solution: 0 }, 'right'],
  [{ type: 'binary-choice', props: { options: '[{:statement "x" "key" "y"}]' }, solution: '[true]' }, 'key'],
])('options and fields that a script computes hold nothing but what their control knows: %j', (control, key) => {
  const { variant } = compileExercise(exerciseOf({ controls: [control] }))
  expect(() => variant(REF).controls(0)).toThrow(`${key}: an item has only`)
})

test('shuffled options are graded by the place in which each stands', () => {
  const { variant } = compileExercise(
    exerciseOf({
      controls: [
        {
          type: 'single-choice',
          props: { options: [{ label: 'jó' }, { label: 'a' }, { label: 'b' }, { label: 'c' }], shuffle: true },
          solution: 0,
        },
      ],
    }),
  )
  const places = dispersedSeeds(40).map((seed) => {
    const drawn = variant({ seed, difficultyLevel: 1 })
    const [control] = drawn.controls(0) ?? []
    const place =
      control?.type === 'single-choice' ? control.props.options.findIndex(({ label }) => label === 'jó') : -1
    expect(drawn.keys(0)[0]?.authorIndexes(4)[place]).toBe(0)
    return place
  })
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]))
})

test('where the right option stands in one exercise does not tell where it stands in others', () => {
  const placesOfRight = (labels: readonly string[]) => {
    const options = labels.map((label) => ({ label }))
    const { variant } = compileExercise(
      exerciseOf({ controls: [{ type: 'single-choice', props: { options, shuffle: true }, solution: 0 }] }),
    )
    return dispersedSeeds(40).map((seed) => {
      const [control] = variant({ seed, difficultyLevel: 1 }).controls(0) ?? []
      return control?.type === 'single-choice'
        ? control.props.options.findIndex(({ label }) => label === labels[0])
        : Number.NaN
    })
  }
  // Authors write the right one first, and everybody knows the seed.
  const [one, other] = [placesOfRight(['c', 'a', 'b', 'd']), placesOfRight(['5', '7', '6', '8'])]
  const alike = one.filter((place, index) => place === other[index])
  expect(alike.length).toBeLessThan(20)
})

describe('another seed', () => {
  const twoTexts = compileExercise(
    exerciseOf({
      script: '(def word (sample ["igen" "nem"]))',
      controls: [{ type: 'simple-text', props: { prefix: '@word@' }, solution: '"x"' }],
    }),
  ).variant
  const textAt = (seed: number) => textOf(twoTexts({ seed, difficultyLevel: 1 }).question())
  const drawing = (seeds: readonly number[]) => {
    let next = 0
    return () => seeds[next++ % seeds.length] ?? 1
  }

  test('says something else than what was seen, as long as there is something else', () => {
    for (const seen of dispersedSeeds(20)) {
      const drawn = drawOtherQuestion(
        twoTexts,
        { seen: [seen], difficultyLevel: 1 },
        drawing(dispersedSeeds(60).slice(20)),
      )
      expect(textOf(drawn)).not.toBe(textAt(seen))
    }
  })

  test('is drawn all the same when there is nothing else', () => {
    const seen = dispersedSeeds(20)
    expect(dispersedSeeds(60)).toContain(
      drawOtherQuestion(twoTexts, { seen, difficultyLevel: 1 }, drawing(dispersedSeeds(60).slice(20))).seed,
    )
  })
})
