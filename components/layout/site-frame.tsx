import type { ReactNode } from 'react'
import type { Theme } from '@/lib/theme/model'
import type { Viewer } from './navigation'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { MAIN_ID, SkipLink } from './skip-link'

interface SiteFrameProps {
  readonly viewer: Viewer | undefined
  readonly theme: Theme
  readonly children: ReactNode
}

/** Header, content and footer; the footer stays at the bottom of a short page. */
export function SiteFrame({ viewer, theme, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader viewer={viewer} />
      <main id={MAIN_ID} tabIndex={-1} className="grid flex-1">
        {children}
      </main>
      <SiteFooter viewer={viewer} theme={theme} />
    </div>
  )
}
