import { figureAlternative, splitFigures } from '@/lib/shared/figure/figure-fence'

/**
 * A text of an exercise without its markup, for accessible names. Those are flat strings: MathML in a label, when a
 * browser does not leave it out, loses its structure there, and one sixth is read as sixteen.
 */
export function toPlainText(source: string): string {
  return splitFigures(source)
    .map(({ isFigure, text }) => (isFigure ? ` ${figureAlternative(text)} ` : withoutMarkup(text)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

function withoutMarkup(source: string): string {
  const parts = source.replace(/\\[\\$]/g, hidden).split(/\$\$?([^$]*)\$\$?/)
  const plain = parts.map((part, index) => (index % 2 === 1 ? plainTex(part) : plainMarkdown(part))).join('')
  return plain.replace(/[\ue021-\ue07e]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - HIDDEN))
}

/** Where the marks of ASCII lie while they mean nothing, in a part of Unicode that no text uses. */
const HIDDEN = 0xe000

/** What stands behind a backslash, out of the way of the marks that mean something. */
const hidden = (pair: string) => String.fromCharCode(HIDDEN + pair.charCodeAt(1))

function plainMarkdown(text: string): string {
  return text
    .replace(/\\[!-/:-@[-`{-~]/g, hidden)
    .replace(/[!~]?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/(^|[^*])\*([^*]+)\*/g, '$1$2')
}

// biome-ignore format: a table reads better in rows
const SYMBOLS: Readonly<Record<string, string>> = {
  cdot: '·', times: '×', div: ':', pm: '±', approx: '≈', neq: '≠', ne: '≠', leq: '≤', le: '≤', geq: '≥', ge: '≥',
  lt: '<', gt: '>', square: '□', pi: 'π', circ: '°', degree: '°', infty: '∞', ldots: '…', dots: '…', in: '∈',
  alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', quad: ' ', qquad: ' ', left: '', right: '', displaystyle: '',
}

function plainTex(tex: string): string {
  return withoutGroups(tex)
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => SYMBOLS[name] ?? name)
    .replace(/\\[,;:!]|~/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/\^(?:2|\{2\})/g, '²')
    .replace(/\^(?:3|\{3\})/g, '³')
    .replace(/\^°/g, '°')
    .replace(/[{}]/g, '')
}

/** Commands with arguments, from the innermost outwards: fractions with a slash, roots, texts as they are. */
function withoutGroups(tex: string): string {
  const next = tex
    .replace(
      /\\[dt]?frac *\{([^{}\\]*)\} *\{([^{}\\]*)\}/g,
      (_, top: string, bottom: string) => `${inBrackets(top)}/${inBrackets(bottom)}`,
    )
    .replace(/\\[dt]?frac *(\d)(\d)/g, '$1/$2')
    .replace(/\\sqrt *\{([^{}]*)\}/g, (_, root: string) => `√${inBrackets(root)}`)
    .replace(/\\(?:text|mathrm|mathbf|operatorname|overline) *\{([^{}]*)\}/g, '$1')
    .replace(/\{([,.:])\}/g, '$1')
  return next === tex ? tex : withoutGroups(next)
}

const inBrackets = (text: string) => (/^[\w.,°√]*$/.test(text.trim()) ? text.trim() : `(${text.trim()})`)
