import type { ReactNode } from 'react'
import { SitePage } from '@/app/site-page'

export default function SiteLayout({ children }: { readonly children: ReactNode }) {
  return <SitePage>{children}</SitePage>
}
