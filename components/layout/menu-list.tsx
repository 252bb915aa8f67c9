'use client'

import { closeMenu } from './close-menu'
import { NavLink } from './nav-link'
import type { NavigationItem } from './navigation'

const ENTRY =
  'flex min-h-12 items-center rounded-control px-5.5 text-lg font-semibold hover:bg-leaf-wash aria-[current]:text-leaf'

/** Links inside of a popover, which closes when one of them is followed. */
export function MenuList({ items }: { readonly items: readonly NavigationItem[] }) {
  return (
    // biome-ignore lint/a11y: the links are the controls; the list only hears that one of them was followed
    <ul onClick={closeMenu}>
      {items.map((item) => (
        <li key={item.href}>
          <NavLink {...item} className={ENTRY} />
        </li>
      ))}
    </ul>
  )
}
