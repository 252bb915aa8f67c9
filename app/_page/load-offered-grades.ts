import { listClassifications } from '@/lib/domain/classification/list-classifications'
import { type Grade, offeredGrades } from '@/lib/domain/classification/model'
import { services } from '@/lib/server/services'

/** Every page names them, and they change only when content is published: one read a minute is enough. */
const KEPT_MS = 60_000
let kept: { readonly grades: Promise<readonly Grade[]>; readonly until: number } | undefined

/** The grades that have exercises; none where they cannot be read, since a menu is no reason for a page to fail. */
export function loadOfferedGrades(): Promise<readonly Grade[]> {
  const now = services().clock.now().getTime()
  if (kept && now < kept.until) return kept.grades
  const grades = readOfferedGrades()
  kept = { grades, until: now + KEPT_MS }
  return grades
}

async function readOfferedGrades(): Promise<readonly Grade[]> {
  try {
    return offeredGrades(await listClassifications(services().store))
  } catch (error) {
    kept = undefined
    services().errorReporter.report(error, { part: 'grades' })
    return []
  }
}
