import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { currentUser } from '@/lib/auth/session'
import { chosenTheme } from './theme'

/** The main layout, filled for whoever is looking. */
export async function SitePage({ children }: { readonly children: ReactNode }) {
  const [user, theme] = await Promise.all([currentUser(), chosenTheme()])
  return (
    <SiteFrame viewer={user && { name: user.displayName || user.email }} theme={theme}>
      {children}
    </SiteFrame>
  )
}
