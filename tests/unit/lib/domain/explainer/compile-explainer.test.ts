import fc from 'fast-check'
import { MAX_SEED } from '@/lib/domain/exercise/model'
import { modelAnswer } from '@/lib/domain/exercise/model-answer'
import { compileExplainer, gradeExplainerAnswer } from '@/lib/domain/explainer/compile-explainer'
import { spokenText } from '@/lib/domain/explainer/spoken-text'
import { figureJsonIn } from '@/lib/shared/figure/figure-fence'
import { parseStagedFigure } from '@/lib/shared/figure/staged'
import { nestedStrings } from '@/lib/shared/nested-strings'
import { explainerOf } from '@/tests/support/explainer-builder'

const explainer = compileExplainer(explainerOf())
const anySeed = fc.integer({ min: 1, max: MAX_SEED })

test('gives the same for the same seed, and a question for each that is asked, in its place', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const view = explainer.draw(seed).view()
      expect(explainer.draw(seed).view()).toEqual(view)
      const numbers = view.beats.flatMap(({ question }) => question ?? [])
      expect(numbers).toEqual(view.questions.map((_, index) => index))
    }),
    { numRuns: 20 },
  )
})

test('a voice reads what is asked as well', () => {
  const { beats, questions } = explainer.draw(7).view()
  for (const { say, spoken, question } of beats) {
    const asked = question === undefined ? '' : (questions[question]?.question ?? '')
    expect(spoken).toBe(spokenText(`${say} ${asked}`.trim()))
  }
})

test('the example fades: first its last step is asked, then the last two, of which nothing is shown', () => {
  const { beats } = explainer.draw(7).view()
  const rounds = ([1, 2] as const).map((chapter) => beats.filter((beat) => beat.chapter === chapter))
  expect(rounds.map((round) => round.map(({ say, question }) => [say !== '', question !== undefined]))).toEqual([
    [
      [true, false],
      [true, false],
      [true, false],
      [false, true],
    ],
    [
      [true, false],
      [true, false],
      [false, true],
      [false, true],
    ],
  ])
})

test('the task of each round is another one than that of the other, and than what was explained', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const { beats } = explainer.draw(seed).view()
      const tasks = ([1, 2] as const).map((of) => beats.find(({ chapter }) => chapter === of)?.say ?? '')
      const numbers = [beats[0]?.say ?? '', ...tasks].map((say) => /\d/.exec(say)?.[0])
      expect(new Set(numbers).size).toBe(3)
    }),
  )
})

test('what leaves the server has no place for a key, a rule or a remark', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const view = explainer.draw(seed).view()
      const texts = nestedStrings(view).join('\n')
      for (const secret of ['Számold meg újra', 'Ez maga a szám', '(== answer', 'random-int'])
        expect(texts).not.toContain(secret)
      expect(Object.keys(view.questions[0] ?? {}).toSorted()).toEqual(['control', 'question'])
      expect(Object.keys(view.questions[0]?.control ?? {}).toSorted()).toEqual(['props', 'type'])
    }),
    { numRuns: 20 },
  )
})

test('every question is graded right with its own key, whatever the seed', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const { questions } = explainer.draw(seed)
      const { questions: shown } = explainer.draw(seed).view()
      for (const [question, { variant, subTask }] of questions.entries()) {
        const [key] = variant.keys(subTask)
        const control = shown[question]?.control
        if (!key || !control) throw new Error('a question without a control')
        const answers = [modelAnswer(control, key)] as string[]
        expect(gradeExplainerAnswer(explainer, { seed, question, answers })).toMatchObject({ correct: true })
      }
    }),
    { numRuns: 20 },
  )
})

describe('a wrong answer', () => {
  const a = Number(/\d/.exec(explainer.draw(3).view().beats[0]?.say ?? '')?.[0])

  test('meets the remark that speaks of it', () => {
    const result = gradeExplainerAnswer(explainer, { seed: 3, question: 0, answers: [String(a)] })
    expect(result).toMatchObject({ outcome: 'wrong', feedback: `Ez maga a szám: $${a}$.` })
  })

  test('meets the last remark where no other does', () => {
    const result = gradeExplainerAnswer(explainer, { seed: 3, question: 0, answers: ['99'] })
    expect(result).toMatchObject({ outcome: 'wrong', feedback: 'Számold meg újra!' })
  })
})

test('a right answer says why', () => {
  const { beats } = explainer.draw(3).view()
  const a = Number(/\d/.exec(beats[0]?.say ?? '')?.[0])
  const result = gradeExplainerAnswer(explainer, { seed: 3, question: 0, answers: [String(a + 1)] })
  expect(result).toEqual({ correct: true, outcome: 'correct', controls: ['correct'], why: `$${a} + 1 = ${a + 1}$` })
})

test('a question that is not there is refused', () => {
  expect(() => gradeExplainerAnswer(explainer, { seed: 3, question: 99, answers: ['1'] })).toThrow('invalid-request')
})

test('pictures of a row have the same room, and say what to look at', () => {
  const { beats } = explainer.draw(3).view()
  const [first, second] = beats.map(({ show }) => parseStagedFigure(figureJsonIn(show?.source ?? '') ?? '').stage)
  expect(second?.highlight).toEqual(['jump 1'])
  expect(first?.box).toEqual(second?.box)
})

test('each chapter has a room of its own, since each begins with an empty stage', () => {
  const { scenes, fading } = explainerOf()
  const line = (more: string) => `(number-line {:from 0 :to 8 :step 1 ${more} :alt "Vonal"})`
  const high = { say: 'Ugrunk.', show: line(':jumps [[0 8 "+8"]]') }
  const { beats } = compileExplainer(explainerOf({ scenes: [...scenes, high], fading: { ...fading, show: line('') } }))
    .draw(3)
    .view()
  const rooms = beats.flatMap(({ chapter, show }) => {
    const { stage } = parseStagedFigure(figureJsonIn(show?.source ?? '') ?? '')
    return stage && show?.source.includes('Vonal') ? [{ chapter, height: stage.box.bottom - stage.box.top }] : []
  })
  expect(rooms.map(({ chapter }) => chapter)).toEqual([0, 1, 2])
  const [ofScenes = 0, first = 0, second] = rooms.map(({ height }) => height)
  expect(first).toBeLessThan(ofScenes)
  expect(second).toBe(first)
})

test('terms of a formula are named as KaTeX takes it, and those to look at are marked', () => {
  const { beats } = explainer.draw(3).view()
  const formula = beats.find(({ show }) => show && !show.isFigure)?.show?.source
  expect(formula).toMatch(/\\htmlData\{key=a\}\{\d\} \+ 1 = \\htmlData\{key=b,lit=1\}\{\d\}/)
})

test('the file is called what its skill is', () => {
  expect(() => explainerOf({ skill: 'multiples' })).toThrow('is not what the file is called')
  expect(explainerOf({ id: 'exam-felveteli', skill: undefined })).toMatchObject({ id: 'exam-felveteli' })
})

test('the last two steps of the example have to be asked', () => {
  const { fading } = explainerOf()
  const steps = fading.steps.map(({ say }) => ({ say }))
  expect(() => explainerOf({ fading: { ...fading, steps } })).toThrow('the last two steps need')
})
