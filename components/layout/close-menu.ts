import type { MouseEvent } from 'react'

/** The layout stays when a link of a menu is followed, so the popover has to be told. */
export function closeMenu(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
