import { groupExercises } from '@/components/collection/group-exercises'
import type { Classification } from '@/lib/classification/model'
import type { ExerciseListItem } from '@/lib/exercise/model'

const labels: readonly Classification[] = [
  { id: 'hu|topic|whole-numbers', label: 'Egész számok', exerciseCount: 2 },
  { id: 'hu|topic|common-fractions', label: 'Közönséges törtek', exerciseCount: 1 },
  { id: 'hu|topic|percentage', label: 'Százalékszámítás', exerciseCount: 1 },
  { id: 'hu|topic|area', label: 'Terület', exerciseCount: 1 },
]

const exercise = (description: string, ...classifications: string[]): ExerciseListItem => ({
  id: description,
  description,
  classifications,
})

const outline = (...exercises: ExerciseListItem[]) =>
  groupExercises(exercises, labels).map((group) => [group.title, group.exercises.map(({ id }) => id)])

describe('the groups of the list of exercises', () => {
  test('stand in the order of school, generated ones first, the others by title', () => {
    const groups = outline(
      exercise('kerítés', 'hu|topic|area'),
      exercise('akció', 'hu|topic|percentage'),
      exercise('bővítés', 'hu|topic|common-fractions', 'hu|dynamic|common-fractions'),
      exercise('összeadás', 'hu|topic|whole-numbers', 'hu|dynamic|whole-numbers'),
    )
    expect(groups).toEqual([
      ['Egész számok', ['összeadás']],
      ['Közönséges törtek', ['bővítés']],
      ['Százalékszámítás', ['akció']],
      ['Terület', ['kerítés']],
    ])
  })

  test('take a generated exercise by its collection, whatever its topic', () => {
    expect(outline(exercise('prímek', 'hu|topic|divisibility', 'hu|dynamic|whole-numbers'))).toEqual([
      ['Egész számok', ['prímek']],
    ])
  })

  test('keep generated and other exercises of one topic apart', () => {
    const groups = groupExercises(
      [exercise('a', 'hu|topic|whole-numbers', 'hu|dynamic|whole-numbers'), exercise('b', 'hu|topic|whole-numbers')],
      labels,
    )
    expect(groups.map(({ id, isDynamic }) => [id, isDynamic])).toEqual([
      ['whole-numbers', true],
      ['whole-numbers-worked', false],
    ])
  })

  test('list the lower grade first, then in the order of the Hungarian alphabet', () => {
    const groups = outline(
      exercise('zárójel', 'hu|grade|6', 'hu|grade|5', 'hu|topic|area'),
      exercise('ötszög', 'hu|grade|5', 'hu|topic|area'),
      exercise('oldal', 'hu|grade|5', 'hu|topic|area'),
      exercise('alap', 'hu|grade|7', 'hu|topic|area'),
      exercise('akármi', 'hu|topic|area'),
    )
    expect(groups).toEqual([['Terület', ['oldal', 'ötszög', 'zárójel', 'alap', 'akármi']]])
  })

  test('have a place for exercises of no known topic', () => {
    expect(outline(exercise('rejtvény'), exercise('torony', 'hu|topic|unheard-of'))).toEqual([
      ['További feladatok', ['rejtvény']],
      ['További feladatok', ['torony']],
    ])
  })
})
