import type { PaperControl, WrittenNumber } from '@/lib/domain/exercise/model'
import { typedTex } from '@/lib/domain/exercise/model/typed-formula'
import { withoutFigures } from '@/lib/shared/figure/figure-fence'

/** The answer that is written in a control, in a few words, as Markdown; empty where it is a picture. */
export function writtenWords(control: PaperControl): string {
  const words = wordsOf(isExact(control) ? withoutPadding(control) : control)
  const unit = 'postfix' in control.props ? control.props.postfix : undefined
  return words !== '' && unit ? `${words} ${unit}` : words
}

/** Nothing is said of decimal places, so none is there for its own sake. */
const isExact = ({ props }: PaperControl) => 'rounded' in props && props.rounded === false

/** The same control, its decimals without the zeros that fill them up to the places of the field. */
function withoutPadding(control: PaperControl): PaperControl {
  if (control.type !== 'single-number' || !control.written || !('digits' in control.written)) return control
  return { ...control, written: { digits: control.written.digits.replace(/,(\d*?)0+$/, (_, kept) => kept && `,${kept}`) } }
}

function wordsOf(control: PaperControl): string {
  switch (control.type) {
    case 'single-number':
      return control.written ? numberWords(control.written) : ''
    case 'fraction-number':
      return control.written ? numberWords({ sign: '', ...control.written }) : ''
    case 'number-list':
      return listWords(control.props.fields, control.written)
    case 'point':
      return (control.written ?? []).map(pointWords).join(', ')
    case 'simple-text':
      return control.written?.[0] ?? ''
    case 'expression':
    case 'number-set':
    case 'interval':
      return control.written === undefined ? '' : `$${typedTex(control, control.written)}$`
    case 'single-choice':
      return withoutFigures(control.props.options[control.written ?? -1]?.label ?? '').trim()
    case 'multi-choice':
      return chosen(control.props.options, control.written)
        .map(({ label }) => withoutFigures(label).trim())
        .join(', ')
    case 'binary-choice':
      return control.props.options
        .map(({ statement, trueLabel, falseLabel }, index) => [
          withoutFigures(statement).trim(),
          control.written?.[index] ? trueLabel : falseLabel,
        ])
        .map(([statement, label]) => `${statement} ${label}.`)
        .join(' ')
  }
}

/** The numbers of a list with what stands beside their fields; a sign between two of them, such as `<`, parts them by itself. */
function listWords(
  fields: readonly { readonly prefix?: string; readonly postfix?: string }[],
  written: readonly WrittenNumber[] = [],
): string {
  return written
    .map((number, index) => {
      const { prefix, postfix } = fields[index] ?? {}
      const words = [prefix, numberWords(number), postfix].filter(Boolean).join(' ')
      if (index === written.length - 1) return words
      return postfix?.startsWith('$') ? `${words} ` : `${words}; `
    })
    .join('')
}

const chosen = <Option>(options: readonly Option[], isChosen: readonly boolean[] = []) =>
  options.filter((_, index) => isChosen[index])

function pointWords([x, y]: readonly [WrittenNumber, WrittenNumber]): string {
  return `$(${[x, y].map(numberTex).join('; ')})$`
}

function numberWords(written: WrittenNumber): string {
  return `$${numberTex(written)}$`
}

function numberTex(written: WrittenNumber): string {
  // In braces, for TeX puts a space after a comma that is not a part of a number.
  if ('digits' in written) return written.digits.replace(',', '{,}')
  return `${written.sign}\\frac{${written.numerator}}{${written.denominator}}`
}
