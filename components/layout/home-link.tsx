import { SiteLink } from '@/components/ui/site-link'
import { shellMessages } from '@/lib/shared/messages/shell'
import { Logo } from './logo'

/** The logo, which leads home. */
export function HomeLink() {
  return (
    <SiteLink
      href="/"
      aria-label={shellMessages.homeLink}
      className="inline-flex min-h-12 items-center rounded-control no-underline"
    >
      <Logo />
    </SiteLink>
  )
}
