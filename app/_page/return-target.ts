import { safeReturnPath } from '@/lib/shared/return-path'

/** The exercise page names where to return in `r`, next-auth by a whole address in `callbackUrl`, the others in `redirect`. */
export interface TargetQuery {
  readonly redirect?: string | string[]
  readonly r?: string | string[]
  readonly callbackUrl?: string | string[]
}

/** Where to go after signing in or registering: a path of this site, `/` unless the query names another. */
export function returnTarget({ redirect, r, callbackUrl }: TargetQuery): string {
  return safeReturnPath(redirect ?? r ?? pathOf(callbackUrl))
}

function pathOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const { pathname, search, hash } = new URL(address)
  return `${pathname}${search}${hash}`
}

/** The address of a page that is to return to the same target. */
export function withTarget(path: string, target: string): string {
  return target === '/' ? path : `${path}?${new URLSearchParams({ redirect: target })}`
}
