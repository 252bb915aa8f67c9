import { isVector } from '@/interpreter'
import { formatDecimal, MINUS } from '@/lib/shared/format/number'
import { answerSchemas, type GeneratedControl, type PaperControl, type WrittenNumber } from './model'
import { modelAnswer } from './model-answer'
import type { ControlAnswerKey } from './variant/answer-key'

/** A control with its right answer as a person writes or marks it. */
export function toPaperControl(control: GeneratedControl, key: ControlAnswerKey): PaperControl {
  const answer = modelAnswer(control, key)
  switch (control.type) {
    case 'single-number':
      return { ...control, written: writeNumber(answerSchemas[control.type].parse(answer), control.props) }
    case 'fraction-number': {
      const { numerator, denominator } = answerSchemas[control.type].parse(answer)
      return { ...control, written: { numerator: writeDigits(numerator), denominator: writeDigits(denominator) } }
    }
    case 'number-list': {
      const typed = answerSchemas[control.type].parse(answer)
      return { ...control, written: typed.map((number) => writeNumber(number, control.props)) }
    }
    case 'point': {
      const typed = answerSchemas[control.type].parse(answer)
      return { ...control, written: typed.map(writePoint) }
    }
    case 'simple-text': {
      const first = answerSchemas[control.type].parse(answer)
      const others = isVector(key.solution) ? key.solution.slice(1).map(String) : []
      return { ...control, written: [first, ...others] }
    }
    case 'expression':
      return { ...control, written: answerSchemas[control.type].parse(answer) }
    case 'number-set':
      return { ...control, written: answerSchemas[control.type].parse(answer) }
    case 'interval':
      return { ...control, written: answerSchemas[control.type].parse(answer) }
    case 'single-choice':
      return { ...control, written: answerSchemas[control.type].parse(answer) }
    case 'binary-choice':
    case 'multi-choice':
      return { ...control, written: answerSchemas[control.type].parse(answer) }
  }
}

/** Writes a number that was typed, `-12345,6` or `3/4`, with as many decimal places as the field asks for. */
function writeNumber(
  typed: string,
  { fractionDigits = 0, ungrouped }: { readonly fractionDigits?: number; readonly ungrouped?: true },
): WrittenNumber {
  const [numerator = '', denominator = '1'] = typed.split('/')
  if (denominator === '1' && ungrouped) return { digits: numerator }
  if (denominator === '1') return { digits: writeDigits(padDecimals(numerator, fractionDigits)) }
  const isNegative = numerator.startsWith('-')
  return {
    sign: isNegative ? MINUS : '',
    numerator: writeDigits(isNegative ? numerator.slice(1) : numerator),
    denominator: writeDigits(denominator),
  }
}

/** Writes a point as `modelAnswer` types it, `(2; -3/4)`. */
function writePoint(typed: string): readonly [WrittenNumber, WrittenNumber] {
  const [x = '', y = ''] = typed.slice(1, -1).split('; ')
  return [writeNumber(x, {}), writeNumber(y, {})]
}

function padDecimals(decimal: string, places: number): string {
  const [integer = '', fraction = ''] = decimal.split(',')
  const padded = fraction.padEnd(places, '0')
  return padded === '' ? integer : `${integer},${padded}`
}

function writeDigits(typed: string): string {
  return formatDecimal(typed.replace(',', '.'))
}
