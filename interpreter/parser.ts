import type { CollectionNode, Node, Program } from './ast'
import { errorAt, type ScriptError } from './errors'
import { MAX_NESTING } from './limits'
import { type Closing, type Opening, type Report, Scanner } from './scanner'
import { type Span, wholeOf } from './source'

/** A text with more faults than this is no script. Each fault costs a walk through the text for its position. */
const MAX_ERRORS = 100

/** A bracket that has been opened, with what has been read behind it. */
interface Open {
  readonly opening: Opening
  readonly closing: Closing
  readonly kind: CollectionNode['kind']
  readonly start: number
  readonly items: Node[]
}

/**
 * Reads a source text. Never throws: faults are collected, in the order in which they are met, and
 * the reading goes on. Open brackets are kept on a list of our own, so depth costs no JavaScript stack.
 */
export function parse(source: string): { program: Program; errors: ScriptError[] } {
  const parser = new Parser(wholeOf(source))
  return { program: { source, forms: parser.read() }, errors: parser.errors }
}

/** As `parse` for a part of a text; positions count in the whole text. Throws the first fault. */
export function formsOrThrow(part: Span): readonly Node[] {
  const parser = new Parser(part)
  const forms = parser.read()
  if (parser.errors[0]) throw parser.errors[0]
  return forms
}

class Parser {
  readonly errors: ScriptError[] = []
  private readonly fault: Report
  private readonly scanner: Scanner
  private readonly forms: Node[] = []
  private readonly open: Open[] = []
  /** Where the next node goes: into the innermost open bracket, or among the forms. */
  private items = this.forms

  constructor({ source, start, end }: Span) {
    this.fault = (kind, place, message) =>
      this.errors.push(errorAt({ source, start: place.start, end: place.end }, kind, message))
    this.scanner = new Scanner(source.slice(0, end), start, this.fault)
  }

  read(): Node[] {
    const { scanner, open } = this
    for (let token = scanner.next(); token !== 'end'; token = scanner.next()) {
      if (typeof token === 'object') this.items.push(token)
      else if (token !== 'fault') this.bracket(token)
      if (open.length > MAX_NESTING) {
        this.fault('limit-exceeded', scanner, `more than ${MAX_NESTING} levels of nesting`)
        return this.forms
      }
      if (this.errors.length >= MAX_ERRORS) return this.forms
    }
    for (const { opening, start } of open.reverse()) {
      const end = start + opening.length
      this.fault('unexpected-end', { start, end }, `the ${opening} that begins here is not closed`)
    }
    return this.forms
  }

  private bracket(token: Opening | Closing): void {
    switch (token) {
      case '(':
        this.begin(token, ')', 'list')
        break
      case '[':
        this.begin(token, ']', 'vector')
        break
      case '{':
        this.begin(token, '}', 'map')
        break
      case '#(':
        if (this.open.some(({ opening }) => opening === '#(')) {
          this.fault('unexpected-token', this.scanner, 'a short function cannot stand inside another one')
        }
        this.begin(token, ')', 'list')
        break
      case ')':
      case ']':
      case '}':
        this.close(token)
        break
      default:
        token satisfies never
    }
  }

  private begin(opening: Opening, closing: Closing, kind: CollectionNode['kind']): void {
    this.items = []
    this.open.push({ opening, closing, kind, start: this.scanner.start, items: this.items })
  }

  private innermost(): Open | undefined {
    const { open } = this
    return open.length === 0 ? undefined : open[open.length - 1]
  }

  private close(closing: Closing): void {
    if (this.innermost()?.closing === closing) this.finish()
    else this.closeMisfit(closing)
  }

  /** A bracket that does not fit closes up to the one that it fits, or else the innermost one. */
  private closeMisfit(closing: Closing): void {
    this.fault('unexpected-token', this.scanner, `${closing} does not fit any open bracket here`)
    const fitting = this.open.findLastIndex((bracket) => bracket.closing === closing)
    const left = fitting < 0 ? this.open.length - 1 : fitting
    while (this.open.length > Math.max(left, 0)) this.finish()
  }

  private finish(): void {
    const bracket = this.open.pop()
    if (!bracket) return
    const { opening, kind, start, items } = bracket
    const { end } = this.scanner
    if (kind === 'map' && items.length % 2 === 1) {
      this.fault('unexpected-token', this.scanner, 'the last key of this map has no value')
    }
    const node: CollectionNode = { kind, items, start, end }
    this.items = this.innermost()?.items ?? this.forms
    this.items.push(opening === '#(' ? { kind: 'short-fn', body: node, start, end } : node)
  }
}
