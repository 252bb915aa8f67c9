import { useEffect, useState } from 'react'
import { ApiError } from '@/lib/client/api'
import type { ErrorCode } from '@/lib/shared/errors/codes'
import { findReadyPage, loadReadyPage, type ReadyPage } from './wiki-pages'

export type PageState =
  | { readonly name: 'loading' }
  | { readonly name: 'ready'; readonly page: ReadyPage }
  | { readonly name: 'failed'; readonly code: ErrorCode }

interface Failure {
  readonly id: string
  readonly code: ErrorCode
}

/** A page of the wiki, loaded unless it is here already. `retry` asks again after a failure. */
export function useWikiPage(id: string): { readonly state: PageState; readonly retry: () => void } {
  const [failure, setFailure] = useState<Failure>()
  // What has arrived is in the store of pages; this only makes React look again.
  const [, notice] = useState<string>()
  const page = findReadyPage(id)
  const hasFailed = failure?.id === id

  useEffect(() => {
    if (hasFailed || findReadyPage(id)) return
    let isWanted = true
    loadReadyPage(id).then(
      () => isWanted && notice(id),
      (error: unknown) => isWanted && setFailure({ id, code: error instanceof ApiError ? error.code : 'internal' }),
    )
    return () => {
      isWanted = false
    }
  }, [id, hasFailed])

  return { state: stateOf(page, hasFailed ? failure.code : undefined), retry: () => setFailure(undefined) }
}

function stateOf(page: ReadyPage | undefined, code: ErrorCode | undefined): PageState {
  if (page) return { name: 'ready', page }
  return code ? { name: 'failed', code } : { name: 'loading' }
}
