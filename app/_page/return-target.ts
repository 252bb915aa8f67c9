import { safeReturnPath } from '@/lib/shared/return-path'

/** The exercise page names where to return in `r`, the others in `redirect`. */
export interface TargetQuery {
  readonly redirect?: string | string[]
  readonly r?: string | string[]
}

/** Where to go after signing in or registering: a path of this site, `/` unless the query names another. */
export function returnTarget({ redirect, r }: TargetQuery): string {
  return safeReturnPath(redirect ?? r)
}

/** The address of a page that is to return to the same target. */
export function withTarget(path: string, target: string): string {
  return target === '/' ? path : `${path}?${new URLSearchParams({ redirect: target })}`
}
