import { compareReals } from '../arithmetic'
import { fail } from '../errors'
import { checkedString } from '../limits'
import { texGrouped, tex as texOf, texPolynomial, texSigned } from '../tex'
import { builtin, type Table } from './builtin'
import { real, reals, string } from './parameters'

export const tex = {
  tex: builtin([real], (_, value) => texOf(value)),
  'tex-grouped': builtin([real], (_, value) => texGrouped(value)),
  'tex-signed': builtin([real], (_, value) => texSigned(value)),
  'tex-frac': builtin([real, real], (_, numerator, denominator) => {
    if (compareReals(denominator, 0) === 0) fail('division-by-zero', 'a fraction cannot have the denominator 0')
    return `\\frac{${texOf(numerator)}}{${texOf(denominator)}}`
  }),
  'tex-poly': builtin([reals, string], (machine, coefficients, variable) => {
    machine.spend(coefficients.length * (1 + variable.length))
    return checkedString(texPolynomial(coefficients, variable))
  }),
} satisfies Table
