import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ReactNode, StrictMode } from 'react'

/** Shows part of a page, in strict mode as the site runs it, and tells where it leads to and when it is read anew. */
export function renderPage(content: ReactNode) {
  const visited: string[] = []
  const refreshes: true[] = []
  const visit = (path: string) => {
    visited.push(path)
  }
  const router = {
    push: visit,
    replace: visit,
    refresh() {
      refreshes.push(true)
    },
    back() {},
    forward() {},
    prefetch() {},
    bfcacheId: '',
    experimental_gesturePush: visit,
  }
  const { container } = render(
    <StrictMode>
      <AppRouterContext.Provider value={router}>{content}</AppRouterContext.Provider>
    </StrictMode>,
  )
  return { visited, refreshes, container, user: userEvent.setup({ delay: null }) }
}
