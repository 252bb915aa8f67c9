import { shellMessages } from '@/lib/shared/messages/shell'
import { AuthLinks } from './auth-links'
import { GradeMenu } from './grade-menu'
import { HomeLink } from './home-link'
import { MobileMenu } from './mobile-menu'
import { NavLink } from './nav-link'
import { type NavigationItem, sectionsFor, type Viewer } from './navigation'
import { UserMenu } from './user-menu'

interface SiteHeaderProps {
  readonly viewer: Viewer | undefined
  /** The pages of those that have exercises. */
  readonly grades: readonly NavigationItem[]
}

/** The bar above every page of the main layout. On narrow screens all but the logo moves into the side menu. */
export function SiteHeader({ viewer, grades }: SiteHeaderProps) {
  return (
    <header className="relative z-10 print:hidden">
      <div className="page-width flex h-18 items-center gap-2 max-sm:h-14 md:gap-3">
        <div className="mr-auto">
          <HomeLink />
        </div>
        <nav aria-label={shellMessages.mainNavigation} className="hidden lg:block">
          <ul className="flex items-center">
            {grades.length > 0 && (
              <li>
                <GradeMenu grades={grades} />
              </li>
            )}
            {sectionsFor(viewer).map((item) => (
              <li key={item.href}>
                <NavLink
                  {...item}
                  className="flex min-h-12 items-center rounded-control px-3 font-semibold hover:bg-leaf-wash aria-[current]:text-leaf xl:px-4"
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden items-center gap-3 lg:flex">{viewer ? <UserMenu viewer={viewer} /> : <AuthLinks />}</div>
        <MobileMenu viewer={viewer} grades={grades} />
      </div>
    </header>
  )
}
