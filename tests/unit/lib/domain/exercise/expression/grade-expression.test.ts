import { expressionInputMessages } from '@/lib/shared/messages/expression-input'
import { type ControlSource, grade } from '@/tests/support/exercise-builder'

const factored: ControlSource = {
  type: 'expression',
  props: { form: 'factored' },
  solution: '"3x(x-2)"',
  feedback: [
    { when: '"3x(x+2)"', text: 'Nézd meg a második tag előjelét!' },
    { when: '(== answer "3x")', text: 'A $@answer@$ csak a kiemelt tényező.' },
  ],
}
const graded = (answer: string, control = factored) => grade([control], [answer])

test.each([
  ['3x(x-2)', 'correct'],
  ['(x-2)*3x', 'correct'],
  ['3x^2-6x', 'ungraded'],
  ['x(3x-6)', 'ungraded'],
  ['3x(x-3)', 'wrong'],
  ['3x(x-2', 'ungraded'],
  ['', 'ungraded'],
])('%j is %s', (answer, outcome) => {
  expect(graded(answer).outcome).toBe(outcome)
})

test('what is equal in another form is told what to do, and costs nothing', () => {
  expect(graded('3x^2-6x')).toMatchObject({ correct: false, feedback: expressionInputMessages.form.factored })
})

test('a rule names a wrong expression in whatever form it is typed', () => {
  for (const answer of ['3x(x+2)', '3x^2+6x', '(x+2)*3x']) {
    expect(graded(answer).feedback).toBe('Nézd meg a második tag előjelét!')
  }
})

test('a condition sees what was typed', () => {
  expect(graded('3x').feedback).toBe('A $3x$ csak a kiemelt tényező.')
})

test('what cannot be read says why', () => {
  expect(graded('3y').feedback).toContain('Itt csak ez a betű állhat: x')
  expect(graded('1/2x').feedback).toContain('kétféleképpen')
})

test('without a form any equal expression is right', () => {
  const plain: ControlSource = { type: 'expression', props: { variables: ['a', 'b'] }, solution: '"(a+b)^2"' }
  expect(graded('a^2+2ab+b^2', plain).outcome).toBe('correct')
  expect(graded('a²+b²', plain).outcome).toBe('wrong')
})
