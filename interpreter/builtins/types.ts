import { realToNum } from '../arithmetic'
import { fail } from '../errors'
import type { Num } from '../numbers'
import { isIntegerNum, readNum } from '../numbers'
import { printed } from '../printer'
import { typeOf } from '../values'
import { builtin, type Table } from './builtin'
import { any, bool, either, number, real, string } from './parameters'

const DECIMAL = /^-?\d+(\.\d+)?$/

function readNumber(name: string, text: string): Num {
  return DECIMAL.test(text) ? readNum(text) : fail('invalid-arguments', `${name}: the String is not a number`)
}

function toInteger(value: Num | string): Num {
  const result = typeof value === 'string' ? readNumber('Int', value) : value
  return isIntegerNum(result) ? result : fail('invalid-arguments', `Int: ${result} is not an integer`)
}

function toBool(value: boolean | string): boolean {
  if (typeof value === 'boolean') return value
  const isBool = value === 'true' || value === 'false'
  return isBool ? value === 'true' : fail('invalid-arguments', 'Bool: the String is neither true nor false')
}

export const types = {
  typeof: builtin([any], (_, value) => typeOf(value)),
  Int: builtin([either(number, string)], (_, value) => toInteger(value)),
  Float: builtin([either(real, string)], (_, value) =>
    typeof value === 'string' ? readNumber('Float', value) : realToNum(value),
  ),
  Bool: builtin([either(bool, string)], (_, value) => toBool(value)),
  String: builtin([any], printed),
} satisfies Table
