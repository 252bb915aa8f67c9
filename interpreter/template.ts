import { isReal } from './arithmetic'
import { failAt, ScriptError } from './errors'
import { formatNumber } from './format'
import { checkedString, Meter } from './limits'
import { guardAt } from './machine'
import { printed } from './printer'
import type { Expression, Run, Script } from './script'
import { wholeOf } from './source'
import { tex } from './tex'
import type { Value } from './values'

/** A failed expression makes the whole template fail, or only shows its message where its value would be. */
type Failures = 'throw' | 'inline'

/** An expression in a template; its offsets leave the at signs out. */
interface ExpressionPart {
  readonly start: number
  readonly end: number
  readonly isMath: boolean
}

/** Text to print as it is, or an expression. */
type Part = string | ExpressionPart

/** Runs of text without a special character, and characters that a backslash keeps from being one. */
const PLAIN_TEXT = /(?:[^@$\\]|\\[\\$]|\\)+/y
const EXPRESSION = /(?:"(?:[^"\\]|\\[\s\S])*(?:"|$)|[^"@])*/y

function endOf(pattern: RegExp, source: string, start: number): number {
  pattern.lastIndex = start
  return start + (pattern.exec(source)?.[0].length ?? 0)
}

/** Cuts a template into text and expressions; between dollar signs, single or double, an expression is mathematics. */
function templateParts(source: string): Part[] {
  const parts: Part[] = []
  let fence = ''
  for (let at = 0; at < source.length; ) {
    if (source.startsWith('@@', at)) {
      parts.push('@')
      at += 2
    } else if (source[at] === '@') {
      const end = endOf(EXPRESSION, source, at + 1)
      parts.push({ start: at + 1, end, isMath: fence !== '' })
      at = end + 1
    } else if (source[at] === '$') {
      const found = source.startsWith('$$', at) && fence !== '$' ? '$$' : '$'
      if (fence === '') fence = found
      else if (fence === found) fence = ''
      parts.push(found)
      at += found.length
    } else {
      const end = endOf(PLAIN_TEXT, source, at)
      parts.push(source.slice(at, end))
      at = end
    }
  }
  return parts
}

/** What a value looks like in a text. */
function display(value: Value, isMath: boolean): string {
  if (isReal(value)) return isMath ? tex(value) : formatNumber(value)
  return printed(new Meter(), value)
}

function inlineMessage(error: unknown, source: string): string {
  if (!(error instanceof ScriptError)) throw error
  const { position, message } = error
  return position ? `${position.line}:${position.column} ${message}` : `Eval of "${source}" failed`
}

type Renderer = (run: Run, extraValues: readonly Value[]) => string

/** How a template is compiled. */
interface TemplateOptions {
  /** What a failed expression does; it makes the whole template fail unless told otherwise. */
  readonly failures?: Failures
  /** Names in scope beside those of the script. */
  readonly extraNames?: readonly string[]
}

function expressionRenderer(
  script: Script,
  template: string,
  part: ExpressionPart,
  extraNames: readonly string[],
): Renderer {
  const { start, end, isMath } = part
  if (end >= template.length) {
    failAt({ source: template, start: start - 1, end: start }, 'unexpected-end', 'the @ that begins here is not closed')
  }
  const at = { source: template, start, end }
  const expression: Expression = script.compileExpressionAt(at, extraNames)
  return (run, extraValues) => {
    const value = expression.evaluate(run, extraValues)
    return guardAt(at, () => display(value, isMath))
  }
}

/** Shows what goes wrong, now or later, instead of a value. */
function lenientRenderer(
  script: Script,
  template: string,
  part: ExpressionPart,
  extraNames: readonly string[],
): Renderer {
  const attempt = (work: () => string) => {
    try {
      return work()
    } catch (error) {
      return inlineMessage(error, template.slice(part.start, part.end))
    }
  }
  let render: Renderer | undefined
  const fault = attempt(() => {
    render = expressionRenderer(script, template, part, extraNames)
    return ''
  })
  return (run, extraValues) => attempt(() => render?.(run, extraValues) ?? fault)
}

/** A text with expressions between at signs, compiled for the runs of one script. */
export class Template {
  constructor(
    private readonly source: string,
    private readonly renderers: readonly Renderer[],
  ) {}

  /** @param extraValues the values of the extra names that it was compiled with, in their order. */
  render(run: Run, extraValues: readonly Value[] = []): string {
    const text = this.renderers.map((renderer) => renderer(run, extraValues)).join('')
    return guardAt(wholeOf(this.source), () => checkedString(text))
  }
}

/**
 * Compiles a text with `@expressions@` that see the names of a script. Inline failures are for pages where a fault must not
 * hide the rest.
 */
export function compileTemplate(
  script: Script,
  source: string,
  { failures = 'throw', extraNames = [] }: TemplateOptions = {},
): Template {
  const renderer = failures === 'inline' ? lenientRenderer : expressionRenderer
  return new Template(
    source,
    templateParts(source).map((part) =>
      typeof part === 'string' ? () => part : renderer(script, source, part, extraNames),
    ),
  )
}
