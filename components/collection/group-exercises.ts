import type { Classification } from '@/lib/classification/model'
import type { ExerciseListItem } from '@/lib/exercise/model'
import { collectionMessages } from '@/lib/messages/home'
import { gradesOf } from './grades'

export interface ExerciseGroup {
  /** Also the anchor of the group on the page. */
  readonly id: string
  readonly title: string
  /** Its exercises are generated, at three levels. */
  readonly isDynamic: boolean
  readonly exercises: readonly ExerciseListItem[]
}

/** In the order in which school takes them; other groups follow by their titles. */
const FIRST_TOPICS = ['whole-numbers', 'decimal-fractions', 'common-fractions']
const OTHER_TOPIC = 'other'

const collator = new Intl.Collator('hu', { numeric: true })

/**
 * Sorts exercises into the groups of a list: generated ones by the collection that they are in, the others by topic,
 * each group by grade and title. Labels come from the classifications.
 */
export function groupExercises(
  exercises: readonly ExerciseListItem[],
  classifications: readonly Classification[],
): readonly ExerciseGroup[] {
  const labels = new Map(classifications.map(({ id, label }) => [id, label]))
  const labelOf = (topic: string) => labels.get(`hu|topic|${topic}`) ?? collectionMessages.otherExercises
  const groups = new Map<string, ExerciseGroup>()
  for (const exercise of exercises.toSorted(byGradeAndTitle)) {
    const { topic, isDynamic } = placeOf(exercise)
    const id = isDynamic ? topic : `${topic}-worked`
    const before = groups.get(id)?.exercises ?? []
    groups.set(id, { id, title: labelOf(topic), isDynamic, exercises: [...before, exercise] })
  }
  return [...groups.values()].toSorted(byPlace)
}

function placeOf({ classifications }: ExerciseListItem): { topic: string; isDynamic: boolean } {
  const collection = findTag(classifications, 'hu|dynamic|')
  return {
    topic: collection ?? findTag(classifications, 'hu|topic|') ?? OTHER_TOPIC,
    isDynamic: collection !== undefined,
  }
}

/** The end of the first classification that starts so. */
function findTag(classifications: readonly string[], prefix: string): string | undefined {
  return classifications.find((id) => id.startsWith(prefix))?.slice(prefix.length)
}

const lowestGrade = (exercise: ExerciseListItem) => gradesOf(exercise)[0] ?? Number.MAX_SAFE_INTEGER

function byGradeAndTitle(one: ExerciseListItem, other: ExerciseListItem): number {
  return lowestGrade(one) - lowestGrade(other) || collator.compare(one.description, other.description)
}

/** Generated ones first, in the order of school. */
function byPlace(one: ExerciseGroup, other: ExerciseGroup): number {
  return rank(one) - rank(other) || collator.compare(one.title, other.title)
}

function rank({ id, isDynamic }: ExerciseGroup): number {
  if (!isDynamic) return FIRST_TOPICS.length + 1
  const place = FIRST_TOPICS.indexOf(id)
  return place === -1 ? FIRST_TOPICS.length : place
}
