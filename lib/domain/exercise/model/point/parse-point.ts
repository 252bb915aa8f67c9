import { pointInputMessages as messages } from '@/lib/shared/messages/point-input'
import { parseNumber } from '../parse-number'
import type { Rational } from '../rational'
import { toPlainCharacters } from '../typed-characters'

/** Longer texts are no point. */
export const MAX_POINT_LENGTH = 100

/** A point of the plane, exact. */
export interface PlanePoint {
  readonly x: Rational
  readonly y: Rational
}

/** A typed point that was read, with the text of each coordinate, or what to do about it, in Hungarian. */
export type ReadPoint =
  | { readonly kind: 'point'; readonly point: PlanePoint; readonly texts: readonly [x: string, y: string] }
  | { readonly kind: 'fault'; readonly message: string }

/** What a point may be called, `P`, `A'`, `B₁`: before a bracket or an equals sign nothing else is meant. */
const NAME = /^\p{L}['′’´]*[\d₀-₉]{0,2}['′’´]*\s*(?:=\s*|(?=\())/u

/**
 * Reads a point as one writes it: `(2; -3)`, `2; -3`, `P(2; -3)`, with numbers as `parseNumber` takes them. A comma is the
 * decimal mark, so it parts no coordinates: what could be two numbers is asked for with a semicolon. Never throws.
 */
export function parsePoint(typed: string): ReadPoint {
  if (typed.length > MAX_POINT_LENGTH) return fault(messages['too-long'])
  const text = toPlainCharacters(typed).replace(/ +/g, ' ').trim()
  const bare = unbracketed(text.replace(NAME, ''))
  if (bare === undefined) return fault(messages.brackets)
  const [x = '', y, ...others] = bare.split(';').map((part) => part.trim())
  if (y === undefined) return fault(unparted(x))
  if (others.length > 0) return fault(messages.several)
  if (x === '' || y === '') return fault(messages.missing(x === '' ? 1 : 2))
  const [first, second] = [parseNumber(x), parseNumber(y)]
  if (first.kind !== 'value') return fault(messages.coordinate(1, first.message))
  if (second.kind !== 'value') return fault(messages.coordinate(2, second.message))
  return { kind: 'point', point: { x: first.value, y: second.value }, texts: [x, y] }
}

/** What stands between brackets, or without any; `undefined` where they are no pair of round ones around it all. */
function unbracketed(text: string): string | undefined {
  const inner = /^\((.*)\)$/s.exec(text)?.[1] ?? text
  return /[()[\]{}]/.test(inner) ? undefined : inner.trim()
}

/** A comma that cannot be a decimal mark, since a space or a sign follows. */
const PARTING_COMMA = /,\s*(?=[-+\s])/

/** What to say of a text without a semicolon. */
function unparted(text: string): string {
  if (text === '') return messages.empty
  const [x = '', y, ...others] = text.split(PARTING_COMMA).map((part) => part.trim())
  const isPair = y !== undefined && others.length === 0 && [x, y].every((part) => parseNumber(part).kind !== 'invalid')
  if (isPair) return messages.comma(x, y)
  return parseNumber(text).kind === 'invalid' ? messages.separator : messages.single
}

function fault(message: string): ReadPoint {
  return { kind: 'fault', message }
}
