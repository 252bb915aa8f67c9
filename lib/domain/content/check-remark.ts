import { splitFigures } from '@/lib/shared/figure/figure-fence'
import { toPlainText } from '@/lib/shared/plain-text'

/** So much fits into two lines on a phone, below the answer that it is about. */
export const LONGEST_REMARK = 90

/** Commands of formulas that `toPlainText` reads, and those that stand there as the word they are. */
const READ: ReadonlySet<string> = new Set([
  ...['frac', 'dfrac', 'tfrac', 'sqrt', 'text', 'mathrm', 'mathbf', 'operatorname', 'overline'],
  ...['left', 'right', 'quad', 'qquad', 'displaystyle', 'sin', 'cos', 'tan', 'lg', 'ln', 'log'],
])
/** Commands that change how their arguments look, and add nothing to read. */
const DRESS = /\\(?:overrightarrow|d?binom|dot|cancel|overset|underset|mathbb|scriptsize|small)(?![a-zA-Z])/g

/** Faults of an evaluated remark on a wrong answer beside those of any text. */
export function checkRemark(text: string): readonly string[] {
  // What is seen is never longer than what is written, and hardly any remark is written so long.
  if (text.length <= LONGEST_REMARK) return []
  const length = visibleLength(text)
  const reason = `the remark is ${length} characters long on the screen, more than ${LONGEST_REMARK}`
  return length > LONGEST_REMARK ? [reason] : []
}

/**
 * How many characters of a text a pupil sees, about: marks of Markdown, targets of links and the commands of formulas do not
 * count, a symbol is one character, and a fraction is as long as in one line. Figures do not count.
 *
 * @param text Markdown with `$…$` mathematics, evaluated
 */
export function visibleLength(text: string): number {
  const prose = splitFigures(text).filter(({ isFigure }) => !isFigure)
  return prose.reduce((sum, part) => sum + lengthOfProse(part.text), 0)
}

function lengthOfProse(text: string): number {
  const symbols = text
    .replace(DRESS, '')
    .replace(/\\[{}]/g, '|')
    .replace(/\\([a-zA-Z]+)/g, (command, name: string) => (READ.has(name) ? command : '□'))
  return [...toPlainText(symbols).replace(/[_^]/g, '')].length
}
