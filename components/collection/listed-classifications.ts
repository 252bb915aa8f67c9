import type { Classification } from '@/lib/domain/classification/model'
import { formatDate } from '@/lib/shared/format/date-time'

const FINAL_EXAM = 'hu|final-exam|'

/** Numbers within an id count as numbers: grade 5 stands before grade 10. */
const byId = new Intl.Collator('en', { numeric: true })

/** The classifications that start so and have an exercise, sorted by id. */
export function listedClassifications(
  classifications: readonly Classification[],
  prefix: string,
): readonly Classification[] {
  return classifications
    .filter(({ id, exerciseCount }) => id.startsWith(prefix) && exerciseCount > 0)
    .toSorted((one, other) => byId.compare(one.id, other.id))
}

/** The same of final exams, each called by its day: the newest first. */
export function listedFinalExams(classifications: readonly Classification[]): readonly Classification[] {
  return listedClassifications(classifications, FINAL_EXAM).toReversed().map(byItsDay)
}

function byItsDay(exam: Classification): Classification {
  const day = exam.id.slice(FINAL_EXAM.length)
  return /^\d{4}-\d\d-\d\d$/.test(day) ? { ...exam, label: formatDate(day, 'UTC') } : exam
}
