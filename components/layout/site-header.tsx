import Link from 'next/link'
import { LinkButton } from '@/components/ui/link-button'
import { shellMessages } from '@/lib/messages/shell'
import { HomeLink } from './home-link'
import { MobileMenu } from './mobile-menu'
import { NavLink } from './nav-link'
import { sectionsFor, type Viewer } from './navigation'
import { SignOutButton } from './sign-out-button'

/** The bar above every page of the main layout. On narrow screens all but the logo moves into the menu. */
export function SiteHeader({ viewer }: { readonly viewer: Viewer | undefined }) {
  return (
    <header className="relative z-10 print:hidden">
      <div className="page-width flex h-18 items-center gap-2 md:gap-3">
        <div className="mr-auto">
          <HomeLink />
        </div>
        <nav aria-label={shellMessages.mainNavigation} className="hidden md:block">
          <ul className="flex items-center">
            {sectionsFor(viewer).map((item) => (
              <li key={item.href}>
                <NavLink
                  {...item}
                  className="flex min-h-12 items-center rounded-control px-4 font-semibold hover:bg-leaf-wash aria-[current]:text-leaf"
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden items-center gap-3 md:flex">{viewer ? <Account viewer={viewer} /> : <Entrances />}</div>
        <MobileMenu viewer={viewer} />
      </div>
    </header>
  )
}

function Entrances() {
  return (
    <>
      <LinkButton href="/login" variant="secondary">
        {shellMessages.login}
      </LinkButton>
      <LinkButton href="/register">{shellMessages.register}</LinkButton>
    </>
  )
}

function Account({ viewer }: { readonly viewer: Viewer }) {
  return (
    <>
      <Link
        href="/profile"
        className="flex min-h-12 max-w-56 items-center rounded-control px-3 text-quiet hover:bg-leaf-wash hover:text-ink"
      >
        <span className="sr-only">{`${shellMessages.profile}: `}</span>
        <span className="truncate">{viewer.name}</span>
      </Link>
      <SignOutButton variant="secondary" />
    </>
  )
}
