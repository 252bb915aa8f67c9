import type { ReactNode } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import { classNames } from './class-names'

interface ChipLinksProps {
  readonly label: string
  readonly links: readonly { readonly href: string; readonly text: ReactNode; readonly isCurrent: boolean }[]
}

/** More of them, even of a word of two letters, are two rows on a phone. */
const ONE_ROW_ON_PHONES = 5

/** The views of one page, side by side, each with an address of its own. */
export function ChipLinks({ label, links }: ChipLinksProps) {
  return (
    <nav aria-label={label} className="mt-6 max-sm:mt-4">
      <ul
        className={classNames(
          'flex flex-wrap gap-3 max-sm:gap-1.5',
          links.length > ONE_ROW_ON_PHONES && 'max-sm:grid max-sm:grid-cols-4 max-sm:*:grid',
        )}
      >
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <SiteLink href={href} {...(isCurrent && ({ 'aria-current': 'page' } as const))} className="chip">
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
