import { compileScript, ScriptError } from '@/interpreter'
import { compileText } from '@/lib/domain/exercise/variant/text-template'
import { FigureError } from '@/lib/domain/figure/figure-value'
import { parseFigureFences, splitFigures } from '@/lib/shared/figure/figure-fence'

const fence = (body: string, indent = '') => `${indent}\`\`\`figure\n${body}\n${indent}\`\`\``

function render(text: string, script = '(def a 3)\n(def half 1/2)') {
  const compiled = compileScript(script)
  return compileText(compiled, text).render(compiled.run({ seed: 1, difficulty: 1 }))
}

/** The figures of a rendered text. */
function figuresOf(text: string): readonly unknown[] {
  return splitFigures(text).flatMap((part) => (part.isFigure ? [JSON.parse(part.text)] : []))
}

test('a figure fence is rendered to the figure as data, and the texts around it as templates', () => {
  const text = `Mennyi $@a@$?\n\n${fence('(clock {:hour a :minute (* 10 a) :alt (str "Óra: " a)})')}\n\nÉs @a@?`
  expect(render(text)).toBe(`Mennyi $3$?\n\n${fence('{"kind":"clock","hour":3,"minute":30,"alt":"Óra: 3"}')}\n\nÉs 3?`)
})

test('numbers are plain decimals, fractions stay exact, keywords are names', () => {
  const body = '(box {:width 0.1 :depth (/ 2 3) :height half :shown [:front true 100000000000000000000] :alt ""})'
  expect(figuresOf(render(fence(body)))).toEqual([
    {
      kind: 'box',
      width: 0.1,
      depth: 0.6666666666666667,
      height: '1/2',
      shown: ['front', true, 1e20],
      alt: '',
    },
  ])
})

// Authors multiply by fractions and get whole places: as text, "4", the schema of a figure refused them.
test('a whole Fraction is a number of a figure as any other', () => {
  expect(figuresOf(render(fence('(sketch {:points [[(* a 1/3) (* 2 half)]]})')))).toEqual([
    { kind: 'sketch', points: [[1, 1]] },
  ])
})

test('any expression may give the figure, over several lines and with at signs and dollars in it', () => {
  const body = '(if (== a 3)\n  (table {:rows [["@ $"]]})\n\n  (clock {}))'
  expect(figuresOf(render(fence(body)))).toEqual([{ kind: 'table', rows: [['@ $']] }])
})

test('a figure in a list keeps its indentation', () => {
  expect(render(`- első\n\n${fence('  (clock {})', '  ')}\n`)).toBe(`- első\n\n${fence('  {"kind":"clock"}', '  ')}\n`)
})

test('a figure sees the extra names of its text', () => {
  const script = compileScript('')
  const text = compileText(script, `@answer@\n${fence('(clock {:hour answer})')}`, ['answer'])
  expect(text.render(script.run({ seed: 1, difficulty: 1 }), [7])).toBe(`7\n${fence('{"kind":"clock","hour":7}')}`)
})

test('the figure functions exist in figures only', () => {
  expect(() => render('@(clock {})@')).toThrow(ScriptError)
  expect(render(`@clock@\n${fence('(clock {:hour 1})')}`, '(def clock 5)')).toContain('5\n```figure\n{"kind":"clock"')
})

test.each([
  ['an unknown kind', '(triangle {})', ScriptError],
  ['a faulty expression', '(clock {:hour b})', ScriptError],
  ['nothing', '', ScriptError],
  ['two expressions', '(clock {}) (clock {})', ScriptError],
  ['no options', '(clock)', ScriptError],
  ['a number', '(+ a 1)', FigureError],
  ['options that are no map', '(clock 12)', FigureError],
  ['a function among the options', '(clock {:hour str})', FigureError],
])('refuses a fence with %s', (_title, body, kind) => {
  expect(() => render(fence(body))).toThrow(kind)
})

test('the position of a fault counts in the whole text', () => {
  expect(() => render(`egy\nkettő\n${fence('(clock {:hour b})')}`)).toThrow(
    expect.objectContaining({ position: expect.objectContaining({ line: 4, column: 15 }) }),
  )
})

test('the parts of a cut text, joined, are the text', () => {
  const text = `a\n${fence('x')}\nb\n\`\`\`figure\nnever closed`
  const parts = parseFigureFences(text).map((part) =>
    typeof part === 'string' ? part : text.slice(part.start, part.end),
  )
  expect(parts.join('')).toBe(text)
  expect(parts).toHaveLength(3)
  expect(splitFigures(text).map(({ isFigure }) => isFigure)).toEqual([false, true, false])
})
