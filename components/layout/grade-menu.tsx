import { ChevronDownIcon } from '@/components/ui/icons'
import { shellMessages } from '@/lib/shared/messages/shell'
import { MenuList } from './menu-list'
import { MenuPopover } from './menu-popover'
import type { NavigationItem } from './navigation'

/** On each page once; fixed as that of the user menu. */
const ID = 'grade-menu'

/** The grades that have exercises, behind one entry of the bar. It hangs on that where the browser knows how. */
export function GradeMenu({ grades }: { readonly grades: readonly NavigationItem[] }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        className="flex min-h-12 items-center gap-1 rounded-control px-4 font-semibold [anchor-name:--grade-menu] hover:bg-leaf-wash"
      >
        {shellMessages.grades}
        <ChevronDownIcon size={18} />
      </button>
      <MenuPopover
        id={ID}
        className="absolute inset-auto top-17 left-[max(12rem,50%-24rem)] m-0 w-48 rounded-card border border-line bg-raised p-2 text-ink shadow-card supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:my-2 supports-[position-area:bottom]:[position-anchor:--grade-menu] supports-[position-area:bottom]:[position-area:bottom_span-right]"
      >
        <MenuList items={grades} />
      </MenuPopover>
    </>
  )
}
