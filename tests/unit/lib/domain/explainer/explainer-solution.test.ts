/** What is told of a question that is left out. */
import { compileExplainer } from '@/lib/domain/explainer/compile-explainer'
import { solutionOf } from '@/lib/domain/explainer/explainer-solution'
import { spokenText } from '@/lib/domain/explainer/spoken-text'
import { figureJsonIn } from '@/lib/shared/figure/figure-fence'
import { parseStagedFigure } from '@/lib/shared/figure/staged'
import { explainerOf } from '@/tests/support/explainer-builder'

const SEED = 7
const definition = explainerOf()

/** The small explainer, whose last two steps show where they have come to. */
function withPictures() {
  const { fading } = definition
  const line = (points: string) => `(number-line {:from 0 :to 8 :step 1 :points ${points} :alt "Számegyenes"})`
  const shows = [line('[a]'), line('[(+ a 1)]')]
  const steps = fading.steps.map((step, index) =>
    index === 0 ? step : { ...step, show: shows[index - 1], highlight: ['point 1'] },
  )
  return compileExplainer(explainerOf({ fading: { ...fading, show: line('[]'), steps } }))
}

/** The numbers that the rounds of the example draw, by chapter. */
function drawn(explainer: ReturnType<typeof compileExplainer>) {
  const { beats } = explainer.draw(SEED).view()
  return (chapter: number) => Number(/\d/.exec(beats.find((beat) => beat.chapter === chapter)?.say ?? '')?.[0])
}

/** The questions of the builder: two of scenes, then the last step of the first round, then the last two of the second. */
const ofRound = { one: 2, two: [3, 4] } as const

test('a step of the example is told as it is solved, with the numbers of its round, and with why', () => {
  const explainer = compileExplainer(definition)
  const a = drawn(explainer)(1)
  const { say, why, show, spoken } = solutionOf(explainer, { seed: SEED, question: ofRound.one })
  expect(say).toBe(`Ez lesz: $${a + 1}$.`)
  expect(why).toBe(`$${a} + 1 = ${a + 1}$`)
  expect(show).toBeUndefined()
  expect(spoken).toBe(`${spokenText(say)} ${spokenText(why ?? '')}.`)
})

test('why is left out where the solved step says the same', () => {
  const { fading } = definition
  const said = 'Tehát $@a@ + 1 = @(+ a 1)@$ lesz.'
  const steps = fading.steps.map((step, index) => (index === 2 ? { ...step, say: said } : step))
  const explainer = compileExplainer(explainerOf({ fading: { ...fading, steps } }))
  const { say, why, spoken } = solutionOf(explainer, { seed: SEED, question: ofRound.one })
  expect(why).toBeUndefined()
  expect(spoken).toBe(spokenText(say))
})

test('nor is it told where the solved step says it within a sentence', () => {
  const { fading } = definition
  const said = 'Eggyel nagyobb, mert hozzáadtunk egyet.'
  const steps = fading.steps.map((step, index) =>
    index === 2 && step.ask ? { say: said, ask: { ...step.ask, why: 'Hozzáadtunk egyet.' } } : step,
  )
  const explainer = compileExplainer(explainerOf({ fading: { ...fading, steps } }))
  expect(solutionOf(explainer, { seed: SEED, question: ofRound.one }).why).toBeUndefined()
})

test('its picture comes in the room of those before it, with what is to be looked at', () => {
  const explainer = withPictures()
  const a = drawn(explainer)(2)
  const { beats } = explainer.draw(SEED).view()
  const task = parseStagedFigure(figureJsonIn(beats.findLast(({ show }) => show)?.show?.source ?? '') ?? '')
  const shown = solutionOf(explainer, { seed: SEED, question: ofRound.two[1] }).show ?? ''
  const { figure, stage } = parseStagedFigure(figureJsonIn(shown) ?? '')
  expect(JSON.stringify(figure)).toContain(String(a + 1))
  expect(stage?.highlight).toEqual(['point 1'])
  expect(stage?.box).toEqual(task.stage?.box)
})

test('nothing of the step after it is told', () => {
  const explainer = withPictures()
  const next = solutionOf(explainer, { seed: SEED, question: ofRound.two[1] })
  const told = JSON.stringify(solutionOf(explainer, { seed: SEED, question: ofRound.two[0] }))
  expect(told).toContain('Hozzáadunk egyet.')
  expect(told).not.toContain(next.say)
  expect(told).not.toContain(next.show)
})

describe('of a scene, which has said what it says, the right answer is told', () => {
  const told = (control: object, script = definition.script) => {
    const scenes = definition.scenes.map((scene) =>
      'ask' in scene && scene.ask ? { ask: { ...scene.ask, control } } : scene,
    )
    return solutionOf(compileExplainer(explainerOf({ script, scenes: scenes as never })), { seed: SEED, question: 0 })
      .say
  }

  test.each([
    [
      'a number with its unit',
      { type: 'single-number', props: { postfix: 'cm' }, solution: '(- 0 a 0.5)' },
      /^A jó válasz: \$−\d\{,\}5\$ cm$/,
    ],
    [
      'a sign that stands close to its number',
      { type: 'single-number', props: { postfix: '%' }, solution: '75' },
      'A jó válasz: $75$%',
    ],
    [
      'an ordinal, whose dot stands close to its number',
      { type: 'single-number', props: { postfix: '. napon' }, solution: '5' },
      'A jó válasz: $5$. napon',
    ],
    [
      'a whole number where decimal places might be expected',
      { type: 'single-number', props: { fractionDigits: 2, rounded: false }, solution: '10' },
      'A jó válasz: $10$',
    ],
    [
      'an exact decimal, without the places that are empty',
      { type: 'single-number', props: { fractionDigits: 3, rounded: false }, solution: '24.5' },
      'A jó válasz: $24{,}5$',
    ],
    [
      'a rounded one with all its places',
      { type: 'single-number', props: { fractionDigits: 2 }, solution: '24.5' },
      'A jó válasz: $24{,}50$',
    ],
    ['a fraction', { type: 'fraction-number', props: {}, solution: '(Fraction 1 3)' }, 'A jó válasz: $\\frac{1}{3}$'],
    [
      'several numbers',
      { type: 'number-list', props: { fields: [{}, {}] }, solution: '[1 2]' },
      'A jó válasz: $1$; $2$',
    ],
    [
      'several numbers, each with its name or its unit',
      { type: 'number-list', props: { fields: [{ prefix: 'színes:' }, { postfix: 'perc' }] }, solution: '[1 50]' },
      'A jó válasz: színes: $1$; $50$ perc',
    ],
    [
      'numbers with a sign between them',
      { type: 'number-list', props: { fields: [{ postfix: '$<$' }, {}] }, solution: '[1 2]' },
      'A jó válasz: $1$ $<$ $2$',
    ],
    ['a text', { type: 'simple-text', props: {}, solution: '"alma"' }, 'A jó válasz: alma'],
    [
      'a set of numbers',
      { type: 'number-set', props: {}, solution: '[-2 1/2]' },
      'A jó válasz: $\\left\\{-2;\\,\\frac{1}{2}\\right\\}$',
    ],
    [
      'an interval',
      { type: 'interval', props: {}, solution: '"(-oo; 2]"' },
      'A jó válasz: $\\left]-\\infty ;\\,2\\right]$',
    ],
    [
      'an option',
      { type: 'single-choice', props: { options: [{ label: 'alma' }, { label: '$\\frac12$' }] }, solution: '1' },
      /^A jó válasz: \$\\d?frac12\$$/,
    ],
    [
      'several options',
      {
        type: 'multi-choice',
        props: { options: [{ label: 'a' }, { label: 'b' }, { label: 'c' }] },
        solution: '[true false true]',
      },
      'A jó válasz: a, c',
    ],
    [
      'statements',
      {
        type: 'binary-choice',
        props: { options: [{ statement: 'Kék.' }, { statement: 'Zöld.' }] },
        solution: '[true false]',
      },
      /^A jó válasz: Kék\. Igaz\. Zöld\. Hamis\.$/i,
    ],
  ])('%s', (_, control, expected) => {
    expect(told(control)).toMatch(expected)
  })
})

test('a question that is not there is refused', () => {
  expect(() => solutionOf(compileExplainer(definition), { seed: SEED, question: 99 })).toThrow('invalid-request')
})
