import type { ReactNode } from 'react'
import { chosenTheme } from '@/app/theme'
import { NavigationLog } from '@/components/layout/navigation-log'
import { SiteFrame } from '@/components/layout/site-frame'
import { currentUser } from '@/lib/auth/session'

export default async function SiteLayout({ children }: { readonly children: ReactNode }) {
  const [user, theme] = await Promise.all([currentUser(), chosenTheme()])
  return (
    <SiteFrame viewer={user && { name: user.displayName || user.email }} theme={theme}>
      {user && <NavigationLog userId={user.uid} />}
      {children}
    </SiteFrame>
  )
}
