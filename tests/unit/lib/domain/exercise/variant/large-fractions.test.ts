import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { exerciseOf } from '@/tests/support/exercise-builder'

const propsOf = (controls: NonNullable<Parameters<typeof exerciseOf>[0]['controls']>) =>
  compileExercise(exerciseOf({ controls })).variant({ seed: 1, difficultyLevel: 1 }).question().subTasks[0]?.controls[0]
    ?.props

test('fractions beside a field are as large as in a line of their own, those of its unit are not', () => {
  const props = { prefix: String.raw`$\frac{1}{2} + x =$`, postfix: String.raw`$\frac{m}{s}$` }
  expect(propsOf([{ type: 'single-number', props, solution: '1' }])).toMatchObject({
    prefix: String.raw`$\dfrac{1}{2} + x =$`,
    postfix: String.raw`$\frac{m}{s}$`,
  })
})

test('so are those of options and statements, written out or drawn', () => {
  const written = propsOf([
    { type: 'binary-choice', props: { options: [{ statement: '$@(tex-frac 1 2)@ < 1$' }] }, solution: '[true]' },
  ])
  expect(written).toMatchObject({ options: [{ statement: String.raw`$\dfrac{1}{2} < 1$` }] })
  const drawn = propsOf([
    {
      type: 'single-choice',
      props: { options: '[{:label (str "$" (tex-frac 1 2) "$")} {:label "1"}]' },
      solution: '0',
    },
  ])
  expect(drawn).toMatchObject({ options: [{ label: String.raw`$\dfrac{1}{2}$` }, { label: '1' }] })
})

test.each([
  ['in an exponent', String.raw`$2^{\frac{1}{2}}$`, String.raw`$2^{\frac{1}{2}}$`],
  ['in an exponent without braces', String.raw`$2^\frac{1}{2}$`, String.raw`$2^\frac{1}{2}$`],
  ['within another', String.raw`$\frac{\frac{1}{2}}{3}$`, String.raw`$\dfrac{\frac{1}{2}}{3}$`],
  [
    'after one in a set',
    String.raw`$\{\frac{1}{2}; 3\}$ vagy $\frac{3}{4}$`,
    String.raw`$\{\dfrac{1}{2}; 3\}$ vagy $\dfrac{3}{4}$`,
  ],
  ['that is large already', String.raw`$\dfrac{1}{2}$`, String.raw`$\dfrac{1}{2}$`],
])('a fraction %s', (_title, prefix, expected) => {
  expect(propsOf([{ type: 'single-number', props: { prefix }, solution: '1' }])).toMatchObject({ prefix: expected })
})
