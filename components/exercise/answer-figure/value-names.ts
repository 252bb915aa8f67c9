import type { Affixes } from '@/lib/domain/exercise/model'
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

/** The letter of a point at the beginning of a text: `P`, `P'`. */
const POINT = /^(\p{Lu}'{0,2})(?!['\p{L}])/u

/** What each point is called: by the letter with which its field begins, or its first one; else by its number. */
export function pointNames(control: FigureState): readonly string[] {
  const letters = pointAffixes(control).map(({ prefix = '' }) =>
    POINT.exec(toPlainText(prefix))?.[1]?.replaceAll("'", '′'),
  )
  if (new Set(letters).size === letters.length && letters.every((letter) => letter !== undefined)) return letters
  return letters.map((_, index) => (letters.length > 1 ? answerFigureMessages.ordinal(index + 1) : ''))
}

/** What each point is called for those who do not see it. */
export function spokenPointNames(control: FigureState): readonly string[] {
  const isParabola = control.type === 'point' && control.props.shape === 'parabola'
  return isParabola ? answerFigureMessages.parabola : pointNames(control).map(answerFigureMessages.named)
}

/** What stands around each point, or around the first field of the pair that it is. */
function pointAffixes({ type, props }: FigureState): readonly Affixes[] {
  if (type === 'point') return props.points
  return type === 'number-list' ? props.fields.filter((_, index) => index % 2 === 0) : []
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
