import type { ListPage } from '@/lib/domain/exercise-list/model'
import { callApi } from './api'

/** A page of the exercises that have any of some classifications, from 0. @throws ApiError */
export function requestListPage(classifications: readonly string[], page: number): Promise<ListPage> {
  const query = new URLSearchParams({ cls: classifications.join(), page: String(page) })
  return callApi({ method: 'GET', path: `/exercises?${query}` })
}
