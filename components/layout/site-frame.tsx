import type { ReactNode } from 'react'
import { gradeLinks } from './navigation'
import { SiteFooter, type SiteFooterProps } from './site-footer'
import { SiteHeader } from './site-header'
import { MAIN_ID, SkipLink } from './skip-link'

export interface SiteFrameProps extends SiteFooterProps {
  readonly children: ReactNode
}

/** Header, content and footer; the footer stays at the bottom of a short page. */
export function SiteFrame({ children, ...footer }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col print:min-h-0">
      <SkipLink />
      <SiteHeader viewer={footer.viewer} grades={gradeLinks(footer.grades)} />
      <main id={MAIN_ID} tabIndex={-1} className="grid flex-1 grid-cols-[minmax(0,1fr)]">
        {children}
      </main>
      <SiteFooter {...footer} />
    </div>
  )
}
