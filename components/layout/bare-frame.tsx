import type { ReactNode } from 'react'
import { legalMessages } from '@/lib/shared/messages/legal'
import { shellMessages } from '@/lib/shared/messages/shell'
import { Logo } from './logo'

const LINKS = [
  { href: '/about', label: shellMessages.about },
  { href: '/terms', label: legalMessages.documents.terms },
  { href: '/privacy', label: legalMessages.documents.privacy },
]

/**
 * Header and footer that lean on nothing: not on who is signed in, and not on the site's own navigation, which may be
 * what is broken. Each of their links is a whole load.
 */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page-width flex h-18 items-center max-sm:h-14">
        <a href="/" aria-label={shellMessages.homeLink} className="inline-flex min-h-12 items-center rounded-control">
          <Logo />
        </a>
      </header>
      <main className="flex-1">{children}</main>
      <footer className="border-t border-line bg-raised">
        <nav aria-label={shellMessages.footerNavigation} className="page-width flex flex-wrap gap-x-6 py-4">
          {LINKS.map(({ href, label }) => (
            <a key={href} href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </a>
          ))}
        </nav>
      </footer>
    </div>
  )
}
