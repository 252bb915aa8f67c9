import { z } from 'zod'
import { ListItem } from '@/lib/domain/exercise/schemas'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'

/** What a query of the store may ask for at once (Firestore's limit). */
const MAX_CLASSIFICATIONS = 30
/** Far behind the end of any list; how far back a page lies decides what it costs. */
const MAX_PAGE = 99

const ClassificationId = z
  .string()
  .max(100)
  .regex(/^hu\|[a-z0-9|.-]+$/, 'not a classification')

const splitIds = (text: string) => [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '')

/** The query of `GET /api/exercises`: classifications with commas between them, and the number of a page from 0. */
export const ListQuery = z.object({
  cls: z.string().transform(splitIds).pipe(z.array(ClassificationId).min(1).max(MAX_CLASSIFICATIONS)),
  page: z.coerce.number<string | number>().pipe(z.int().min(0).max(MAX_PAGE)).default(0),
})

/** A part of a list. */
export const ListAnswer = z.strictObject({ items: z.array(ListItem), hasMore: z.boolean() })
export type ListPage = DeepReadonly<z.output<typeof ListAnswer>>

/** Which part of which list. */
export interface ListParams {
  readonly classifications: readonly string[]
  readonly page: number
}

/** The query of the page `/list`, read kindly: what is malformed or too much is left out. */
export function parseListParams(query: {
  readonly cls?: string | string[] | undefined
  readonly page?: string | string[] | undefined
}): ListParams {
  const ids = splitIds([query.cls ?? []].flat().join(','))
  const page = ListQuery.shape.page.safeParse([query.page ?? []].flat()[0])
  return {
    classifications: ids.filter((id) => ClassificationId.safeParse(id).success).slice(0, MAX_CLASSIFICATIONS),
    page: page.success ? page.data : 0,
  }
}
