'use client'

import { usePathname } from 'next/navigation'
import { useId } from 'react'
import { CloseIcon, MenuIcon } from '@/components/ui/icons'
import { shellMessages } from '@/lib/messages/shell'
import { MenuList } from './menu-list'
import { accountPages, entrances, hasOwnEntrances, sectionsFor, type Viewer } from './navigation'
import { SignOutButton } from './sign-out-button'

const BAR_BUTTON = 'grid size-12 shrink-0 place-items-center rounded-control hover:bg-leaf-wash'

/**
 * All that the header holds, from the side of narrow screens. The browser's own popover opens it, closes it on Esc and on
 * a tap beside it.
 */
export function MobileMenu({ viewer }: { readonly viewer: Viewer | undefined }) {
  const id = useId()
  const ways = hasOwnEntrances(usePathname()) ? [] : entrances
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget={id} aria-label={shellMessages.openMenu} className={BAR_BUTTON}>
        <MenuIcon size={26} />
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,100%-3rem)] overflow-y-auto overscroll-contain border-l border-line bg-raised p-3 text-ink shadow-card transition-transform backdrop:bg-[rgb(0_0_0/35%)] starting:translate-x-8"
      >
        <div className="mb-2 flex items-center justify-between gap-2 pl-5.5">
          <span className="min-w-0 truncate text-quiet">{viewer?.name}</span>
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
          <MenuList items={sectionsFor(viewer)} />
        </nav>
        <hr className="my-2 border-line" />
        <nav aria-label={shellMessages.userMenu}>
          <MenuList items={viewer ? accountPages : ways} />
        </nav>
        {viewer && <SignOutButton variant="plain" className="w-full justify-start text-lg" />}
      </div>
    </div>
  )
}
