'use client'

import type { MouseEvent, ReactNode } from 'react'

interface MenuPopoverProps {
  /** Of the element that the menu's button names as its `popoverTarget`. */
  readonly id: string
  readonly className: string
  readonly children: ReactNode
}

/**
 * What a menu's button shows. The browser's own popover opens it, closes it on Esc and on a press beside it, and tells
 * whether it is open; only that a link was followed it has to be told, since the layout stays then.
 */
export function MenuPopover({ id, className, children }: MenuPopoverProps) {
  return (
    // biome-ignore lint/a11y: the links are the controls; the menu only hears that one of them was followed
    <div id={id} popover="auto" className={className} onClick={closeOnLink}>
      {children}
    </div>
  )
}

function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
}
