import type { ReactNode } from 'react'
import { externalLinkMessages } from '@/lib/shared/messages/external-link'
import { Icon } from './icon'

interface ExternalLinkProps {
  readonly href: string
  readonly className?: string | undefined
  /** What is read aloud, where that is more than what is shown. */
  readonly label?: string | undefined
  /**
   * Where there are hundreds of such links: ids of elements, each of which says of all of them what else is to be known, as
   * that they lead to another site, so that `label` need not; the stylesheet draws the sign then.
   */
  readonly describedBy?: string
  readonly children: ReactNode
}

/** A link to another site. It opens beside the page, which may hold half an exercise, and says so in sign and word. */
export function ExternalLink({ href, className, label, describedBy, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label && (describedBy ? label : `${label} ${externalLinkMessages.hint}`)}
      aria-describedby={describedBy}
      className={className}
    >
      {children}
      {label === undefined && describedBy === undefined && (
        <span className="sr-only"> {externalLinkMessages.hint}</span>
      )}
      {describedBy === undefined && (
        <Icon
          size={16}
          className="ms-1 inline-block shrink-0"
          path="M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4"
        />
      )}
    </a>
  )
}

/** Whether an address is that of another site: those of ours are written without a host. */
export function isElsewhere(href: string | undefined): href is string {
  return href !== undefined && /^https?:\/\//.test(href)
}
