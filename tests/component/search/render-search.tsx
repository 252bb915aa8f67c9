import { act } from '@testing-library/react'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import { SearchPage } from '@/components/search/search-page'
import type { SearchState } from '@/components/search/search-state'
import type { UsageReading } from '@/lib/domain/freemium/model'
import type { SearchHit } from '@/lib/domain/search/model'
import { renderPage } from '@/tests/component/account/render-page'
import { usageViewOf } from '@/tests/support/usage-builder'
import { installFakeApi } from '../exercise/fake-api'

export const LOG = '/activity-log'
export const pathFor = (term: string) => `/search?${new URLSearchParams({ q: term })}`

/** Shows the page at an address, with what the server has found for it. */
export function openSearch(address: string, first: SearchState, usage: UsageReading = usageViewOf([])) {
  window.history.replaceState(null, '', address)
  const api = installFakeApi()
  const signals = followSignals()
  const page = renderPage(
    <Address>
      {/* biome-ignore lint/a11y: keeps the browser from leaving the page by its links */}
      <div onClick={stay}>
        <SearchPage
          userId="u1"
          first={first}
          labels={LABELS}
          solved={{ solved: [2] }}
          usage={usage}
          examples={['Közönséges törtek']}
        />
      </div>
    </Address>,
  )
  const activities = () => api.requests.filter(({ path }) => path === LOG).map(({ body }) => body)
  return { api, signals, activities, ...page }
}

/** Goes where a link of the site leads, as Next does: the page stays, and learns of its new address. */
export function follow(path: string): void {
  act(() => window.history.pushState(null, '', path))
}

export function hitOf(objectID: string, more: Partial<SearchHit> = {}): SearchHit {
  return { objectID, description: `A ${objectID} feladat`, classifications: ['hu|grade|5'], ...more }
}

const LABELS = { 'hu|grade|5': '5. osztály', 'hu|topic|a': 'Törtek', 'hu|dynamic|a': 'Dinamikus feladatok' }

function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** The signals by which calls of the search are ended. */
function followSignals(): AbortSignal[] {
  const signals: AbortSignal[] = []
  const answer = globalThis.fetch
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: (url: string, init: RequestInit) => {
      if (init.signal) signals.push(init.signal)
      return answer(url, init)
    },
  })
  return signals
}

function Address({ children }: { readonly children: ReactNode }) {
  const search = useSyncExternalStore(subscribe, () => window.location.search)
  return <SearchParamsContext.Provider value={new URLSearchParams(search)}>{children}</SearchParamsContext.Provider>
}

function subscribe(notify: () => void): () => void {
  const { pushState, replaceState } = window.history
  const telling =
    (write: typeof pushState): typeof pushState =>
    (...entry) => {
      write.apply(window.history, entry)
      notify()
    }
  Object.assign(window.history, { pushState: telling(pushState), replaceState: telling(replaceState) })
  return () => Object.assign(window.history, { pushState, replaceState })
}
