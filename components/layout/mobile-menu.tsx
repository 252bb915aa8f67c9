'use client'

import { type MouseEvent, useId } from 'react'
import { CloseIcon, MenuIcon } from '@/components/ui/icons'
import { shellMessages } from '@/lib/messages/shell'
import { NavLink } from './nav-link'
import { navigationFor, type Viewer } from './navigation'
import { SignOutButton } from './sign-out-button'

const BAR_BUTTON = 'grid size-12 place-items-center rounded-control hover:bg-leaf-wash'
const ENTRY =
  'flex min-h-13 items-center rounded-control px-5.5 text-lg font-semibold hover:bg-leaf-wash aria-[current]:text-leaf'

/** The header's links on narrow screens. The browser's own popover opens it, closes it on Esc and on a tap beside it. */
export function MobileMenu({ viewer }: { readonly viewer: Viewer | undefined }) {
  const id = useId()
  return (
    <div className="md:hidden">
      <button type="button" popoverTarget={id} aria-label={shellMessages.openMenu} className={BAR_BUTTON}>
        <MenuIcon size={26} />
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-x-3 top-3 bottom-auto m-0 w-auto rounded-card border border-line bg-raised p-3 text-ink shadow-card backdrop:bg-[rgb(0_0_0/35%)]"
      >
        <div className="flex items-center justify-between pl-5.5">
          {viewer ? <span className="truncate text-quiet">{viewer.name}</span> : <span />}
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={shellMessages.closeMenu}
            className={BAR_BUTTON}
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={shellMessages.mainNavigation}>
          {/* biome-ignore lint/a11y: the links are the controls; the list only hears that one of them was followed */}
          <ul onClick={closeAfterLink}>
            {navigationFor(viewer).map((item) => (
              <li key={item.href}>
                <NavLink {...item} className={ENTRY} />
              </li>
            ))}
          </ul>
        </nav>
        {viewer && <SignOutButton variant="plain" className="w-full justify-start text-lg" />}
      </div>
    </div>
  )
}

/** The layout stays when a link is followed, so the menu has to be told. */
function closeAfterLink(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
