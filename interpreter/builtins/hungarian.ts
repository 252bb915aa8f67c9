import { compareReals, isReal, type Real } from '../arithmetic'
import { fail } from '../errors'
import { formatNumber } from '../format'
import { isFraction } from '../fractions'
import {
  abbreviateUnit,
  articleForNumber,
  articleForText,
  listText,
  numberWithSuffix,
  numberWords,
  ordinalWords,
  type SpokenNumber,
  suffixForm,
  translateUnit,
} from '../hungarian/index'
import { checkedString } from '../limits'
import { printed } from '../printer'
import { builtin, type Table } from './builtin'
import { either, integer, real, string, vector } from './parameters'

const LANGUAGE = 'HU'
const CURRENCY = '\u00a0Ft'
/** Putting a number into words takes about as long as so many steps. */
const cost = 50
/** Writing it with digits is cheaper. */
const DIGITS_COST = 3

/** How the number is said. */
function spoken(value: Real): SpokenNumber {
  const negative = compareReals(value, 0) < 0
  if (isFraction(value)) {
    return { kind: 'fraction', negative, numerator: Math.abs(value.numerator), denominator: value.denominator }
  }
  const [integer = '', fraction = ''] = String(value).replace('-', '').split('.')
  return { kind: 'decimal', negative, integer, fraction }
}

/** The tables of words end somewhere; what lies beyond is the author's fault. */
function inWords<T>(name: string, work: () => T | undefined): T {
  try {
    return work() ?? fail('invalid-arguments', `${name}: there is no such suffix`)
  } catch (error) {
    if (error instanceof RangeError) fail('invalid-arguments', `${name}: ${error.message}`)
    throw error
  }
}

function unitName(name: string, look: (unit: string) => string) {
  return builtin([string, string], (machine, language, unit) => {
    machine.spendText(unit.length)
    if (language !== LANGUAGE) fail('invalid-arguments', `${name}: the language must be "${LANGUAGE}"`)
    return look(unit)
  })
}

export const hungarian = {
  article: builtin(
    [either(real, string)],
    (machine, value) => {
      if (typeof value !== 'string') return inWords('article', () => articleForNumber(spoken(value)))
      machine.spendText(value.length)
      return articleForText(value)
    },
    { cost },
  ),
  'num-to-text': builtin([real], (_, value) => inWords('num-to-text', () => numberWords(spoken(value))), { cost }),
  suffix: builtin([real, string], (_, value, suffix) => inWords('suffix', () => suffixForm(spoken(value), suffix)), {
    cost,
  }),
  'num-suffix': builtin(
    [real, string],
    (_, value, suffix) => inWords('num-suffix', () => numberWithSuffix(spoken(value), suffix)),
    { cost },
  ),
  'ordinal-text': builtin(
    [integer],
    (_, n) => inWords('ordinal-text', () => ordinalWords(String(Math.abs(n)), n < 0)),
    { cost },
  ),
  abbreviate: unitName('abbreviate', abbreviateUnit),
  translate: unitName('translate', translateUnit),
  'list-text': builtin([vector], (machine, items) => {
    machine.spend(items.length)
    return checkedString(listText(items.map((item) => (isReal(item) ? formatNumber(item) : printed(machine, item)))))
  }),
  'format-number': builtin([real], (_, value) => formatNumber(value), { cost: DIGITS_COST }),
  ft: builtin([real], (_, value) => formatNumber(value) + CURRENCY, { cost: DIGITS_COST }),
} satisfies Table
