import type { ControlProps } from '../schemas'
import type { NumberField } from './parse-number'

/** What a list says about the numbers of one of its fields. A unit behind the whole list is that of each field without one. */
export function listField(list: ControlProps['number-list'], field: number): NumberField {
  const { fractionDigits, exactDigits, takesPercent, fields, postfix } = list
  return { fractionDigits, exactDigits, takesPercent, postfix: fields[field]?.postfix ?? postfix }
}
