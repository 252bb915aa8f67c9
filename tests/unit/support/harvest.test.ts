import { type Draw, newTally, type Suspects, suspectsOf } from '@/tests/support/harvest'
import { allExercises, rightAnswers } from '@/tests/support/right-answers'

/** How an exercise could be sent, and what else might be in it. */
type Send = (draw: Draw) => unknown

let known: readonly (readonly [Draw, Suspects])[] = []

beforeAll(async () => {
  const draws = (await allExercises()).map(
    (exercise, index): Draw => ({ exercise, ref: { seed: 100 + index, difficultyLevel: 2 } }),
  )
  known = draws.map((draw, index) => [draw, suspectsOf(draw, draws[(index + 1) % draws.length] ?? draw)])
})

function givenAwayBy(send: Send): readonly string[] {
  const tally = newTally()
  for (const [draw, suspects] of known) tally.add('page', draw.exercise.id, String(send(draw)), suspects)
  return tally.givenAway()
}

const questionOf: Send = ({ exercise, ref }) => JSON.stringify(exercise.variant(ref).question())

test('a question gives nothing away', () => {
  expect(givenAwayBy(questionOf)).toEqual([])
})

test('what stands in every page alike gives nothing away, whatever it happens to equal', () => {
  const tally = newTally()
  for (let page = 0; page < 30; page += 1) {
    const right = new Set(page < 12 ? ['20'] : [])
    tally.add('page', `${page}`, '<svg height="20">', { right, decoys: new Set() })
  }
  expect(tally.givenAway()).toEqual([])
})

test('nor does the size of a drawing that has two, where it happens to be the answer', () => {
  const tally = newTally()
  for (let page = 0; page < 30; page += 1) {
    const right = new Set(page < 12 && page % 2 === 0 ? ['41'] : [])
    tally.add('page', `${page}`, `<svg height="${page % 2 === 0 ? 41 : 37}">`, { right, decoys: new Set() })
  }
  expect(tally.givenAway()).toEqual([])
})

test('what stands in some pages, and is right there, is found', () => {
  const tally = newTally()
  for (let page = 0; page < 30; page += 1) {
    const right = new Set(page < 12 ? ['20'] : [])
    tally.add('page', `${page}`, page < 14 ? '<svg height="20">' : '', { right, decoys: new Set() })
  }
  expect(tally.givenAway()).not.toEqual([])
})

test('an answer is found beside what stands in every page alike', () => {
  const furniture = '<svg height="18"><svg height="20">'
  expect(givenAwayBy((draw) => `${furniture}<svg height="${firstAnswer(draw)}">`)).not.toEqual([])
})

test.each<[string, Send]>([
  ['a property', (draw) => `${questionOf(draw)}{"a":${JSON.stringify(firstAnswer(draw))}}`],
  [
    'the payload of a page',
    (draw) => `<script>self.__next_f.push([1,${JSON.stringify(JSON.stringify({ a: firstAnswer(draw) }))}])</script>`,
  ],
  ['an attribute', (draw) => `<p data-a="${String(firstAnswer(draw)).replaceAll('"', '&quot;')}">`],
  ['a text', (draw) => `<p>${firstAnswer(draw)}</p>`],
  ['the label of the right option', (draw) => `{"a":${JSON.stringify(rightLabel(draw))}}`],
])('an answer is found in %s', (_, send) => {
  expect(givenAwayBy(send)).not.toEqual([])
})

function firstAnswer({ exercise, ref }: Draw): unknown {
  return rightAnswers(exercise, ref)[0]?.[0]?.answer
}

function rightLabel({ exercise, ref }: Draw): string {
  const choices = rightAnswers(exercise, ref).flat()
  const [label] = choices.flatMap(({ control, answer }) =>
    control.type === 'single-choice' ? [control.props.options[Number(answer)]?.label] : [],
  )
  return label ?? ''
}
