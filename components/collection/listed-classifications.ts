import type { Classification } from '@/lib/domain/classification/model'

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
