import { spokenSigns } from '@/lib/shared/messages/spoken-signs'
import { toPlainText } from '@/lib/shared/plain-text'

/** A text as a voice shall read it. @param text Markdown with `$…$` mathematics */
export function spokenText(text: string): string {
  return spokenSigns
    .reduce((plain, [sign, word]) => plain.replace(sign, word), toPlainText(text))
    .replace(/\s+/g, ' ')
    .trim()
}
