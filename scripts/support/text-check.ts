import { checkText, formOfText, type TextCheck } from '@/lib/domain/content/check-text'
import { checkArticlesBeforeNumbers, checkWordingAround } from '@/lib/domain/content/check-wording'
import { onceSound } from '@/lib/domain/content/once-sound'
import { createSpellingCheck, type KnowsWord } from '@/lib/domain/content/spelling-check'

/** All that is checked of a Hungarian text of the content: its marks, its wording and its spelling. */
export function createTextCheck(knows: KnowsWord): TextCheck {
  const checkSpelling = createSpellingCheck(knows)
  const checkAllButNumbers = onceSound(
    (text) => [...checkText(text), ...checkWordingAround(text), ...checkSpelling(text)],
    formOfText,
  )
  return (text) => [...checkAllButNumbers(text), ...checkArticlesBeforeNumbers(text)]
}
