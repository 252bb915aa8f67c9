import { realToNum } from '../arithmetic'
import { fail } from '../errors'
import { convertUnit } from '../units'
import { builtin, type Table } from './builtin'
import { real, string } from './parameters'

export const units = {
  'convert-unit': builtin(
    [real, string, string],
    (machine, value, from, to) => {
      machine.spendText(from.length + to.length)
      const converted = convertUnit(realToNum(value), from, to)
      return converted ?? fail('invalid-arguments', `convert-unit: no way from "${from}" to "${to}"`)
    },
    { cost: 5 },
  ),
} satisfies Table
