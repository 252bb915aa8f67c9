import { checkText, formOfText, type TextCheck } from '@/lib/domain/content/check-text'
import { checkArticlesBeforeNumbers, checkWordingAround } from '@/lib/domain/content/check-wording'
import { onceSound } from '@/lib/domain/content/once-sound'
import { createSpellingCheck } from '@/lib/domain/content/spelling-check'
import { openSpeller } from './speller'

/** All that is checked of a Hungarian text of the content: its marks, its wording and its spelling. */
export async function openTextCheck(): Promise<TextCheck> {
  const checkSpelling = createSpellingCheck(await openSpeller('content/words.txt'))
  const checkAllButNumbers = onceSound(
    (text) => [...checkText(text), ...checkWordingAround(text), ...checkSpelling(text)],
    formOfText,
  )
  return (text) => [...checkAllButNumbers(text), ...checkArticlesBeforeNumbers(text)]
}
