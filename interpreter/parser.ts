import { type ErrorKind, ScriptError } from './errors'
import { MAX_NESTING } from './limits'
import type { CollectionNode, Node, Program } from './nodes'
import { type Closing, type Opening, Scanner, type Token } from './scanner'
import { positionOf } from './source'

const CLOSING: Readonly<Record<Opening, Closing>> = { '(': ')', '[': ']', '{': '}', '#(': ')' }
const COLLECTION = { '(': 'list', '[': 'vector', '{': 'map', '#(': 'list' } as const

/** A text with more faults than this is no script. Each fault costs a walk through the text for its position. */
const MAX_ERRORS = 100

/** A bracket that has been opened, with what has been read behind it. */
interface Open {
  readonly kind: Opening
  readonly start: number
  readonly end: number
  readonly items: Node[]
}

/**
 * Reads a source text, from `start` on. Never throws: faults are collected, in the order in which they are met, and
 * the reading goes on. Open brackets are kept on a list of our own, so depth costs no JavaScript stack.
 */
export function parse(source: string, start = 0): { program: Program; errors: ScriptError[] } {
  const parser = new Parser(source, start)
  return { program: { source, forms: parser.read() }, errors: parser.errors }
}

/** As `parse`; throws the first fault. */
export function parseOrThrow(source: string, start = 0): Program {
  const { program, errors } = parse(source, start)
  if (errors[0]) throw errors[0]
  return program
}

class Parser {
  readonly errors: ScriptError[] = []
  private readonly scanner: Scanner
  private readonly forms: Node[] = []
  private readonly open: Open[] = []

  constructor(
    private readonly source: string,
    start: number,
  ) {
    this.scanner = new Scanner(source, start, (error) => this.errors.push(error))
  }

  read(): Node[] {
    for (let token = this.scanner.next(); token.kind !== 'end'; token = this.scanner.next()) {
      this.take(token)
      if (this.open.length > MAX_NESTING) {
        this.fault('limit-exceeded', token, `more than ${MAX_NESTING} levels of nesting`)
        return this.forms
      }
      if (this.errors.length >= MAX_ERRORS) return this.forms
    }
    for (const bracket of this.open.reverse()) {
      this.fault('unexpected-end', bracket, `the ${bracket.kind} that begins here is not closed`)
    }
    return this.forms
  }

  private take(token: Token): void {
    switch (token.kind) {
      case 'end':
      case 'fault':
        break
      case 'literal':
      case 'symbol':
        this.add(token)
        break
      case '(':
      case '[':
      case '{':
      case '#(':
        this.begin(token.kind, token)
        break
      case ')':
      case ']':
      case '}':
        this.close(token.kind, token)
        break
      default:
        token satisfies never
    }
  }

  private add(node: Node): void {
    const items = this.open.at(-1)?.items ?? this.forms
    items.push(node)
  }

  private begin(kind: Opening, { start, end }: Token): void {
    if (kind === '#(' && this.open.some((bracket) => bracket.kind === '#(')) {
      this.fault('unexpected-token', { start, end }, 'a short function cannot stand inside another one')
    }
    this.open.push({ kind, start, end, items: [] })
  }

  private close(kind: Closing, token: Token): void {
    const innermost = this.open.at(-1)
    if (!innermost || CLOSING[innermost.kind] !== kind) this.closeMisfit(kind, token)
    else this.finish(token)
  }

  /** A bracket that does not fit closes up to the one that it fits, or else the innermost one. */
  private closeMisfit(kind: Closing, token: Token): void {
    this.fault('unexpected-token', token, `${kind} does not fit any open bracket here`)
    const fitting = this.open.findLastIndex((bracket) => CLOSING[bracket.kind] === kind)
    const left = fitting < 0 ? this.open.length - 1 : fitting
    while (this.open.length > Math.max(left, 0)) this.finish(token)
  }

  private finish(token: Token): void {
    const bracket = this.open.pop()
    if (!bracket) return
    const { kind, start, items } = bracket
    if (kind === '{' && items.length % 2 === 1) {
      this.fault('unexpected-token', token, 'the last key of this map has no value')
    }
    const node: CollectionNode = { kind: COLLECTION[kind], items, start, end: token.end }
    this.add(kind === '#(' ? { kind: 'short-fn', body: node, start, end: token.end } : node)
  }

  private fault(kind: ErrorKind, { start, end }: { start: number; end: number }, message: string): void {
    this.errors.push(new ScriptError(kind, message, positionOf({ source: this.source, start, end })))
  }
}
