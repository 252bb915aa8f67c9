import { SolutionError } from '@/lib/domain/exercise/grade/control-grade'
import { pointInputMessages as messages } from '@/lib/shared/messages/point-input'
import { type ControlSource, grade } from '@/tests/support/exercise-builder'

const single: ControlSource = {
  type: 'point',
  props: { prefix: "$A' =$" },
  solution: '[2 -1.5]',
  feedback: [
    { when: '[-1.5 2]', text: 'Felcserélted a két koordinátát.' },
    { when: '(== (get answer 0) 2)', text: 'Az első koordináta jó: $@(get answer 0)@$.' },
  ],
}
const two: ControlSource = {
  type: 'point',
  props: { points: [{ prefix: '$P =$' }, { prefix: '$Q =$' }] },
  solution: '[[1 2] [1/3 0]]',
  feedback: [
    { when: '(== (get answer 0) [2 1])', text: 'A $P$ koordinátái felcserélve állnak.', field: 0 },
    { when: '(== (get (get answer 1) 1) 0)', text: 'A $Q$ az $x$ tengelyen van, az jó.' },
  ],
}
const graded = (control: ControlSource, ...answer: string[]) => grade([control], [answer])

test.each([
  ['(2; -1,5)', 'correct'],
  ['2;-3/2', 'correct'],
  ["A'(2,0; -1 1/2)", 'correct'],
  ['(2; 1,5)', 'wrong'],
  ['(-2; -1,5)', 'wrong'],
  ['(2, -1,5)', 'ungraded'],
  ['(2; -1,5', 'ungraded'],
  ['', 'ungraded'],
])('a single point: %j is %s', (answer, outcome) => {
  expect(graded(single, answer).outcome).toBe(outcome)
})

test('a rule names a wrong point as a solution does, in whatever way it is typed; a condition sees its vector', () => {
  for (const answer of ['(-1,5; 2)', '-3/2;2']) {
    expect(graded(single, answer).feedback).toBe('Felcserélted a két koordinátát.')
  }
  expect(graded(single, '(2; 7)').feedback).toBe('Az első koordináta jó: $2$.')
})

test('what cannot be read says how to type it', () => {
  expect(graded(single, '(2, -1,5)').feedback).toBe(messages.comma('2', '-1,5'))
})

test('of several points each has its place, a fraction is exact, and the one that a remark is about is marked', () => {
  expect(graded(two, '(1; 2)', '(1/3; 0)').outcome).toBe('correct')
  expect(graded(two, '(1/3; 0)', '(1; 2)').outcome).toBe('wrong')
  expect(graded(two, '(1; 2)', '(0,33; 0)').outcome).toBe('wrong')
  expect(graded(two, '(2; 1)', '(1/3; 1)')).toMatchObject({ field: { control: 0, index: 0 } })
  expect(graded(two, '(1; 2)', '(3; 0)').feedback).toBe('A $Q$ az $x$ tengelyen van, az jó.')
})

test('an answer has a text for each point', () => {
  expect(() => graded(two, '(1; 2)')).toThrow('invalid-request')
})

test.each(['5', '[1]', '[1 2 3]', '["1" "2"]', '[[1 2] [3 4]]'])('%s is no solution of a single point', (solution) => {
  expect(() => graded({ ...single, solution }, '(1; 2)')).toThrow(SolutionError)
})

const line: ControlSource = {
  type: 'point',
  props: { shape: 'line' },
  solution: '[[0 1] [1 3]]',
  feedback: [
    { when: '[[0 1] [1 -1]]', text: 'A meredekség előjele fordítva van.' },
    { when: true, text: 'Más egyenes.' },
  ],
}
const parabola: ControlSource = {
  type: 'point',
  props: { shape: 'parabola' },
  solution: '[[1 -2] [2 -1]]',
  feedback: [{ when: '[[-1 -2] [0 -1]]', text: 'A csúcspont első koordinátájának az előjelét nézd meg!' }],
}

test.each([
  ['(0; 1)', '(1; 3)', 'correct'],
  ['(1; 3)', '(0; 1)', 'correct'],
  ['(-1/2; 0)', '(100; 201)', 'correct'],
  ['(0; 1)', '(1; 4)', 'wrong'],
  ['(0; 2)', '(1; 4)', 'wrong'],
  ['(0; 1)', '(0; 2)', 'wrong'],
  ['(0; 1)', '(0; 1)', 'ungraded'],
  ['(0; 1)', '', 'ungraded'],
])('a line by two of its points, whichever: %j and %j are %s', (first, second, outcome) => {
  expect(graded(line, first, second).outcome).toBe(outcome)
})

test.each([
  ['(1; -2)', '(2; -1)', 'correct'],
  ['(1; -2)', '(0; -1)', 'correct'],
  ['(1; -2)', '(4; 7)', 'correct'],
  ['(1; -2)', '(1,5; -1,75)', 'correct'],
  ['(2; -1)', '(1; -2)', 'wrong'],
  ['(1; -2)', '(2; -3)', 'wrong'],
  ['(1; -2)', '(1; 3)', 'ungraded'],
  ['(1; -2)', '(5; -2)', 'ungraded'],
])('a parabola by its vertex and any other point: %j and %j are %s', (vertex, other, outcome) => {
  expect(graded(parabola, vertex, other).outcome).toBe(outcome)
})

test('a wrong line or parabola is named by any of its points', () => {
  expect(graded(line, '(2; -3)', '(-1; 3)').feedback).toBe('A meredekség előjele fordítva van.')
  expect(graded(line, '(2; -3)', '(-1; 4)').feedback).toBe('Más egyenes.')
  expect(graded(parabola, '(-1; -2)', '(1; 2)').feedback).toContain('első koordinátájának')
})

test('points that set nothing say so, and cost nothing', () => {
  expect(graded(line, '(0; 1)', '(0; 1)').feedback).toBe(messages.shape.line)
  expect(graded(parabola, '(1; -2)', '(1; 3)').feedback).toBe(messages.shape.parabola)
})

test('a solution has to set the shape', () => {
  expect(() => graded({ ...parabola, solution: '[[1 -2] [1 3]]' }, '(1; -2)', '(2; -1)')).toThrow(SolutionError)
})
