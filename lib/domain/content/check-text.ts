import katex from 'katex'
import { figureFaults } from '@/lib/domain/figure/figure-faults'
import { splitFigures } from '@/lib/shared/figure/figure-fence'
import { onceSound, withAnyDigits } from './once-sound'

/** Finds the faults of an evaluated text. */
export type TextCheck = (text: string) => readonly string[]

/**
 * Faults of one evaluated text: what a template left behind, mathematics that KaTeX does not take in strict mode, and
 * figures that cannot be drawn as they are.
 */
export function checkText(text: string): readonly string[] {
  return splitFigures(text).flatMap((part) => (part.isFigure ? checkFigure(part.text) : checkProse(part.text)))
}

function checkFigure(json: string): readonly string[] {
  return [...figureFaults(json).map((fault) => `figure: ${fault}`), ...leftovers(json)]
}

function checkProse(text: string): readonly string[] {
  if (/```\s*figure/.test(text)) return ['a figure needs its opening and its closing fence on lines of their own']
  const parts = splitMath(text)
  if (!parts) return [`unbalanced $ in ${JSON.stringify(text)}`]
  return [...leftovers(text), ...parts.math.flatMap(checkMath)]
}

function leftovers(text: string): readonly string[] {
  const words = ['NaN', 'undefined', 'Infinity', '[object', '#<fn'].filter((word) => text.includes(word))
  return [...words, ...(text.includes('@') ? ['@'] : [])].map((word) => `${word} is left in ${JSON.stringify(text)}`)
}

/** The formulas between `$…$` and `$$…$$`; `undefined` when a dollar has no pair. `\$` is a dollar sign. */
function splitMath(text: string): { readonly math: readonly string[] } | undefined {
  const math: string[] = []
  const rest = text.replaceAll('\\$', '').replace(/\$\$([^$]*)\$\$|\$([^$]*)\$/g, (_, display, inline) => {
    math.push(display ?? inline)
    return ''
  })
  return rest.includes('$') ? undefined : { math }
}

/** What KaTeX is strict about, and shows well all the same. */
const TAKEN = new Set(['unknownSymbol', 'unicodeTextInMathMode', 'htmlExtension'])

/** Commands of KaTeX, and colours, to which it matters which digits follow; to all others a digit is a symbol like the next. */
const READS_DIGITS = /#|\\(?:char|genfrac|[egx]?def|(?:re)?newcommand|providecommand)|\{align(?:ed)?at/
/** The start and end of a figure, which is drawn as its numbers say. */
const FENCE = '```'

/** What a text has in common with all those in which `checkText` finds the same: its digits matter to few. */
export function formOfText(text: string): string {
  return text.includes(FENCE) || READS_DIGITS.test(text) ? text : withAnyDigits(text)
}

/** The variants of an exercise have most of their formulas in common. */
const checkMath = onceSound(faultsOfMath, formOfText)

function faultsOfMath(formula: string): readonly string[] {
  if (formula.trim() === '') return ['empty mathematics']
  try {
    // Hungarian words in \text{} are outside of what KaTeX has metrics for, and render well all the same.
    katex.renderToString(formula, {
      // Enough to find every fault, for half the work of HTML.
      output: 'mathml',
      strict: (code: string) => (TAKEN.has(code) ? 'ignore' : 'error'),
      // The keys of terms in formulas of explainers; see formula-keys.ts.
      trust: ({ command }) => command === '\\htmlData',
      throwOnError: true,
    })
    return []
  } catch (error) {
    if (error instanceof Error) return [`${error.message} in $${formula}$`]
    throw error
  }
}
