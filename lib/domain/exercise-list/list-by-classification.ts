import { toListItem } from '@/lib/domain/exercise/list-exercises'
import { EXERCISE_SUMMARIES } from '@/lib/domain/exercise/load-exercise'
import type { DocumentStore } from '@/lib/ports/document-store'
import { type ListPage, PAGE_SIZE } from './model'
import type { ListParams } from './schemas'

/**
 * A page of the public exercises that have any of some classifications, ordered by their classifications, the newest
 * first among equal ones. It reads the pages before as well, since their end is not known, and one exercise more than it
 * gives, to know whether there is another page; nothing else.
 */
export async function listByClassification(
  store: DocumentStore,
  { classifications, page }: ListParams,
): Promise<ListPage> {
  const end = (page + 1) * PAGE_SIZE
  const documents = await store.query(EXERCISE_SUMMARIES, {
    where: [{ field: 'classifications', operator: 'array-contains-any', value: classifications }],
    orderBy: [
      { field: 'classifications', direction: 'ascending' },
      { field: 'published', direction: 'descending' },
    ],
    limit: end + 1,
  })
  return { items: documents.slice(end - PAGE_SIZE, end).map(toListItem), hasMore: documents.length > end }
}
