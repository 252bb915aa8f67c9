import { levelsOf } from '@/lib/domain/content/check-exercise'
import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'
import { type FigureControl, placesInFigure } from '@/lib/domain/exercise/model/figure-answer'
import { modelAnswer } from '@/lib/domain/exercise/model-answer'
import type { ControlAnswerKey } from '@/lib/domain/exercise/variant/answer-key'
import { allExercises } from '@/tests/support/right-answers'

const SEEDS = dispersedSeeds(24)

/** Where the right answers lie in the figures of an exercise at one level, by place in the exercise: one list a draw. */
async function* placesOfAnswers() {
  for (const exercise of await allExercises()) {
    const hasFigures = exercise.definition.subtasks.some(({ controls }) =>
      controls.some(({ props }) => 'figure' in props && props.figure !== undefined),
    )
    if (!hasFigures) continue
    for (const difficultyLevel of levelsOf(exercise.definition)) {
      const drawn = new Map<string, { readonly answer: string; readonly places: string }[]>()
      for (const seed of SEEDS) {
        const variant = exercise.variant({ seed, difficultyLevel })
        for (const [subTask, { controls }] of variant.question().subTasks.entries()) {
          for (const [index, control] of controls.entries()) {
            if (!('figure' in control.props) || !control.props.figure) continue
            const answer = modelAnswer(control, variant.keys(subTask)[index] as ControlAnswerKey) // a key a control
            const typed = [answer].flatMap((part) =>
              typeof part === 'object' ? Object.values(part).map(String) : String(part),
            )
            const at = `${subTask}.${index}`
            const places = placesInFigure(control as FigureControl, typed).join()
            drawn.set(at, [...(drawn.get(at) ?? []), { answer: typed.join(), places }])
          }
        }
      }
      for (const [at, draws] of drawn)
        yield { name: `${exercise.id}, level ${difficultyLevel}, ${at}`, id: exercise.id, draws }
    }
  }
}

test('at least thirty exercises are answered in figures, and none of these tells by itself where the answer is', async () => {
  const ids = new Set<string>()
  const telling: string[] = []
  for await (const { name, id, draws } of placesOfAnswers()) {
    ids.add(id)
    const [answers, places] = [new Set(draws.map(({ answer }) => answer)), new Set(draws.map((draw) => draw.places))]
    // Tasks of exams are the same for every seed.
    if (answers.size > 1 && places.size === 1) telling.push(name)
  }
  expect(telling).toEqual([])
  expect(ids.size).toBeGreaterThanOrEqual(30)
})
