import type { ReactNode } from 'react'
import { siteScreenFacts } from '@/app/_page/site-screen-facts'
import { SiteScreen } from '@/components/layout/site-screen'

export default async function SiteLayout({ children }: { readonly children: ReactNode }) {
  return <SiteScreen {...(await siteScreenFacts())}>{children}</SiteScreen>
}
