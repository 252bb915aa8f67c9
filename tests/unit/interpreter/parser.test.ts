import { parse } from '@/interpreter'
import { exe } from './exe'

/** All faults of a source in order, such as `unexpected-token 1:8`. */
function faults(source: string): string[] {
  return parse(source).errors.map(({ kind, position }) => `${kind} ${position?.line}:${position?.column}`)
}

describe('literals', () => {
  test.each([
    ['12', '12'],
    ['-5', '-5'],
    ['007', '7'],
    ['-0', '0'],
    ['0.50', '0.5'],
    ['-1/2', '-1/2'],
    ['6/8', '3/4'],
    ['0.1234567890123456789', '0.1234567890123457'],
    ['12345678901234567890', '12345678901234570000'],
    ['true', 'true'],
    [':else', ':else'],
    ['"alma"', 'alma'],
    ['"egy\nkét"', 'egy\nkét'],
    ['"\\"\\\\\\n\\t\\u00e1"', '"\\\n\tá'],
    ['[1,2, 3]', '[1 2 3]'],
    ['{:a 1, "b" 2}', '{:a 1 "b" 2}'],
    ['[]', '[]'],
  ])('%s reads as %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })

  test.each(['1.', '.5', '+5', '1/2/3', '1/-2', '1.5.2', '1e5', 'a-5', "'a", 'a.b', '--1'])(
    '%s is a name, not a number',
    (source) => {
      expect(exe(source)).toBe('undefined-identifier 1:1')
    },
  )

  test('a minus begins a number only where no symbol goes on', () => {
    expect(exe('(- 5 -3)')).toBe('8')
    expect(exe('(def a-1 7) a-1')).toBe('7')
  })

  test('names may have letters of any alphabet', () => {
    expect(exe('(def szélesség 3) (def π 4) (+ szélesség π)')).toBe('7')
  })
})

describe('comments', () => {
  test.each([
    ['1 ; the rest\n2', '2'],
    [';# (+ 1 #; 5', '5'],
    ['(+ 1 ;# two\n lines #; 2)', '3'],
    ['5 ; no line end', '5'],
  ])('%j is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })

  test('a block comment must end', () => {
    expect(faults('1 ;# 2')).toEqual(['unexpected-end 1:3'])
  })
})

describe('faults', () => {
  test.each([
    ['"abc', ['unterminated-string 1:1']],
    ['(+ 1\n  "x', ['unterminated-string 2:3', 'unexpected-end 1:1']],
    ['(+ 1 `x)', ['unexpected-character 1:6']],
    ['# :', ['unexpected-character 1:1', 'unexpected-character 1:3']],
    ['"\\q"', ['unexpected-character 1:2']],
    ['"\\u12"', ['unexpected-character 1:2']],
    ['(+ 1 2', ['unexpected-end 1:1']],
    ['(a [b {c', ['unexpected-end 1:7', 'unexpected-end 1:4', 'unexpected-end 1:1']],
    ['(+ 1 2))', ['unexpected-token 1:8']],
    ['(+ 1 2]', ['unexpected-token 1:7']],
    ['[(+ 1 2]', ['unexpected-token 1:8']],
    [')', ['unexpected-token 1:1']],
    ['{:a}', ['unexpected-token 1:4']],
    ['#(map #(+ % 1) %)', ['unexpected-token 1:7']],
    ['1/0', ['division-by-zero 1:1']],
    ['9007199254740992/3', ['limit-exceeded 1:1']],
    [
      '` (1 2)) {:a} 1/0',
      ['unexpected-character 1:1', 'unexpected-token 1:8', 'unexpected-token 1:13', 'division-by-zero 1:15'],
    ],
  ])('%j reports all of them in order', (source, expected) => {
    expect(faults(source)).toEqual(expected)
  })

  test('columns count code points, offsets UTF-16 units', () => {
    const [error] = parse('"🙂🙂" `').errors
    expect(error?.position).toEqual({ line: 1, column: 6, offset: 7, length: 1 })
  })

  test('the parser goes on behind a fault', () => {
    const { program } = parse('(def a 1)) (def b 2) ` (def c 3)')
    expect(program.forms).toHaveLength(3)
  })

  test('too deep a nesting ends the reading', () => {
    expect(faults('('.repeat(5000))).toEqual(['limit-exceeded 1:1001'])
    expect(exe(`${'(+ 1 '.repeat(900)}0${')'.repeat(900)}`)).toBe('900')
  })
})
