'use client'

import { usePathname } from 'next/navigation'
import { ExternalLink, isElsewhere } from '@/components/ui/external-link'
import { SiteLink } from '@/components/ui/site-link'
import type { NavigationItem } from './navigation'

/** A link of a menu, marked when it leads to the page on show. */
export function NavLink({ href, label, className }: NavigationItem & { readonly className: string }) {
  const path = usePathname()
  if (isElsewhere(href)) {
    return (
      <ExternalLink href={href} className={className}>
        {label}
      </ExternalLink>
    )
  }
  return (
    <SiteLink href={href} aria-current={path === href ? 'page' : undefined} className={className}>
      {label}
    </SiteLink>
  )
}
