import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { FeedbackProvider } from '@/components/feedback/feedback-provider'
import type { NavigationItem, Viewer } from '@/components/layout/navigation'
import { SiteFrame } from '@/components/layout/site-frame'
import { renderPage } from '@/tests/component/account/render-page'

export const kata: Viewer = { name: 'Kerek Kata', account: { uid: 'u1', email: 'kata@pelda.hu' } }

interface Circumstances {
  readonly viewer?: Viewer
  readonly path?: string
  readonly elsewhere?: readonly NavigationItem[]
  readonly companyName?: string
}

/** A page of the main layout with its header and footer. */
export function renderFrame({ viewer, path = '/', elsewhere = [], companyName }: Circumstances = {}) {
  return renderPage(
    <PathnameContext value={path}>
      <FeedbackProvider sender={viewer?.account} supportEmail="info@pelda.hu">
        <SiteFrame viewer={viewer} grades={[5, 12]} theme="system" elsewhere={elsewhere} companyName={companyName}>
          <h1>Oldal</h1>
        </SiteFrame>
      </FeedbackProvider>
    </PathnameContext>,
  )
}
