import { useCallback } from 'react'
import { type Remote, useRemote } from '@/components/ui/use-remote'
import { findReadyPage, loadReadyPage, type ReadyPage } from './wiki-pages'

/** A page of the wiki, loaded unless it is here already. `retry` asks again after a failure. */
export function useWikiPage(id: string): { readonly page: Remote<ReadyPage>; readonly retry: () => void } {
  const load = useCallback(() => loadReadyPage(id), [id])
  const [loaded, retry] = useRemote(load)
  const ready = findReadyPage(id)
  return { page: ready ? { state: 'ready', value: ready } : loaded, retry }
}
