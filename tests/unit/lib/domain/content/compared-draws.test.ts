import { checkExercise } from '@/lib/domain/content/check-exercise'
import { parseExercise } from '@/lib/domain/content/content-files'

/** A sound story of three situations, a part of which each test spoils. */
const STORY = `
classifications: ["hu|grade|5"]
skills: [add-whole-numbers]
status: public
summary: Vásárlás
script: |
  (def a (random-int 11 40))
  (def b (random-int 50 90))
  (def place (random-int 0 2))
  (def frame (get ["Peti almát és körtét vett a piacon, forintban:" "A buszon felszállt először, majd a második megállónál utas:"
    "Egy füzet és egy toll ára a papírboltban külön-külön:"] place))
subtasks:
  - description: "@frame@ @a@ és @b@. Mennyi együtt?"
    controls:
      - type: single-number
        props: {}
        solution: (+ a b)
    hints: [Adj hozzá tízet!, "$@a@ + @b@ = @(+ a b)@$"]
  - description: "@frame@ @a@ és @b@. Melyik a nagyobb?"
    controls:
      - type: single-choice
        props: { options: [{ label: az első }, { label: a második }, { label: egyenlők }] }
        solution: (get [0 1 2] place)
    hints: [Nézd a tízeseket!, A tízesek döntenek.]
`

/** The same as practice of three levels, the texts of which differ. */
const PRACTICE = STORY.replace('hu|grade|5', 'hu|dynamic|whole-numbers').replaceAll(
  'Mennyi együtt?',
  'Mennyi @(get [:együtt :felük :harmaduk] (- difficulty 1))@?',
)

function faultsOf(text: string): readonly string[] {
  const { exercise, found } = parseExercise('content/exercises/proba.yaml', text)
  if (!exercise) return found.map(({ reason }) => reason)
  return checkExercise(exercise, 1).map(({ reason }) => reason)
}

test('finds nothing in a sound story', () => {
  expect(faultsOf(STORY)).toEqual([])
})

const options = 'options: [{ label: az első }, { label: a második }, { label: egyenlők }]'
const number = 'solution: (+ a b)'

test.each([
  ['a story of two situations', STORY.replace('(random-int 0 2)', '(random-int 0 1)'), 'level 1 tells of'],
  [
    'a story whose situations differ in numbers only',
    STORY.replaceAll('@frame@', 'Almát vettünk:'),
    'level 1 tells of',
  ],
  [
    'a number that is always the same',
    STORY.replace(number, 'solution: 7'),
    'subtasks.0.controls.0: level 1 has the same answer',
  ],
  [
    'an option that is always right',
    STORY.replace('(get [0 1 2] place)', '1'),
    'subtasks.1.controls.0: level 1 has the same answer',
  ],
  [
    'an option that is always right, though shuffled',
    STORY.replace('(get [0 1 2] place)', '1').replace('props: { options', 'props: { shuffle: true, options'),
    'subtasks.1.controls.0: level 1 has the same answer',
  ],
  [
    'statements that always have the same truth',
    STORY.replace('single-choice', 'binary-choice')
      .replace(options, 'options: [{ statement: "@a@ kisebb" }, { statement: "@b@ kisebb" }]')
      .replace('(get [0 1 2] place)', '"[(< a b) (< b a)]"'),
    'subtasks.1.controls.0: level 1 has the same answer',
  ],
  [
    'an option that is never right',
    STORY.replace('(get [0 1 2] place)', '(get [0 1 0] place)'),
    'subtasks.1.controls.0: "egyenlők" is never right',
  ],
  [
    'an answer in a hint before the last',
    STORY.replace('Adj hozzá tízet!', '"Ez @(+ a b)@."'),
    'subtasks.0.hints.0: hint 1 of 2 has the answer already at level 1',
  ],
  [
    'an answer in an earlier hint that is written as in a formula',
    STORY.replace(number, 'solution: (/ (+ a b) 1000)').replace('Adj hozzá tízet!', '"Ez $@(/ (+ a b) 1000)@$."'),
    'subtasks.0.hints.0: hint 1 of 2 has the answer already at level 1',
  ],
  [
    'a rounded number that may lack its zero',
    STORY.replace('add-whole-numbers', 'round-decimals')
      .replace('Mennyi együtt?', 'Kerekíts tizedre!')
      .replace('props: {}', 'props: { fractionDigits: 1 }')
      .replace(number, 'solution: (/ (+ a b) 4)'),
    'subtasks.0.controls.0.props: takes a rounded number',
  ],
])('finds %s', (_title, text, fault) => {
  expect(faultsOf(text).join('\n')).toContain(fault)
})

test.each([
  ['where rounding only ends a calculation', 'add-decimals', 'fractionDigits: 1'],
  ['where the zero has to be written', 'round-decimals', 'fractionDigits: 1, exactDigits: true'],
])('finds no short form %s', (_title, skill, props) => {
  const text = STORY.replace('add-whole-numbers', skill)
    .replace('Mennyi együtt?', 'Kerekíts tizedre!')
    .replace('props: {}', `props: { ${props} }`)
  expect(faultsOf(text.replace(number, 'solution: (/ (+ a b) 4)'))).toEqual([])
})

test('an answer that the question has too is in no earlier hint by itself', () => {
  const text = STORY.replace(number, 'solution: b').replace('Adj hozzá tízet!', '"A @a@ és a(z) @b@ közül."')
  expect(faultsOf(text)).toEqual([])
})

test('an answer that only a figure of the question has is in no earlier hint by itself', () => {
  const figure = '(table {:head [\\"ár\\" a b] :rows [[\\"darab\\" 1 2]] :alt \\"Két ár\\"})'
  const asked = STORY.replaceAll(' @a@ és @b@.', '').replace(
    'Mennyi együtt?',
    `Mennyi együtt?\\n\\n\`\`\`figure\\n${figure}\\n\`\`\`\\n`,
  )
  const text = asked.replace(number, 'solution: b').replace('Adj hozzá tízet!', '"Hasonlítsd össze: @a@ és @b@!"')
  expect(faultsOf(text)).toEqual([])
})

test('the places of a drawing are no numbers that it tells', () => {
  const figure = '(polygon {:vertices [[0 0] [7 0] [3.7 2.9]] :alt \\"Háromszög\\"})'
  const hint = `"Rajzold le!\\n\\n\`\`\`figure\\n${figure}\\n\`\`\`\\n"`
  const seven = STORY.replace(number, 'solution: 7\n        constant: it is seven in each of the three situations')
  expect(faultsOf(seven.replace('Adj hozzá tízet!', hint))).toEqual([])
})

test('a decimal of a table is no two numbers', () => {
  const figure = '(table {:head [\\"ár\\"] :rows [[2.7]] :alt \\"Egy ár\\"})'
  const hint = `"Nézd a táblázatot!\\n\\n\`\`\`figure\\n${figure}\\n\`\`\`\\n"`
  const seven = STORY.replace(number, 'solution: 7\n        constant: it is seven in each of the three situations')
  expect(faultsOf(seven.replace('Adj hozzá tízet!', hint))).toEqual([])
})

test('an author may say why an earlier hint has the number', () => {
  const early = STORY.replace(
    'hints: [Adj hozzá tízet!',
    'early: the hint has it as the number of a page\n    hints: ["Nézd meg @(+ a b)@. oldalát!"',
  )
  expect(faultsOf(early)).toEqual([])
})

test('levels that ask in the same words are found by sub-task, unless the author says what differs', () => {
  const alike = faultsOf(PRACTICE)
  expect(alike).toEqual([
    expect.stringContaining('subtasks.1: levels 1 and 2'),
    expect.stringContaining('subtasks.1: levels 2 and 3'),
  ])
  const told = PRACTICE.replace('hints: [Nézd', 'levels: the numbers are nearer to each other\n    hints: [Nézd')
  expect(faultsOf(told)).toEqual([])
})

test('an author may say why an answer does not change', () => {
  const constant = STORY.replace('(get [0 1 2] place)', '1\n        constant: the second is what the lesson is about')
  expect(faultsOf(constant)).toEqual([])
})

test.each([
  ['a constant answer', number, `${number}\n        constant: it was so once upon a time`, 'why its answer'],
  ['alike levels', 'hints: [Adj', 'levels: they were alike once\n    hints: [Adj', 'how its levels differ'],
  ['an early answer', 'hints: [Adj', 'early: it stood there once\n    hints: [Adj', 'and none has'],
])('a reason for %s that is none any more is told', (_title, from, to, reason) => {
  expect(faultsOf(PRACTICE.replace(from, to)).join('\n')).toContain(reason)
})
