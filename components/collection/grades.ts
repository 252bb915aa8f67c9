import type { ExerciseListItem } from '@/lib/exercise/model'

const PREFIX = 'hu|grade|'

/** The school grades that an exercise is classified for, lowest first. */
export function gradesOf({ classifications }: Pick<ExerciseListItem, 'classifications'>): readonly number[] {
  return classifications
    .filter((id) => id.startsWith(PREFIX))
    .map((id) => Number(id.slice(PREFIX.length)))
    .toSorted((one, other) => one - other)
}
