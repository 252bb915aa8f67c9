import { answerFigureMessages } from '@/lib/shared/messages/answer-figure'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { toPlainText } from '@/lib/shared/plain-text'
import type { FigureState } from './figure-draft'

/** A name of so many letters fits on a pin. */
const MOST_LETTERS = 2

/** What each field of a control is called on the figure: as its prefix calls it where that is short, else by its number. */
export function shortNames({ type, props }: FigureState): readonly string[] {
  if (type !== 'number-list') return ['']
  return props.fields.map(({ prefix = '' }, index) => {
    const name = toPlainText(prefix).replace(/[\s=:≈]+$/, '')
    return name !== '' && name.length <= MOST_LETTERS ? name : answerFigureMessages.ordinal(index + 1)
  })
}

/** What each field is called for those who do not see where it stands. */
export function fullNames({ type, props }: FigureState): readonly string[] {
  if (type !== 'number-list') return [named(props.prefix, exerciseMessages.answer, props.postfix)]
  return props.fields.map(({ prefix, postfix }, index) =>
    named(prefix, exerciseMessages.answerField(index + 1), postfix),
  )
}

const named = (prefix: string | undefined, label: string, postfix: string | undefined) =>
  [prefix && toPlainText(prefix), label, postfix && toPlainText(postfix)].filter(Boolean).join(' ')
