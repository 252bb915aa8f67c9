import Link from 'next/link'

interface ChipLinksProps {
  readonly label: string
  readonly links: readonly { readonly href: string; readonly text: string; readonly isCurrent: boolean }[]
}

/** The views of one page, side by side, each with an address of its own. */
export function ChipLinks({ label, links }: ChipLinksProps) {
  return (
    <nav aria-label={label} className="mt-6">
      <ul className="flex flex-wrap gap-3">
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <Link href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined} className="chip">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
