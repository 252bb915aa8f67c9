import { saysWhatWasDone } from '@/lib/domain/content/check-coinciding-mistakes'
import { checkExercise } from '@/lib/domain/content/check-exercise'
import { parseSum, type SumControl } from './sum-exercise'

/** What is found of remarks on what was done. */
function coincidences(rules: readonly (readonly [when: string, text: string])[], control: SumControl = {}) {
  const feedback = rules.map(([when, text]) => `          - { when: ${JSON.stringify(when)}, text: ${text} }`)
  return checkExercise(parseSum(feedback.join('\n'), control), 10)
    .map(({ reason }) => reason)
    .filter((reason) => reason.includes('says what the pupil did'))
}

test('a remark that says what was done, where another mistake comes to the same number', () => {
  const found = coincidences([
    ['(== answer a)', 'Az elsőt írtad le.'],
    ['(== answer b)', 'A másodikat írtad le.'],
  ])
  expect(found).toEqual([
    expect.stringMatching(
      /^subtasks\.0\.controls\.0\.feedback\.0\.text: .* the mistake of rule 2 \(seed \d*[02468], level 1\)$/,
    ),
  ])
})

test('one that holds for many numbers is no better', () => {
  const rules = [
    ['(< answer 6)', 'Elfelejtetted az egyiket.'],
    ['(== answer b)', 'A másodikat írtad le.'],
  ] as const
  expect(coincidences(rules)).toHaveLength(1)
})

test.each([
  ['words on what the number is', '(== answer a)', 'Ez csak az első.', '(== answer b)'],
  ['the same words for both', '(== answer a)', 'Csak az egyiket írtad le.', '(== answer b)'],
  ['numbers that never meet', '(== answer a)', 'Az elsőt írtad le.', '(== answer (+ b 1))'],
  ['a draw that is left out', '(and (!= a b) (== answer a))', 'Az elsőt írtad le.', '(== answer b)'],
  ['a comparison of parts of the answer', '(== answer a)', 'Az elsőt írtad le.', '(== answer (abs answer))'],
])('%s', (_, first, text, second) => {
  expect(
    coincidences([
      [first, text],
      [second, 'Csak az egyiket írtad le.'],
    ]),
  ).toEqual([])
})

test('fields of a list, of which the others are right', () => {
  const pair = { type: 'number-list', props: '{ fields: [{}, {}] }', solution: '[7 (+ a b)]' }
  const rules = [
    ['(== (last answer) a)', 'Az elsőt írtad le.'],
    ['(== (get answer 1) b)', 'A másodikat írtad le.'],
  ] as const
  expect(coincidences(rules, pair)).toHaveLength(1)
  expect(coincidences([['(== (head answer) a)', 'Az elsőt írtad le.'], rules[1]], pair)).toEqual([])
})

test('answers that are named', () => {
  const expression = { type: 'expression', props: '{ variables: [x] }', solution: '(str a "x+" b)' }
  const rules = [
    ['(str b "x+1")', 'A másodikkal szoroztál.'],
    ['(str "1+" a "x")', 'Kimaradt valami.'],
  ] as const
  expect(coincidences(rules, expression)).toHaveLength(1)
})

test.each([
  ['Összeadtad a két számot.', true],
  ['Ez az összegük. Elfelejtettél osztani!', true],
  ['Az előjeleket felcserélted.', true],
  ['Merre léptél?', false],
  ['Ha összeadtad őket, az nem elég.', false],
  ['Ezt keresheted a táblázatban is.', false],
  ['Ez a különbségük. Most az összegük a kérdés.', false],
])('%s says what was done: %s', (remark, says) => {
  expect(saysWhatWasDone(remark)).toBe(says)
})
