import { ChevronDownIcon } from '@/components/ui/icons'
import { shellMessages } from '@/lib/shared/messages/shell'
import { AccountMenu } from './account-menu'
import { MenuPopover } from './menu-popover'
import type { Viewer } from './navigation'

/** On each page once, and fixed: what React makes up on the server repeats itself in the parts of a page that come later. */
const ID = 'user-menu'

/**
 * What is the signed-in user's own, behind a button with the name. It hangs on the button where the browser knows how, and
 * else under the header's right end.
 */
export function UserMenu({ viewer }: { readonly viewer: Viewer }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        className="flex min-h-12 max-w-44 xl:max-w-56 items-center gap-1.5 rounded-control border-2 border-control bg-raised px-4 font-[650] [anchor-name:--user-menu] hover:border-leaf hover:bg-leaf-wash"
      >
        <span className="sr-only">{`${shellMessages.userMenu}: `}</span>
        <span className="truncate">{viewer.name}</span>
        <ChevronDownIcon size={20} className="shrink-0" />
      </button>
      <MenuPopover
        id={ID}
        className="absolute inset-auto top-17 right-[max(1rem,50%-36rem)] m-0 w-60 rounded-card border border-line bg-raised p-2 text-ink shadow-card supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:my-2 supports-[position-area:bottom]:[position-anchor:--user-menu] supports-[position-area:bottom]:[position-area:bottom_span-left]"
      >
        <AccountMenu />
      </MenuPopover>
    </>
  )
}
