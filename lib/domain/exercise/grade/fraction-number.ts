import { numberInputMessages } from '@/lib/shared/messages/number-input'
import { parseNumber } from '../model/parse-number'
import { rational, sameValue } from '../model/rational'
import { type ControlGrader, correct, correctInWrongForm, unreadable, wrong } from './control-grade'
import { toRational, toScriptNumber } from './script-values'

/** Right when it has the solution's value; `simplified` also asks for lowest terms. */
export const gradeFractionNumber: ControlGrader<'fraction-number'> = (answer, { simplified }, key) => {
  const numerator = readInteger(answer.numerator)
  if (typeof numerator === 'string') return unreadable(numerator)
  const denominator = readInteger(answer.denominator)
  if (typeof denominator === 'string') return unreadable(denominator)
  if (denominator === 0n) return unreadable(numberInputMessages['zero-denominator'])
  const value = rational(numerator, denominator)
  if (!sameValue(value, toRational(key.solution))) return wrong(toScriptNumber(value, 'fraction'))
  const isLowest = value.denominator === denominator || value.denominator === -denominator
  return isLowest || !simplified ? correct : correctInWrongForm(numberInputMessages.simplify)
}

/** The integer that was typed, or why there is none. */
function readInteger(typed: string): bigint | string {
  const reading = parseNumber(typed, { isInteger: true })
  return reading.kind === 'value' ? reading.value.numerator : reading.message
}
