import { mendedOn } from '@/lib/domain/practice/rules/mend-mistakes'
import { memoryOf, round, roundRated, subTask } from '@/tests/support/practice'

const mistake = { skill: 'fractions', day: '2026-11-20' }

test.each([
  ['two days after it', ['2026-11-21', '2026-11-25', '2026-11-30'], '2026-11-25'],
  ['one day, twice', ['2026-11-21', '2026-11-21'], undefined],
  ['its own day and one after it', ['2026-11-20', '2026-11-25'], undefined],
  ['days before it', ['2026-11-10', '2026-11-15'], undefined],
])('a mistake whose skill was right at the first try on %s', (_, days, mended) => {
  expect(mendedOn(mistake, memoryOf(days.map((day) => [day, round()])))).toBe(mended)
})

test('neither help nor another skill mends it', () => {
  const helped = round({ subTasks: [subTask({ hints: 1 })] })
  const rounds = ['2026-11-21', '2026-11-22', '2026-11-23'].flatMap(
    (day) =>
      [
        [day, helped],
        [day, roundRated.good('order')],
      ] as const,
  )
  expect(mendedOn(mistake, memoryOf(rounds))).toBeUndefined()
})
