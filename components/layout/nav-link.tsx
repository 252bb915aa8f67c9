'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { NavigationItem } from './navigation'

/** A link of a menu, marked when it leads to the page on show. */
export function NavLink({ href, label, className }: NavigationItem & { readonly className: string }) {
  return (
    <Link href={href} aria-current={usePathname() === href ? 'page' : undefined} className={className}>
      {label}
    </Link>
  )
}
