import { compileScript, ScriptError } from '@/interpreter'
import { formatError } from '@/scripts/support/format-error'

/** How the fault of a script is shown. */
function shown(source: string): string {
  try {
    compileScript(source).run({ seed: 1, difficulty: 1 })
  } catch (error) {
    if (error instanceof ScriptError) return formatError(error)
    throw error
  }
  throw new Error(`no fault in ${source}`)
}

test('shows the line of the fault, with carets under all of it', () => {
  expect(shown('(def a 1)\n(+ 2 (/ a 0))\n(def b 2)')).toBe(
    ['division-by-zero at 2:6: division by zero', '2 | (+ 2 (/ a 0))', '  |      ^^^^^^^'].join('\n'),
  )
})

test.each([
  ['only the first line of a fault that goes over several', '(sqrt\n  "a")', ['1 | (sqrt', '  | ^^^^^']],
  ['a caret behind the end of a text that ends too early', '(+ 1 "a', ['1 | (+ 1 "a', '  |      ^^']],
  ['characters beyond 16 bits as one', '(str "𝄞😀" é)', ['1 | (str "𝄞😀" é)', '  |           ^']],
  ['tabs as tabs', '\t(f 1)', ['1 | \t(f 1)', '  | \t ^']],
  ['line ends of Windows', '(def a 1)\r\n(/ a 0)\r\n', ['2 | (/ a 0)', '  | ^^^^^^^']],
  ['a margin as wide as the number of the line', `${'\n'.repeat(9)}(f 1)`, ['10 | (f 1)', '   |  ^']],
])('shows %s', (_, source, excerpt) => {
  expect(shown(source).split('\n').slice(1)).toEqual(excerpt)
})

test('tells an error without a place by its kind and message', () => {
  expect(formatError(new ScriptError('invalid-arguments', 'no seed'))).toBe('invalid-arguments: no seed')
})

test('shows no line when it is not known in which text the place is', () => {
  const position = { line: 3, column: 4, offset: 20, length: 1 }
  expect(formatError(new ScriptError('division-by-zero', 'no', position))).toBe('division-by-zero at 3:4: no')
})
