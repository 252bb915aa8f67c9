import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ContextType, type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * Shows part of a page, in strict mode as the site runs it, and tells where it leads to and when it is read anew. `show` puts
 * something else in its place.
 */
export function renderPage(content: ReactNode) {
  const visited: string[] = []
  const refreshes: true[] = []
  const router = routerThat({ visits: (path) => visited.push(path), refreshes: () => refreshes.push(true) })
  const { container, rerender } = render(inPage(content, router))
  const show = (other: ReactNode) => rerender(inPage(other, router))
  return { visited, refreshes, container, show, user: userEvent.setup({ delay: null }) }
}

/** Part of a page as the server sends it. */
export function sentPage(content: ReactNode): Document {
  const html = renderToString(inPage(content, routerThat({ visits() {}, refreshes() {} })))
  return new DOMParser().parseFromString(html, 'text/html')
}

type Router = NonNullable<ContextType<typeof AppRouterContext>>

function inPage(content: ReactNode, router: Router): ReactNode {
  return (
    <StrictMode>
      <AppRouterContext.Provider value={router}>{content}</AppRouterContext.Provider>
    </StrictMode>
  )
}

interface Visitor {
  readonly visits: (path: string) => void
  readonly refreshes: () => void
}

function routerThat({ visits, refreshes }: Visitor): Router {
  return {
    push: visits,
    replace: visits,
    refresh: refreshes,
    back() {},
    forward() {},
    prefetch() {},
    bfcacheId: '',
    experimental_gesturePush: visits,
  }
}
