import { useCallback } from 'react'
import { type Remote, useRemote } from '@/components/ui/use-remote'
import { findCachedWikiPage, loadCachedWikiPage, type RenderedWikiPage } from './wiki-page-cache'

/** A page of the wiki, loaded unless it is here already. `retry` asks again after a failure. */
export function useWikiPage(id: string): { readonly page: Remote<RenderedWikiPage>; readonly retry: () => void } {
  const load = useCallback(() => loadCachedWikiPage(id), [id])
  const [loaded, retry] = useRemote(load)
  const ready = findCachedWikiPage(id)
  return { page: ready ? { state: 'ready', value: ready } : loaded, retry }
}
