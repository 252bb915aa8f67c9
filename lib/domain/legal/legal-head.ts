import { formatDate } from '@/lib/shared/format/date-time'
import { legalMessages } from '@/lib/shared/messages/legal'
import { legalPageMessages } from '@/lib/shared/messages/legal-page'
import type { LegalDocument } from './model'
import { toIsoDay } from './versions'

/** How the text of a version begins: with its title, and the day from which it holds. */
export function legalHead(document: LegalDocument, version: string): string {
  const day = formatDate(toIsoDay(version), 'UTC')
  return `# ${legalMessages.documents[document]}\n\n${legalPageMessages.validFrom(day)}\n\n`
}

/** The text of a version without its head, whatever that says. */
export function withoutHead(content: string): string {
  return content.replace(/^# .*\n\n.*\n\n/, '')
}
