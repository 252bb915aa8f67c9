import type { ReactNode } from 'react'
import { chosenTheme } from '@/app/theme'
import { NavigationLog } from '@/components/layout/navigation-log'
import { SessionRenewal } from '@/components/layout/session-renewal'
import { SiteFrame } from '@/components/layout/site-frame'
import { mayDo } from '@/lib/account/permissions'
import { currentUser } from '@/lib/auth/session'
import { services } from '@/lib/services'

export default async function SiteLayout({ children }: { readonly children: ReactNode }) {
  const [user, theme] = await Promise.all([currentUser(), chosenTheme()])
  const adminUrl = mayDo('seeAdminLink', user) ? services().adminUrl : undefined
  return (
    <SiteFrame viewer={user && { name: user.displayName || user.email, adminUrl }} theme={theme}>
      {user && <NavigationLog userId={user.uid} />}
      {user && <SessionRenewal userId={user.uid} />}
      {children}
    </SiteFrame>
  )
}
