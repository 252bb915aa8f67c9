import { checkExercise } from '@/lib/domain/content/check-exercise'
import { checkText } from '@/lib/domain/content/check-text'
import { parseExercise } from '@/lib/domain/content/content-files'

/** A sound exercise, a part of which each test spoils. */
const SOUND = `
classifications: ["hu|dynamic|whole-numbers"]
status: public
summary: Összeadás
script: |
  (def a (random-int 1 (by-difficulty 90 9000 900000)))
  (def b (random-int 1 90))
subtasks:
  - description: Mennyi $@a@ és $@b@ összege? @(get ["" "Becsülj előre!" "Számolj írásban!"] (- difficulty 1))@
    controls:
      - type: single-number
        props: {}
        solution: (+ a b)
    hints: [Adj hozzá tízet!, "$@a@ + @b@ = @(+ a b)@$"]
`.replaceAll('$@a@ és $@b@', '@a@ és @b@')

function faultsOf(text: string, file = 'content/exercises/proba.yaml'): readonly string[] {
  const { exercise, found } = parseExercise(file, text)
  const faults = exercise ? [...found, ...checkExercise(exercise, 50)] : found
  return faults.map(({ line, reason }) => `${line}: ${reason}`)
}

test('finds nothing in a sound exercise', () => {
  expect(faultsOf(SOUND)).toEqual([])
})

test.each([
  ['text that is not YAML', 'a: [', /flow sequence|unexpected/i],
  ['a key that is unknown', SOUND.replace('summary:', 'sumary:'), /sumary/],
  ['a control that is unknown', SOUND.replace('single-number', 'double-number'), /controls\.0/],
  ['a script that does not parse', SOUND.replace('(def b', '(def b ('), /not closed/],
  ['a name that is not defined', SOUND.replace('solution: (+ a b)', 'solution: (+ a c)'), /c\b/],
  ['a template that fails', SOUND.replace('@b@ összege', '@(/ b 0)@ összege'), /division/],
  [
    'a solution that its own grader refuses',
    SOUND.replace('(+ a b)\n', '(/ (+ a b) 1000)\n'),
    /graded (?:wrong|ungraded)/,
  ],
  [
    'a note on decimals where nothing is rounded',
    SOUND.replace('props: {}', 'props: { fractionDigits: 1 }'),
    /asks for decimal places where the text asks for no rounding/,
  ],
  [
    'an answer that is rounded to a whole number without a word',
    SOUND.replace('props: {}', 'props: { fractionDigits: 0 }').replace('(+ a b)\n', '(+ a b 0.5)\n'),
    /takes a whole number for a solution that is none/,
  ],
  [
    'an answer that is said to be exact, and is not',
    SOUND.replace('props: {}', 'props: { fractionDigits: 1, rounded: false }').replace('(+ a b)\n', '(/ (+ a b) 97)\n'),
    /says that its answer is not rounded/,
  ],
  [
    'an answer that was to come out, and does not',
    SOUND.replace('solution: (+ a b)', 'solution: (/ (+ a b) 1001)'),
    /solution: has more than 8 decimal places/,
  ],
  ['a solution of another type', SOUND.replace('solution: (+ a b)', 'solution: "\\"egy\\""'), /Number/],
  [
    'a condition of feedback that fails',
    SOUND.replace(
      '        solution: (+ a b)',
      '        solution: (+ a b)\n        feedback: [{ when: (== answer (/ a 0)), text: Nem. }]',
    ),
    /division/,
  ],
  [
    'a condition of feedback that says neither',
    SOUND.replace(
      '        solution: (+ a b)',
      '        solution: (+ a b)\n        feedback: [{ when: (- answer a), text: Nem. }]',
    ),
    /feedback\.0\.when: is neither true nor false/,
  ],
  [
    'a remark on a field that is not there',
    SOUND.replace(
      '        solution: (+ a b)',
      '        solution: (+ a b)\n        feedback: [{ when: (== answer a), text: Nem., field: 1 }]',
    ),
    /feedback\.0\.field: names field 1 of a control that has 1/,
  ],
  [
    'a remark that is longer than two lines on a phone',
    SOUND.replace(
      '        solution: (+ a b)',
      `        solution: (+ a b)\n        feedback: [{ when: (== answer a), text: "${'@a@ '.repeat(91)}" }]`,
    ),
    /feedback\.0\.text: the remark is \d+ characters long on the screen, more than 90/,
  ],
  [
    'a figure that cannot show the answer',
    SOUND.replace('props: {}', 'props: { figure: "(number-line {:from 0 :to 10 :step 1 :alt \\"Számegyenes\\"})" }'),
    /figure: cannot show the answer/,
  ],
  ['a reason that fails', SOUND.replace('    hints:', '    why: Mert @(/ a 0)@.\n    hints:'), /division/],
  ['too few hints', SOUND.replace('Adj hozzá tízet!, ', ''), /1 hints/],
  ['the same hint twice', SOUND.replace('Adj hozzá tízet!', '"$@a@ + @b@ = @(+ a b)@$"'), /same hint/],
  [
    'hints that come out the same',
    SOUND.replace('Adj hozzá tízet!', '"$@a@ + @b@ = @(+ b a)@$"'),
    /gives the same hint/,
  ],
  ['unbalanced mathematics', SOUND.replace('összege?', 'összege? $x'), /unbalanced/],
  [
    'mathematics that KaTeX does not take',
    SOUND.replace('összege?', 'összege? $\\frac{1}$'),
    /subtasks\.0\.description/,
  ],
  [
    'levels that do not differ',
    SOUND.replace('(by-difficulty 90 9000 900000)', '90').replace('(- difficulty 1)', '0'),
    /same exercises/,
  ],
  [
    'too little variety',
    SOUND.replace('(random-int 1 (by-difficulty 90 9000 900000))', 'difficulty').replace('1 90', '1 3'),
    /different texts/,
  ],
])('finds %s', (_title, text, reason) => {
  expect(faultsOf(text).join('\n')).toMatch(reason)
})

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'finds a fault that one value in ten of the third draw brings: %i',
  (value) => {
    const third = `(def c (random-int 0 9))\n  (def d (/ 1 (if (== c ${value}) 0 1)))`
    const text = SOUND.replace('subtasks:', `  ${third}\nsubtasks:`).replace('@b@ összege', '@(* b d)@ összege')
    expect(faultsOf(text).join('\n')).toMatch(/division/)
  },
)

describe('a task of an exam', () => {
  const task = SOUND.replace('hu|dynamic|whole-numbers', 'hu|final-exam|2012-05-08')
  const fixed = task.replace('(random-int 1 (by-difficulty 90 9000 900000))', '40').replace('(random-int 1 90)', '2')

  test('is sound when it is the same for everybody, in whatever order its options are shown', () => {
    const choice = fixed
      .replace('single-number', 'single-choice')
      .replace('props: {}', 'props: { shuffle: true, options: [{ label: "42" }, { label: "38" }, { label: "80" }] }')
      .replace('solution: (+ a b)', 'solution: 0')
    expect(faultsOf(fixed)).toEqual([])
    expect(faultsOf(choice)).toEqual([])
  })

  test.each([
    ['always', task],
    ['once in a while', fixed.replace('(def a 40)', '(def a (if (== (random-int 1 20) 7) 41 40))')],
  ])('must not differ by seed, %s', (_title, text) => {
    expect(faultsOf(text).join('\n')).toMatch(/is a task of an exam, and differs by seed/)
  })
})

test('names the line of a fault', () => {
  expect(faultsOf(SOUND.replace('status: public', 'status: published'))[0]).toMatch(/^3: status/)
})

test('refuses a file whose name is not an id', () => {
  expect(faultsOf(SOUND, 'content/exercises/Próba 1.yaml')[0]).toMatch(/kebab-case/)
})

test.each([
  ['an at sign', 'a@b'],
  ['NaN', 'Ez NaN.'],
  ['undefined', 'Ez undefined.'],
  ['a dollar without its pair', 'Ez $x.'],
  ['empty mathematics', 'Ez $ $.'],
  ['unknown TeX', 'Ez $\\nincs$.'],
])('a text with %s is faulty', (_title, text) => {
  expect(checkText(text)).not.toEqual([])
})

test.each(['Ára 5 \\$.', '$\\text{őű} = \\frac{1}{2}$', '$$x^{2}$$ és $y$'])('%s is sound', (text) => {
  expect(checkText(text)).toEqual([])
})
