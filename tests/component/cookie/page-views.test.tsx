import { act, waitFor } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { CookieConsent } from '@/components/cookie/cookie-consent'
import { CONSENT_KEY } from '@/lib/shared/cookie-consent'
import { renderPage } from '@/tests/component/account/render-page'

async function openPage(scope: string | undefined, measurementId: string | undefined) {
  if (scope) localStorage.setItem(CONSENT_KEY, JSON.stringify({ scope, date: new Date().toISOString() }))
  renderPage(
    <PathnameContext value="/exercises">
      <CookieConsent documentsFrom="2025-07-23" features={['analytics']} measurementId={measurementId} />
    </PathnameContext>,
  )
  // What comes on demand has time to come.
  await act(() => import('@/components/cookie/page-views').then(() => undefined))
}

beforeEach(() => localStorage.clear())

test.each([
  ['before a decision', undefined, 'G-TEST'],
  ['with the essential cookies alone', 'essential', 'G-TEST'],
  ['where the site measures nothing', 'essential,analytics', undefined],
])('nothing is measured %s', async (_title, scope, measurementId) => {
  await openPage(scope, measurementId)
  expect(window.dataLayer).toBeUndefined()
  expect(document.head.querySelector('script')).toBeNull()
})

test('pages are measured with consent', async () => {
  await openPage('essential,analytics', 'G-TEST')
  await waitFor(() => expect(window.dataLayer).toBeDefined())
  expect(document.head.querySelector('script')?.src).toMatch(/^https:\/\/www\.googletagmanager\.com\//)
})
