import { checkText, type TextCheck } from '@/lib/domain/content/check-text'
import { checkWording } from '@/lib/domain/content/check-wording'
import { createSpellingCheck } from '@/lib/domain/content/spelling-check'
import { openSpeller } from './speller'

/** More than all draws of one exercise have. */
const MOST_KNOWN_TEXTS = 5_000

/** All that is checked of a Hungarian text of the content: its marks, its wording and its spelling. */
export async function openTextCheck(): Promise<TextCheck> {
  const checkSpelling = createSpellingCheck(await openSpeller('content/words.txt'))
  const known = new Map<string, readonly string[]>()
  // The draws of an exercise have most of their texts in common, and none with those of another.
  return (text) => {
    const found = known.get(text) ?? [...checkText(text), ...checkWording(text), ...checkSpelling(text)]
    if (known.size >= MOST_KNOWN_TEXTS) known.clear()
    known.set(text, found)
    return found
  }
}
