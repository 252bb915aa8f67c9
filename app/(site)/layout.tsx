import type { ReactNode } from 'react'
import { chosenTheme } from '@/app/_page/chosen-theme'
import { externalLinks } from '@/app/_page/external-links'
import { FeedbackProvider } from '@/components/feedback/feedback-provider'
import { SessionTracker } from '@/components/layout/session-tracker'
import { SiteFrame } from '@/components/layout/site-frame'
import { LazyOfflineReading } from '@/components/offline/lazy-offline-reading'
import { hasPermission } from '@/lib/domain/account/permissions'
import { currentUser } from '@/lib/server/auth/session'
import { usesServiceWorker } from '@/lib/server/env/mode'
import { services } from '@/lib/server/services'

export default async function SiteLayout({ children }: { readonly children: ReactNode }) {
  const [user, theme] = await Promise.all([currentUser(), chosenTheme()])
  const { supportEmail, company, ...site } = services()
  const adminUrl = hasPermission('seeAdminLink', user) ? site.adminUrl : undefined
  const account = user && { uid: user.uid, email: user.email }
  return (
    <FeedbackProvider sender={account} supportEmail={supportEmail}>
      <SiteFrame
        viewer={user && account && { name: user.displayName || user.email, account, adminUrl }}
        theme={theme}
        elsewhere={externalLinks(site)}
        companyName={company.name}
      >
        <LazyOfflineReading isEnabled={usesServiceWorker()} viewerId={user?.uid} />
        {user && <SessionTracker userId={user.uid} />}
        {children}
      </SiteFrame>
    </FeedbackProvider>
  )
}
