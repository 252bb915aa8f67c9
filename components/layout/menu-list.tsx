import { NavLink } from './nav-link'
import type { NavigationItem } from './navigation'

/** The links of a menu. */
export function MenuList({ items }: { readonly items: readonly NavigationItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <NavLink {...item} className="menu-entry" />
        </li>
      ))}
    </ul>
  )
}
