import { type ErrorKind, ScriptError } from './errors'
import { makeFraction } from './fractions'
import { checkedString } from './limits'
import type { LiteralNode, SymbolNode } from './nodes'
import { readNum } from './numbers'
import { positionOf } from './source'
import { Keyword, type Value } from './values'

export type Opening = '(' | '[' | '{' | '#('
export type Closing = ')' | ']' | '}'

interface BracketToken {
  readonly kind: Opening | Closing
  readonly start: number
  readonly end: number
}

/** The end of the source, or something that has been reported and is to be passed over. */
interface EmptyToken {
  readonly kind: 'end' | 'fault'
  readonly start: number
  readonly end: number
}

/** Literals and symbols are nodes of the program already. */
export type Token = BracketToken | EmptyToken | LiteralNode | SymbolNode

const SYMBOL = /[\p{L}\p{Nd}+\-*/<>=!?_%&.'^|$]+/uy
const SEPARATOR = /[\s,]+|;#[\s\S]*?#;|;(?!#)[^\n]*/y
const NUMBER = /^(-?\d+)(?:\/(\d+)|\.\d+)?$/
/** Marks the ASCII characters of a symbol, so that nearly all source text needs no regular expression. */
const ASCII_SYMBOL = Array.from({ length: 128 }, (_, code) => /[\w+\-*/<>=!?%&.'^|$]/.test(String.fromCharCode(code)))
const ASCII_SEPARATOR = Array.from({ length: 128 }, (_, code) => /[\s,]/.test(String.fromCharCode(code)))
const FIRST_BEYOND_ASCII = '\u0080'
/** An integer of so many characters is exact in a double. */
const MAX_SHORT_INTEGER = 15
const PLAIN_CHARACTERS = /[^"\\]*/y
const UNICODE_ESCAPE = /u([\da-fA-F]{4})/y
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['n', '\n'],
  ['t', '\t'],
])

/** What stands where a literal could not be read, so that the parser can go on. */
const PLACEHOLDER: Value = false

/** Cuts a source text into tokens, one at a time. Faults are reported, and the scanner goes on behind them. */
export class Scanner {
  constructor(
    private readonly source: string,
    private offset: number,
    private readonly report: (error: ScriptError) => void,
  ) {}

  next(): Token {
    this.skipSeparators()
    const start = this.offset
    const character = this.source[start]
    if (character === undefined) return { kind: 'end', start, end: start }
    switch (character) {
      case '(':
      case ')':
      case '[':
      case ']':
      case '{':
      case '}':
        return this.bracket(character, 1)
      case '"':
        return this.literal(start, this.string())
    }
    if (character === '#' && this.source[start + 1] === '(') return this.bracket('#(', 2)
    const name = this.symbol(character === ':' ? start + 1 : start)
    if (name !== undefined) return this.word(start, character, name)
    return this.unexpectedCharacter()
  }

  private skipSeparators(): void {
    while (ASCII_SEPARATOR[this.source.charCodeAt(this.offset)]) this.offset += 1
    const next = this.source[this.offset]
    if (next !== undefined && next !== ';' && next < FIRST_BEYOND_ASCII) return
    while (this.match(this.offset, SEPARATOR) !== undefined);
    if (this.source[this.offset] !== ';') return
    this.fault('unexpected-end', this.offset, this.offset + 2, 'the comment that begins here has no end')
    this.offset = this.source.length
  }

  /** The text that the sticky pattern matches at `start`; the scanner then stands behind it. */
  private match(start: number, pattern: RegExp): string | undefined {
    pattern.lastIndex = start
    const text = pattern.exec(this.source)?.[0]
    if (text !== undefined) this.offset = start + text.length
    return text
  }

  private symbol(start: number): string | undefined {
    let end = start
    while (ASCII_SYMBOL[this.source.charCodeAt(end)]) end += 1
    if (end === start || this.source.charCodeAt(end) >= ASCII_SYMBOL.length) return this.match(start, SYMBOL)
    this.offset = end
    return this.source.slice(start, end)
  }

  private bracket(kind: Opening | Closing, length: number): Token {
    this.offset += length
    return { kind, start: this.offset - length, end: this.offset }
  }

  private literal(start: number, value: Value): Token {
    return { kind: 'literal', value, start, end: this.offset }
  }

  private word(start: number, first: string, name: string): Token {
    if (first === ':') return this.literal(start, new Keyword(name))
    if (name === 'true' || name === 'false') return this.literal(start, name === 'true')
    const isNumber = (first === '-' || (first >= '0' && first <= '9')) && NUMBER.exec(name)
    if (isNumber) return this.literal(start, this.number(start, name, isNumber[1] ?? '', isNumber[2]))
    return { kind: 'symbol', name, start, end: this.offset }
  }

  private number(start: number, text: string, integer: string, denominator: string | undefined): Value {
    if (text === integer && text.length <= MAX_SHORT_INTEGER) return Number(text) + 0
    return this.attempt(start, () =>
      denominator === undefined ? readNum(text) : makeFraction(Number(integer), Number(denominator)),
    )
  }

  private string(): Value {
    const start = this.offset++
    let text = ''
    for (;;) {
      text += this.match(this.offset, PLAIN_CHARACTERS) ?? ''
      const character = this.source[this.offset++]
      if (character === '"') return this.attempt(start, () => checkedString(text))
      if (character === undefined) break
      text += this.escape()
    }
    this.offset = this.source.length
    this.fault('unterminated-string', start, this.offset, 'the string that begins here has no end')
    return PLACEHOLDER
  }

  /** Reads on behind a backslash. */
  private escape(): string {
    const start = this.offset
    const simple = ESCAPES.get(this.source[start] ?? '')
    if (simple !== undefined) this.offset += 1
    const code = simple ?? this.match(start, UNICODE_ESCAPE)
    if (code === undefined && start < this.source.length) {
      this.fault('unexpected-character', start - 1, start + 1, 'a backslash begins no such character in a string')
    }
    return simple ?? (code === undefined ? '' : String.fromCharCode(Number.parseInt(code.slice(1), 16)))
  }

  private unexpectedCharacter(): Token {
    const start = this.offset
    const character = String.fromCodePoint(this.source.codePointAt(start) ?? 0)
    this.offset += character.length
    this.fault('unexpected-character', start, this.offset, `no expression begins with ${character}`)
    return { kind: 'fault', start, end: this.offset }
  }

  /** Reading a number may exceed what a value can be. */
  private attempt(start: number, read: () => Value): Value {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ScriptError)) throw error
      this.fault(error.kind, start, this.offset, error.message)
      return PLACEHOLDER
    }
  }

  private fault(kind: ErrorKind, start: number, end: number, message: string): void {
    this.report(new ScriptError(kind, message, positionOf({ source: this.source, start, end })))
  }
}
