import { legalMessages } from '@/lib/shared/messages/legal'
import { shellMessages } from '@/lib/shared/messages/shell'
import { Logo } from './logo'

const LINKS = [
  { href: '/about', label: shellMessages.about },
  { href: '/terms', label: legalMessages.documents.terms },
  { href: '/privacy', label: legalMessages.documents.privacy },
]

/** The way home, by a whole load. */
export function BareHeader() {
  return (
    <a href="/" aria-label={shellMessages.homeLink} className="inline-flex min-h-12 items-center rounded-control">
      <Logo />
    </a>
  )
}

/** Links of the footer, each a whole load. */
export function BareFooter() {
  return (
    <nav aria-label={shellMessages.footerNavigation} className="page-width flex flex-wrap gap-x-6 py-4">
      {LINKS.map(({ href, label }) => (
        <a key={href} href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
          {label}
        </a>
      ))}
    </nav>
  )
}
