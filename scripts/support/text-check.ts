import { checkText, type TextCheck } from '@/lib/domain/content/check-text'
import { checkWording } from '@/lib/domain/content/check-wording'
import { createSpellingCheck } from '@/lib/domain/content/spelling-check'
import { openSpeller } from './speller'

/** All that is checked of a Hungarian text of the content: its marks, its wording and its spelling. */
export async function openTextCheck(): Promise<TextCheck> {
  const checkSpelling = createSpellingCheck(await openSpeller('content/words.txt'))
  return (text) => [...checkText(text), ...checkWording(text), ...checkSpelling(text)]
}
