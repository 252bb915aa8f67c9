import { legalPageMessages } from '@/lib/shared/messages/legal-page'
import { SITE_NAME } from '@/lib/shared/site'

/** Who runs the site, as far as the configuration tells. */
export interface Company {
  readonly name: string | undefined
  readonly address: string | undefined
  readonly registrationNumber: string | undefined
  readonly registryCourt: string | undefined
  readonly taxNumber: string | undefined
  readonly phone: string | undefined
  readonly email: string
  /** Name, address and e-mail address of who hosts the site. */
  readonly hosting: string | undefined
}

/** What the legal documents leave open. */
export interface LegalFacts {
  readonly company: Company
  /** Without a slash at the end. */
  readonly siteUrl: string
}

const { missing } = legalPageMessages

/** Each placeholder, written `{{company.name}}`, and where its value comes from. */
const PLACEHOLDERS: ReadonlyMap<string, (facts: LegalFacts) => string> = new Map([
  ['site.name', () => SITE_NAME],
  ['site.url', ({ siteUrl }) => siteUrl],
  ['company.email', ({ company }) => company.email],
  ...missingFacts().map(
    (name) => [`company.${name}`, ({ company }: LegalFacts) => company[name] ?? missing[name]] as const,
  ),
])

/** The names in the placeholders of a text that nothing can be put in for. */
export function listUnknownPlaceholders(content: string): readonly string[] {
  return [...content.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => !PLACEHOLDERS.has(name))
}

/** Whether something about the company is not configured, so that a document names it in brackets only. */
export function lacksFacts(content: string, { company }: LegalFacts): boolean {
  return missingFacts().some((name) => company[name] === undefined && content.includes(`{{company.${name}}}`))
}

/** Puts the facts in place of the placeholders of a Markdown text, as text: they are not read as Markdown. */
export function fillPlaceholders(content: string, facts: LegalFacts): string {
  return content.replace(PLACEHOLDER, (whole, name: string) => {
    const value = PLACEHOLDERS.get(name)?.(facts)
    return value === undefined ? whole : escapeMarkdown(value)
  })
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

function missingFacts() {
  // `Object.keys` gives up the names of the keys.
  return Object.keys(missing) as (keyof typeof missing)[]
}

/** In a link's target an escape stands for the character itself as well. */
function escapeMarkdown(value: string): string {
  return value.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#~&]/g, '\\$&')
}
