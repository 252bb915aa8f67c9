import type { ListPage } from '@/lib/domain/exercise-list/model'
import { callApi } from './api'

/** A page of the exercises that have any of some classifications, from 0. @throws ApiError */
export function requestListPage(classifications: readonly string[], page: number): Promise<ListPage> {
  return callApi('GET /exercises', { query: { cls: classifications.join(), page } })
}
