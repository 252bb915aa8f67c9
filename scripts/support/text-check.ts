import { checkText, type TextCheck } from '@/lib/domain/content/check-text'
import { checkWording } from '@/lib/domain/content/check-wording'
import { createSpellingCheck } from '@/lib/domain/content/spelling-check'
import { createBoundedCache } from '@/lib/shared/bounded-cache'
import { openSpeller } from './speller'

/** More than all draws of one exercise have. */
const MOST_KNOWN_TEXTS = 5_000

/** All that is checked of a Hungarian text of the content: its marks, its wording and its spelling. */
export async function openTextCheck(): Promise<TextCheck> {
  const checkSpelling = createSpellingCheck(await openSpeller('content/words.txt'))
  const known = createBoundedCache<readonly string[]>(MOST_KNOWN_TEXTS)
  // The draws of an exercise have most of their texts in common.
  return (text) => known.getOrCreate(text, () => [...checkText(text), ...checkWording(text), ...checkSpelling(text)])
}
