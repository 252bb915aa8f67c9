import { SiteLink } from '@/components/ui/site-link'
import { formatDate } from '@/lib/shared/format/date-time'
import { legalPageMessages } from '@/lib/shared/messages/legal-page'
import { Disclosure } from './disclosure'

/** A version of a document, as its pages tell of it. */
export interface LegalVersion {
  /** The day from which it holds, `yyyy-mm-dd`. */
  readonly validFrom: string
  readonly href: string
  readonly isInForce: boolean
}

interface VersionListProps {
  /** Newest first. */
  readonly versions: readonly LegalVersion[]
  /** The day of the version on the page. */
  readonly shown: string
}

/** The menu of versions. */
export function VersionList({ versions, shown }: VersionListProps) {
  return (
    <Disclosure label={legalPageMessages.versions}>
      <ul>
        {versions.map(({ validFrom, href, isInForce }) => (
          <li key={validFrom}>
            <SiteLink
              href={href}
              {...(validFrom === shown && { 'aria-current': 'page' as const })}
              className="flex min-h-11 items-center underline-offset-4 hover:text-leaf hover:underline aria-[current]:font-[650] aria-[current]:text-leaf"
            >
              {formatDate(validFrom, 'UTC')}
              {isInForce && ` (${legalPageMessages.inForce})`}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
