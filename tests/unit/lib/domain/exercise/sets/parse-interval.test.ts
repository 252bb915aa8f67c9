import { formulaTex } from '@/lib/domain/exercise/model/formula/formula-tex'
import { layOutSet } from '@/lib/domain/exercise/model/sets/interval-layout'
import { parseInterval } from '@/lib/domain/exercise/model/sets/parse-interval'
import { setInputMessages } from '@/lib/shared/messages/set-input'
import { expectToReadAnything } from '@/tests/support/typed-sets'

const messages = setInputMessages.interval

/** What is shown, in signs as they are typed, or what the pupil is told. */
function shown(typed: string): string {
  const read = parseInterval(typed, 'x')
  if (read.kind === 'fault') return read.message
  return formulaTex(layOutSet(read.result))
    .replace(/\\left\\?|\\right\\?|\\,| /g, '')
    .replace(/\\infty/g, '∞')
    .replace(/\\cup/g, '∪')
    .replace(/\\setminus/g, '∖')
    .replace(/\\le/g, '≤')
    .replace(/\\ge/g, '≥')
    .replace(/\\ne/g, '≠')
    .replace(/\\mathbb\{R\}/g, 'ℝ')
    .replace(/\\emptyset/g, '∅')
    .replace(/\\text\{(\w+|és)\}/g, ' $1 ')
    .replace(/\{,\}/g, ',')
}

test.each([
  ['[1; 2]', '[1;2]'],
  ['[1;2[', '[1;2['],
  ['(1; 2)', ']1;2['],
  ['[1; 2)', '[1;2['],
  [']1,5; 2,5]', ']1,5;2,5]'],
  [']-∞; 3]', ']-∞;3]'],
  [']−végtelen; 3[', ']-∞;3['],
  ['(-oo; +oo)', ']-∞;∞['],
  ['[1/2; ∞[', '[\\frac{1}{2};∞['],
  ['x ∈ ]1; 2[', ']1;2['],
  ['M = [1; 2]', '[1;2]'],
  ['x < 3', 'x<3'],
  ['X<3', 'x<3'],
  ['3 > x', '3>x'],
  ['x <= -1/2', 'x≤-\\frac{1}{2}'],
  ['x ⩾ 2', 'x≥2'],
  ['1 ≤ x < 2', '1≤x<2'],
  ['2 > x >= 1', '2>x≥1'],
  ['-∞ < x < 3', '-∞<x<3'],
  ['x = 2', 'x=2'],
  ['x ≠ 2', 'x≠2'],
  ['x != 2', 'x≠2'],
  ['x > 1 és x < 3', 'x>1 és x<3'],
  ['x < 1 vagy x > 3', 'x<1 vagy x>3'],
  [']1;2[∪]3;4[', ']1;2[∪]3;4['],
  ['[1;2] U [3;4]', '[1;2]∪[3;4]'],
  ['[1;2]u[3;4]', '[1;2]∪[3;4]'],
  ['[1; 2] vagy x = 3', '[1;2]∪x=3'],
  ['R', 'ℝ'],
  ['x ∈ ℝ', 'ℝ'],
  ['minden valós szám', 'ℝ'],
  ['R+', 'ℝ^{+}'],
  ['R⁻ ∪ {0}', 'ℝ^{-}∪{0}'],
  ['R \\ {2}', 'ℝ∖{2}'],
  ['ℝ∖{2; -3}', 'ℝ∖{2;-3}'],
  ['R/{2}', 'ℝ∖{2}'],
  ['{}', '∅'],
  ['∅', '∅'],
  ['nincs megoldás', '∅'],
  ['[2; 2]', '[2;2]'],
])('%s is shown as %s', (typed, expected) => {
  expect(shown(typed)).toBe(expected)
})

test.each([
  ['', messages.empty],
  ['[1, 2]', messages.separator],
  ['[1,2]', messages.separator],
  ['[1]', messages.ends],
  ['[; 2]', messages.ends],
  ['[1; ]', messages.ends],
  ['[1; 2', setInputMessages.unclosed('[')],
  ['[2; 1]', messages.reversed],
  [']2; 2]', messages.reversed],
  [']∞; 2]', messages.reversed],
  ['5 < x < 3', messages.reversed],
  ['[-∞; 2]', messages.infinity],
  ['x ≤ ∞', messages.infinity],
  ['1 < x > 3', messages.chain],
  ['x < 3 < 5', messages.chain],
  ['x < ', messages.missing],
  ['x < 1 vagy', messages.missing],
  ['[1;2] ∪', messages.missing],
  ['x < 1; x > 3', messages.join],
  ['[1;3] ∩ [2;4]', messages.intersection],
  ['[1;3] és [2;4]', messages.intersection],
  ['[1;5] \\ [2;3]', messages.difference],
  ['y < 2', setInputMessages['unknown-letter']('y', 'x')],
  ['2 < y', setInputMessages['unknown-letter']('y', 'x')],
  ['alma', messages.unknown('alma')],
  ['3', messages.unknown('3')],
  ['[1; 2] 3', setInputMessages.stray('3')],
  ['<2', setInputMessages.stray('<')],
])('%j cannot be read, and it is said why: %s', (typed, message) => {
  expect(shown(typed)).toBe(message)
})

test('the letter is that of the task, and takes no sign away from it', () => {
  expect(parseInterval('u < 2', 'u').kind).toBe('read')
  expect(parseInterval('r > 2', 'r').kind).toBe('read')
})

test('whatever is typed is read or is a fault, is never thrown, and takes no time', async () => {
  await expectToReadAnything((typed) => parseInterval(typed, 'x'))
})
