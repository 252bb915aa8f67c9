import { toPlainText } from '@/lib/shared/plain-text'
import { evaluateWikiText } from './evaluate-wiki-text'

/** Enough for two or three lines of a list, and for what search engines show. */
const MAX_LENGTH = 160

/**
 * What a page begins with, as plain text: its first paragraph, cut between two words where it is long.
 *
 * @param content of the page; expressions in it may be evaluated already
 */
export function excerptOf(content: string): string {
  const [first = ''] = content.split(/\n[^\S\n]*\n/)
  const text = toPlainText(evaluateWikiText(first))
  if (text.length <= MAX_LENGTH) return text
  const cut = text.slice(0, MAX_LENGTH)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:–]+$/, '')}…`
}
