import { ActivityEntry } from '@/lib/domain/activity/model'
import { MAX_SEED } from '@/lib/domain/exercise/model'
import { exercisePath, exerciseVariantKey, worksheetPath } from '@/lib/domain/exercise/model/exercise-path'
import { parsePageQuery } from '@/lib/domain/exercise/page-query'

const REF = { seed: 7, difficultyLevel: 2 } as const

test('an exercise and its worksheet lie at paths of their own, with the same seed and level', () => {
  expect(exercisePath('osszeg', REF)).toBe('/exercise/osszeg?s=7&d=2')
  expect(worksheetPath('osszeg', REF)).toBe('/exercise/osszeg/print?s=7&d=2')
})

test.each([REF, { seed: 1, difficultyLevel: 1 }, { seed: MAX_SEED, difficultyLevel: 3 }] as const)(
  'the page and the log of activities read the numbers that are written: $seed, $difficultyLevel',
  (ref) => {
    const url = exerciseVariantKey('osszeg', ref)
    const never = () => Number.NaN
    expect(parsePageQuery(Object.fromEntries(new URL(url, 'https://pelda.hu').searchParams), never)).toEqual(ref)
    const entry = { userId: 'anna', activity: 'exerciseStart', metadata: { url } }
    expect(ActivityEntry.parse(entry)).toEqual(entry)
  },
)
