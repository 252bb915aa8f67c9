import { overlap } from '@/lib/shared/figure/draw/geometry'
import { labelHeight, labelWidth, plainLabel, runsOf } from '@/lib/shared/figure/draw/label-text'
import { placeLabels } from '@/lib/shared/figure/draw/placement'
import { labelBox } from '@/lib/shared/figure/draw/scene'
import { labelStride, niceStep, ticksOf } from '@/lib/shared/figure/draw/ticks'
import { numberText } from '@/lib/shared/figure/number-text'

test.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [-2.5, '\u22122,5'],
  [1234, '1234'],
  [12_345, '12\u00a0345'],
  [-1_234_567.25, '\u22121\u00a0234\u00a0567,25'],
  [0.1 + 0.2, '0,3'],
  [100, '100'],
])('writes %d as %s', (value, text) => {
  expect(numberText(value)).toBe(text)
})

test.each([
  ['18 m', ['18 m']],
  ['a', ['/a/']],
  ['*a* = 5', ['/a/', ' = 5']],
  ['x_1', ['/x/', '_1']],
  ['1/2', ['1:2']],
  ['2 3/4 m', ['2 ', '3:4', ' m']],
  ['km/h', ['km/h']],
  ['2023/2024', ['2023/2024']],
  ['1/2/3', ['1/2/3']],
  ['', []],
])('reads the markup of %s', (label, expected) => {
  const runs = runsOf(label).map((run) => {
    if (run.kind === 'fraction') return `${run.top}:${run.bottom}`
    return run.isItalic ? `/${run.text}/` : run.isSubscript ? `_${run.text}` : run.text
  })
  expect(runs).toEqual(expected)
})

test('a label without its markup reads as it is written', () => {
  expect(['*a* = 5', 'x_1', '2 3/4'].map(plainLabel)).toEqual(['a = 5', 'x1', '2 3/4'])
})

test('a label is as wide as its letters, accents or not, and higher with a fraction', () => {
  expect(labelWidth('körte', 10)).toBe(labelWidth('korte', 10))
  expect(labelWidth('mm', 10)).toBeGreaterThan(labelWidth('ii', 10))
  expect(labelHeight('1/2', 10)).toBeGreaterThan(labelHeight('12', 10))
})

test('ticks are the multiples of a step, without what binary fractions leave', () => {
  expect(ticksOf(-0.2, 0.3, 0.1)).toEqual([-0.2, -0.1, 0, 0.1, 0.2, 0.3])
  expect(ticksOf(1, 6, 2)).toEqual([2, 4, 6])
  expect(ticksOf(1, 6, 2, 1)).toEqual([1, 3, 5])
})

test('a scale has round steps, and leaves numbers out before they touch', () => {
  expect([0.7, 1, 3, 12, 0.02, 60].map(niceStep)).toEqual([1, 1, 5, 20, 0.02, 100])
  expect(labelStride([1, 2, 3], 30)).toBe(1)
  expect(labelStride([1000, 2000], 12)).toBe(5)
})

test('a label takes the first place that is free, and the least bad where none is', () => {
  const places = [0, 40, 80].map((x) => ({ at: [x, 0] as const, anchor: 'middle' as const }))
  const wall = { left: -20, top: -20, right: 20, bottom: 20 }
  const [label] = placeLabels([{ text: 'P', places }], { boxes: [wall], lines: [{ from: [40, -9], to: [40, 9] }] })
  expect(label?.at).toEqual([80, 0])
  const [cornered] = placeLabels([{ text: 'P', places: places.slice(0, 2) }], {
    boxes: [wall],
    lines: [{ from: [40, -9], to: [40, 9] }],
  })
  expect(cornered?.at).toEqual([40, 0])
})

test('labels keep clear of each other', () => {
  const places = [0, 5, 10, 30].map((x) => ({ at: [x, 0] as const, anchor: 'middle' as const }))
  const [a, b] = placeLabels(
    [
      { text: 'AAA', places },
      { text: 'BBB', places },
    ],
    { boxes: [], lines: [] },
  )
  expect(a && b && overlap(labelBox(a), labelBox(b))).toBe(0)
})
