import { CloseIcon, MenuIcon } from '@/components/ui/icons'
import { shellMessages } from '@/lib/shared/messages/shell'
import { AccountMenu } from './account-menu'
import { HideOnPagesWithAuthLinks } from './hide-on-pages-with-auth-links'
import { MenuList } from './menu-list'
import { MenuPopover } from './menu-popover'
import { NavLink } from './nav-link'
import { authLinks, type NavigationItem, sectionsFor, type Viewer } from './navigation'

const BAR_BUTTON = 'grid size-12 shrink-0 place-items-center rounded-control hover:bg-leaf-wash'

/** On each page once; fixed as that of the user menu. */
const ID = 'side-menu'

interface MobileMenuProps {
  readonly viewer: Viewer | undefined
  /** The pages of those that have exercises. */
  readonly grades: readonly NavigationItem[]
}

/** All that the header holds, from the side of narrow screens. */
export function MobileMenu({ viewer, grades }: MobileMenuProps) {
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget={ID} aria-label={shellMessages.openMenu} className={BAR_BUTTON}>
        <MenuIcon size={26} />
      </button>
      <MenuPopover
        id={ID}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,100%-3rem)] overflow-y-auto overscroll-contain border-l border-line bg-raised p-3 text-ink shadow-card transition-transform backdrop:bg-[rgb(0_0_0/35%)] starting:translate-x-8"
      >
        <div className="mb-2 flex items-center justify-between gap-2 pl-5.5">
          <span className="min-w-0 truncate text-quiet">{viewer?.name}</span>
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label={shellMessages.closeMenu}
            className={BAR_BUTTON}
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={shellMessages.mainNavigation}>
          {grades.length > 0 && (
            <ul aria-label={shellMessages.grades} className="mb-1 grid grid-cols-2 gap-1.5 px-4">
              {grades.map((grade) => (
                <li key={grade.href}>
                  <NavLink {...grade} className="chip w-full px-2" />
                </li>
              ))}
            </ul>
          )}
          <MenuList items={sectionsFor(viewer)} />
        </nav>
        <hr className="my-2 border-line" />
        {viewer ? (
          <AccountMenu />
        ) : (
          <HideOnPagesWithAuthLinks>
            <nav aria-label={shellMessages.userMenu}>
              <MenuList items={authLinks} />
            </nav>
          </HideOnPagesWithAuthLinks>
        )}
      </MenuPopover>
    </div>
  )
}
