import { cache } from 'react'
import { listClassifications } from '@/lib/domain/classification/list-classifications'
import { listByClassification } from '@/lib/domain/exercise-list/list-by-classification'
import type { ListPage } from '@/lib/domain/exercise-list/model'
import type { ListParams } from '@/lib/domain/exercise-list/schemas'
import { services } from '@/lib/server/services'

/** What the classifications are called, by id; read once for a page. */
export const loadClassificationLabels = cache(async (): Promise<Readonly<Record<string, string>>> => {
  const classifications = await listClassifications(services().store)
  return Object.fromEntries(classifications.map(({ id, label }) => [id, label]))
})

/** The labels of some classifications, one after another; `undefined` when none of them is known. */
export async function loadListHeading(classifications: readonly string[]): Promise<string | undefined> {
  const labels = await loadClassificationLabels()
  const known = classifications.flatMap((id) => (Object.hasOwn(labels, id) ? (labels[id] ?? []) : []))
  return known.length === 0 ? undefined : known.join(', ')
}

/** A page of a list; `undefined` when it could not be read, which is reported. */
export async function loadListPage(question: ListParams): Promise<ListPage | undefined> {
  if (question.classifications.length === 0) return { items: [], hasMore: false }
  try {
    return await listByClassification(services().store, question)
  } catch (error) {
    services().errorReporter.report(error, { part: 'list' })
    return undefined
  }
}
