import { checkExplainer } from '@/lib/domain/content/check-explainer'
import { checkExplainers } from '@/lib/domain/content/check-explainers'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { explainerFileOf, explainerOf } from '@/tests/support/explainer-builder'

const reasons = (changes: Parameters<typeof explainerFileOf>[0], seeds = 10) =>
  checkExplainer(explainerFileOf(changes), seeds).map(({ reason }) => reason)

const scenes = explainerOf().scenes
const withFirst = (first: object) => ({ scenes: [{ ...scenes[0], ...first }, ...scenes.slice(1)] }) as never

test('finds no fault in a sound one', () => {
  expect(reasons({})).toEqual([])
})

test.each([
  ['a name that is not there', withFirst({ say: 'Itt van @c@.' }), /c/],
  [
    'what is to be looked at and is not there',
    withFirst({ highlight: ['point 3'] }),
    /the picture has no part "point 3"; it has axis/,
  ],
  [
    'labels that lie on each other',
    withFirst({ show: '(sketch {:points [[0 0] [9 9]] :texts [[0 0 "egyik"] [0 0 "masik"]] :alt "a"})' }),
    /lie on each other/,
  ],
  ['TeX that is none', withFirst({ show: '$\\frac{1$' }), /show/],
  ['a caption that is too long', withFirst({ say: 'Nagyon hosszú. '.repeat(20) }), /make two scenes/],
])('tells %s', (_, changes, expected) => {
  expect(reasons(changes).join('\n')).toMatch(expected)
})

test('tells what is wrong with the very last step, which nobody sees who answers it', () => {
  const { fading } = explainerOf()
  const unseen = fading.steps.map((step, index) => (index === 2 ? { ...step, highlight: ['point 9'] } : step))
  expect(reasons({ fading: { ...fading, steps: unseen } as never }).join('\n')).toMatch(/has no part "point 9"/)
})

test('tells how often it asks, and how long it is', () => {
  const few = reasons({ scenes: scenes.slice(0, 4) as never })
  expect(few.join('\n')).toMatch(/asks 1 times, not 2 to 4/)
  expect(few.join('\n')).toMatch(/seconds, not 2 to 4 minutes/)
})

test('tells one that has the same numbers for every seed', () => {
  expect(reasons({ script: '(def a 3)' })).toEqual(['script: gives the same numbers for every seed'])
})

test('tells a condition that is neither true nor false, and a remark that cannot be drawn', () => {
  const ask = scenes[2]?.ask
  if (!ask) throw new Error('the third scene asks')
  const control = { ...ask.control, feedback: [{ when: '(+ answer 1)', text: 'Jaj.' }] }
  const changed = scenes.map((scene, index) => (index === 2 ? { ask: { ...ask, control } } : scene))
  expect(reasons({ scenes: changed as never }).join('\n')).toMatch(/is neither true nor false/)
})

test('tells a remark that is too long, be it on a mistake or for all other answers', () => {
  const ask = scenes[2]?.ask
  if (!ask) throw new Error('the third scene asks')
  const long = 'Nézd meg újra! '.repeat(7)
  const control = { ...ask.control, feedback: [{ when: 'false', text: long }] }
  for (const asked of [
    { ...ask, control },
    { ...ask, otherwise: long },
  ]) {
    const changed = scenes.map((scene, index) => (index === 2 ? { ask: asked } : scene))
    expect(reasons({ scenes: changed as never }).join('\n')).toMatch(/scenes\.2: the remark is 104 characters long/)
  }
})

describe('what it names has to be there', () => {
  const control = { type: 'single-number', props: {}, solution: '1' } as const
  const told = (exercise: object) =>
    checkExplainers({
      explainers: [explainerFileOf()],
      exercises: [
        {
          file: '',
          definition: { ...exerciseOf({ id: 'egesz-szamok', controls: [control] }), ...exercise },
          lineOf: () => 0,
        },
      ],
    }).map(({ reason }) => reason)

  test('a public exercise that trains the skill', () => {
    expect(told({ skills: ['add-integers'] })).toEqual([])
    expect(told({ skills: ['multiples'] })).toEqual(['egesz-szamok does not train add-integers'])
    expect(told({ skills: ['add-integers'], status: 'draft' })).toEqual(['egesz-szamok is no public exercise'])
  })
})
