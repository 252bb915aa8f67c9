import Link from 'next/link'
import { shellMessages } from '@/lib/shared/messages/shell'
import { Logo } from './logo'

/** The logo, which leads home. */
export function HomeLink() {
  return (
    <Link
      href="/"
      aria-label={shellMessages.homeLink}
      className="inline-flex min-h-12 items-center rounded-control no-underline"
    >
      <Logo />
    </Link>
  )
}
