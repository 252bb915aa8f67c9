import type { ReactNode } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

const Header = lazyWithRetry(async () => (await import('./bare-frame-parts')).BareHeader)
const Footer = lazyWithRetry(async () => (await import('./bare-frame-parts')).BareFooter)

/**
 * Header and footer that lean on nothing: not on who is signed in, and not on the site's own navigation, which may be
 * what is broken. Every page carries this in case it is needed, so that they come when it is; what they frame needs no more.
 */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page-width flex h-18 items-center">
        <Header />
      </header>
      <main className="flex-1">{children}</main>
      <footer className="border-t border-line bg-raised">
        <Footer />
      </footer>
    </div>
  )
}
