import { NavLink } from './nav-link'
import type { NavigationItem } from './navigation'

const ENTRY =
  'flex min-h-12 items-center rounded-control px-5.5 text-lg font-semibold hover:bg-leaf-wash aria-[current]:text-leaf'

/** The links of a menu. */
export function MenuList({ items }: { readonly items: readonly NavigationItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <NavLink {...item} className={ENTRY} />
        </li>
      ))}
    </ul>
  )
}
