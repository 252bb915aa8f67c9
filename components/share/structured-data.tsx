import { gradesOf, isDynamic } from '@/lib/domain/classification/model'
import { ogImageMessages } from '@/lib/shared/messages/og-image'
import { shellMessages } from '@/lib/shared/messages/shell'
import { SITE_LANGUAGE, SITE_NAME } from '@/lib/shared/site'

type JsonValue = string | number | boolean | readonly JsonValue[] | { readonly [key: string]: JsonValue }
type Thing = { readonly '@type': string } & { readonly [key: string]: JsonValue }

/**
 * Tells search engines what a page is about, in the words of schema.org. Browsers run no such block, so it needs no
 * nonce.
 */
export function StructuredData({ things }: { readonly things: readonly Thing[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it can end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }} />
}

interface SiteFacts {
  /** The origin of the site. */
  readonly siteUrl: string
  /** Other addresses of those who run the site. */
  readonly elsewhere: readonly string[]
}

/** Who runs the site, and what it is. Its search is for who is signed in, so no engine hears of that. */
export function siteThings({ siteUrl, elsewhere }: SiteFacts): readonly Thing[] {
  const organization = {
    '@type': 'EducationalOrganization',
    '@id': organizationId(siteUrl),
    name: SITE_NAME,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
  const website = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: SITE_NAME,
    url: `${siteUrl}/`,
    description: shellMessages.description,
    inLanguage: SITE_LANGUAGE,
    publisher: { '@id': organizationId(siteUrl) },
  }
  return [organization, website]
}

interface ExerciseFacts {
  readonly siteUrl: string
  readonly id: string
  readonly title: string
  readonly description: string
  readonly classifications: readonly string[]
}

/** An exercise as something to learn from. */
export function exerciseThings(facts: ExerciseFacts): readonly Thing[] {
  const { siteUrl, id, title, description, classifications } = facts
  const url = `${siteUrl}/exercise/${id}`
  const levels = gradesOf(classifications).map((grade) => ogImageMessages.grades([grade]))
  const exercise = {
    '@type': 'LearningResource',
    '@id': `${url}#exercise`,
    name: title,
    description,
    url,
    image: `${siteUrl}/og/exercise/${id}`,
    inLanguage: SITE_LANGUAGE,
    learningResourceType: isDynamic(classifications) ? 'practice problem' : 'problem',
    educationalUse: 'practice',
    interactivityType: 'active',
    ...(levels.length > 0 && { educationalLevel: levels }),
    about: { '@type': 'Thing', name: ogImageMessages.subject },
    // Three are free in any twelve hours.
    isAccessibleForFree: true,
    provider: providerOf(siteUrl),
  }
  return [exercise]
}

interface WikiFacts {
  readonly siteUrl: string
  /** From `/`. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly grade: number
}

/** A page of the wiki as something to learn from, with the notion that it explains. */
export function wikiThings({ siteUrl, path, title, description, grade }: WikiFacts): readonly Thing[] {
  const url = `${siteUrl}${path}`
  const page = {
    '@type': 'LearningResource',
    '@id': `${url}#page`,
    name: title,
    description,
    url,
    inLanguage: SITE_LANGUAGE,
    learningResourceType: 'concept introduction',
    educationalLevel: [ogImageMessages.grades([grade])],
    about: { '@type': 'DefinedTerm', name: title, description },
    isAccessibleForFree: true,
    provider: providerOf(siteUrl),
  }
  return [page]
}

function providerOf(siteUrl: string): Thing {
  return {
    '@type': 'EducationalOrganization',
    '@id': organizationId(siteUrl),
    name: SITE_NAME,
    url: `${siteUrl}/`,
  }
}

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`
