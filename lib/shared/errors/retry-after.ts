import { isRecord } from '@/lib/shared/is-record'

/** In how many seconds it is worth another try, if the details of an error tell. */
export function retryAfterOf(details: unknown): number | undefined {
  return isRecord(details) && typeof details.retryAfterSeconds === 'number' ? details.retryAfterSeconds : undefined
}
