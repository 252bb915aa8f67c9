import type { PaperControl, WrittenNumber } from '@/lib/domain/exercise/model'
import { typedTex } from '@/lib/domain/exercise/model/typed-formula'
import { withoutFigures } from '@/lib/shared/figure/figure-fence'

/** The answer that is written in a control, in a few words, as Markdown; empty where it is a picture. */
export function writtenWords(control: PaperControl): string {
  const words = wordsOf(control)
  const unit = 'postfix' in control.props ? control.props.postfix : undefined
  return words === '' ? '' : joined(words, unit)
}

/** Parts with spaces between them, but none before a sign that is written together with its number, as in 75%. */
const joined = (...parts: readonly (string | undefined)[]) =>
  parts
    .filter(Boolean)
    .join(' ')
    .replace(/ (?=[%‰°.,])/g, '')

function wordsOf(control: PaperControl): string {
  switch (control.type) {
    case 'single-number':
      return control.written ? numberWords(asExact(control.written, control.props)) : ''
    case 'fraction-number':
      return control.written ? numberWords({ sign: '', ...control.written }) : ''
    case 'number-list':
      return listWords(control)
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
function listWords({ written = [], props }: Extract<PaperControl, { type: 'number-list' }>): string {
  return written
    .map((number, index) => {
      const { prefix, postfix } = props.fields[index] ?? {}
      const words = joined(prefix, numberWords(asExact(number, props)), postfix)
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

/** Of a number that is not rounded the zeros after its last digit say nothing: how many places there are to fill must not show. */
function asExact(written: WrittenNumber, { rounded }: { readonly rounded?: false }): WrittenNumber {
  if (rounded !== false || !('digits' in written)) return written
  return { digits: written.digits.replace(/(,\d*?)0+$/, '$1').replace(/,$/, '') }
}

function numberWords(written: WrittenNumber): string {
  return `$${numberTex(written)}$`
}

function numberTex(written: WrittenNumber): string {
  // A bare comma would be set as between two numbers.
  if ('digits' in written) return written.digits.replace(',', '{,}')
  return `${written.sign}\\frac{${written.numerator}}{${written.denominator}}`
}
