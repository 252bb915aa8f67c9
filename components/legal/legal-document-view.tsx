import { Notice } from '@/components/ui/notice'
import { SiteLink } from '@/components/ui/site-link'
import { formatDate } from '@/lib/shared/format/date-time'
import { legalPageMessages } from '@/lib/shared/messages/legal-page'
import { BackToTop } from './back-to-top'
import { sectionHeadings } from './heading-id'
import { LegalText } from './legal-text'
import { TableOfContents } from './table-of-contents'
import { type LegalVersion, VersionList } from './version-list'

interface LegalDocumentViewProps {
  readonly title: string
  /** The Markdown below the title and day, with nothing left open. */
  readonly source: string
  /** The day from which this version holds, `yyyy-mm-dd`. */
  readonly validFrom: string
  /** Its last day, when it holds no more. */
  readonly validUntil: string | undefined
  /** Newest first. */
  readonly versions: readonly LegalVersion[]
  /** Whether facts about the company are missing in it, or made up. */
  readonly facts: 'whole' | 'draft' | 'sample'
}

const { outdated } = legalPageMessages

export function LegalDocumentView(props: LegalDocumentViewProps) {
  const { title, source, validFrom, validUntil, versions, facts } = props
  const current = versions.find(({ isInForce }) => isInForce)
  return (
    <div className="page-width grid gap-x-14 gap-y-6 pt-6 pb-20 md:pt-10 lg:grid-cols-[minmax(0,46rem)_16rem] lg:justify-between">
      <header className="max-w-[46rem] space-y-5 lg:col-start-1">
        <div>
          <h1 className="text-title">{title}</h1>
          <p className="mt-2 text-quiet">{legalPageMessages.validFrom(formatDate(validFrom, 'UTC'))}</p>
        </div>
        {validUntil && current && (
          <Notice tone="warning" title={outdated.title}>
            <p>{outdated.wasValid(formatDate(validFrom, 'UTC'), formatDate(validUntil, 'UTC'))}</p>
            <p>
              <SiteLink
                href={current.href}
                className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
              >
                {outdated.current(formatDate(current.validFrom, 'UTC'))}
              </SiteLink>
            </p>
          </Notice>
        )}
        {facts !== 'whole' && <Notice tone="info">{legalPageMessages[facts]}</Notice>}
        <VersionList versions={versions} shown={validFrom} />
      </header>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <TableOfContents sections={sectionHeadings(source)} />
      </div>
      <article className="relative min-w-0 lg:col-start-1">
        <LegalText source={source} />
        <BackToTop />
      </article>
    </div>
  )
}
