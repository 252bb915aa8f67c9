import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'
import { generateExercise } from '@/lib/domain/exercise/model/generate'
import { DrawOrderError, toPublicExercise } from '@/lib/domain/exercise/public-view'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { allExercises } from '@/tests/support/right-answers'

const sum = (script: string) =>
  exerciseOf({
    script,
    controls: [{ type: 'single-number', props: { prefix: '$@a@ + @b@ =$' }, solution: 'total' }],
  })

test('leaves out solutions, hints, feedback, and definitions that only they use', () => {
  const view = toPublicExercise(sum('(def a (random-int 1 9))\n(def b 2)\n(def total (+ a b))'))
  expect(view.script).toBe('(def a (random-int 1 9))\n(def b 2)')
  expect(JSON.stringify(view)).not.toMatch(/total|solution|Gondolkodj/)
  expect(view.subTasks[0]).toMatchObject({ maxHints: 2, hasHints: true })
})

test('keeps what a kept definition needs in its turn', () => {
  const view = toPublicExercise(sum('(defn twice [x] (* 2 x))\n(def a (twice 3))\n(def b a)\n(def total (twice b))'))
  expect(view.script).toBe('(defn twice [x] (* 2 x))\n(def a (twice 3))\n(def b a)')
})

test('draws the same numbers as the whole script', () => {
  const exercise = compileExercise(sum('(def a (random-int 1 999))\n(def b (random-int 1 999))\n(def total (+ a b))'))
  for (const seed of dispersedSeeds(50)) {
    const prefix = generateExercise(exercise.publicView, { seed, difficultyLevel: 1 }).subTasks[0]?.controls[0]
    const [a = 0, b = 0] = JSON.stringify(prefix).match(/\d+/g)?.map(Number) ?? []
    const { solution } = exercise.key.keyFor({ seed, difficultyLevel: 1 }).controls(0)[0] ?? {}
    expect(solution).toBe(a + b)
  }
})

test('refuses a definition for solutions that draws before one for pupils', () => {
  expect(() => toPublicExercise(sum('(def total (random))\n(def a (random))\n(def b 1)'))).toThrow(DrawOrderError)
  expect(() => toPublicExercise(sum('(defn pick [] (random))\n(def total (pick))\n(def a (pick))\n(def b 1)'))).toThrow(
    DrawOrderError,
  )
  expect(() => toPublicExercise(sum('(def a (random))\n(def b 1)\n(def total (random))'))).not.toThrow()
})

test('lists options that will be shuffled by their text, whatever the order of the author', () => {
  const listed = (labels: string[]) =>
    toPublicExercise(
      exerciseOf({
        controls: [
          { type: 'single-choice', props: { options: labels.map((label) => ({ label })), shuffle: true }, solution: 0 },
        ],
      }),
    ).subTasks
  expect(listed(['c', 'a', 'b'])).toEqual(listed(['b', 'c', 'a']))
})

test('the public view of every exercise does not depend on what is secret in it', async () => {
  for (const { definition, publicView } of await allExercises()) {
    const subtasks = definition.subtasks.map((subtask) => ({
      ...subtask,
      hints: subtask.hints.map(() => 'Más.'),
      controls: subtask.controls.map((control) => ({ ...control, solution: '0', feedback: [] })),
    }))
    expect(toPublicExercise({ ...definition, subtasks })).toEqual(publicView)
  }
})

test('keeps what a figure of the question needs, and leaves out what only one of a hint does', () => {
  const figure = (name: string) => `\`\`\`figure\n(clock {:hour ${name} :alt "@secret@"})\n\`\`\``
  const view = toPublicExercise(
    exerciseOf({
      script: '(def hour 3)\n(def hinted 4)\n(def clock 5)\n(def secret 6)',
      description: figure('hour'),
      subtasks: [
        {
          description: 'Mennyi?',
          controls: [{ type: 'single-number', props: {}, solution: 'secret' }],
          hints: [figure('hinted')],
        },
      ],
    }),
  )
  expect(view.script).toBe('(def hour 3)')
})
