import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { LegalDocumentView } from '@/components/legal/legal-document-view'
import { findLegalText } from '@/lib/domain/legal/find-legal-text'
import { withoutHead } from '@/lib/domain/legal/legal-head'
import type { LegalDocument } from '@/lib/domain/legal/model'
import { fillPlaceholders, lacksFacts } from '@/lib/domain/legal/placeholders'
import { lastDayOf, latestVersion, legalVersions, parseRequestedVersion, toIsoDay } from '@/lib/domain/legal/versions'
import { services } from '@/lib/server/services'
import { formatDate } from '@/lib/shared/format/date-time'
import { legalMessages } from '@/lib/shared/messages/legal'
import { legalPageMessages } from '@/lib/shared/messages/legal-page'
import { pageMetadata } from './page-metadata'

/** What the router gives to a page whose address may end with a day. */
export interface LegalPageProps {
  readonly params: Promise<{ readonly day?: readonly string[] }>
}

/** Search engines are to find the version that holds; the others say so only to who follows a link. */
export async function legalMetadata(document: LegalDocument, { params }: LegalPageProps): Promise<Metadata> {
  const asked = await readParams(document, params)
  if (!asked || !legalVersions[document].includes(asked.version)) return {}
  const { version } = asked
  const name = legalMessages.documents[document]
  const description = legalPageMessages.descriptions[document]
  if (version === latestVersion(document)) return pageMetadata({ title: name, description, path: `/${document}` })
  const title = legalPageMessages.titleOf(name, formatDate(toIsoDay(version), 'UTC'))
  return { ...pageMetadata({ title, description, path: `/${document}/${version}` }), robots: { index: false } }
}

/**
 * The page of a legal document, in the version that holds or in that of the day in the address.
 *
 * @throws Error when the text of a version is missing.
 */
export async function legalPage(document: LegalDocument, { params }: LegalPageProps) {
  const asked = await readParams(document, params)
  if (!asked) notFound()
  const { version, isElsewhere } = asked
  if (isElsewhere) permanentRedirect(`/${document}/${version}`)
  const text = await findLegalText(services(), document, version)
  if (text === undefined) notFound()
  const { company, site } = services()
  const facts = { company, siteUrl: site.url }
  return (
    <LegalDocumentView
      title={legalMessages.documents[document]}
      source={withoutHead(fillPlaceholders(text, facts))}
      validFrom={toIsoDay(version)}
      validUntil={lastDayOf(document, version)}
      versions={versionsOf(document)}
      facts={company.isSample ? 'sample' : lacksFacts(text, facts) ? 'draft' : 'whole'}
    />
  )
}

async function readParams(document: LegalDocument, params: LegalPageProps['params']) {
  const { day = [] } = await params
  return day.length > 1 ? undefined : parseRequestedVersion(document, day[0])
}

function versionsOf(document: LegalDocument) {
  const latest = latestVersion(document)
  return legalVersions[document].toReversed().map((version) => ({
    validFrom: toIsoDay(version),
    href: version === latest ? `/${document}` : `/${document}/${version}`,
    isInForce: version === latest,
  }))
}
