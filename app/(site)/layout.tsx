import type { ReactNode } from 'react'
import { chosenTheme } from '@/app/_page/chosen-theme'
import { elsewhereLinks } from '@/app/_page/elsewhere-links'
import { FeedbackProvider } from '@/components/feedback/feedback-provider'
import { SiteFrame } from '@/components/layout/site-frame'
import { Visit } from '@/components/layout/visit'
import { OfflineReadingOnDemand } from '@/components/offline/offline-reading-on-demand'
import { mayDo } from '@/lib/domain/account/permissions'
import { currentUser } from '@/lib/server/auth/session'
import { usesServiceWorker } from '@/lib/server/env/mode'
import { services } from '@/lib/server/services'

export default async function SiteLayout({ children }: { readonly children: ReactNode }) {
  const [user, theme] = await Promise.all([currentUser(), chosenTheme()])
  const { supportEmail, company, ...site } = services()
  const adminUrl = mayDo('seeAdminLink', user) ? site.adminUrl : undefined
  const account = user && { uid: user.uid, email: user.email }
  return (
    <FeedbackProvider sender={account} supportEmail={supportEmail}>
      <SiteFrame
        viewer={user && account && { name: user.displayName || user.email, account, adminUrl }}
        theme={theme}
        elsewhere={elsewhereLinks(site)}
        companyName={company.name}
      >
        <OfflineReadingOnDemand isEnabled={usesServiceWorker()} viewerId={user?.uid} />
        {user && <Visit userId={user.uid} />}
        {children}
      </SiteFrame>
    </FeedbackProvider>
  )
}
