import type { LiteralNode, SymbolNode } from './ast'
import { type ErrorKind, ScriptError } from './errors'
import { makeFraction } from './fractions'
import { checkedString } from './limits'
import { readNum } from './numbers'
import { Keyword, type Value } from './values'

export type Opening = '(' | '[' | '{' | '#('
export type Closing = ')' | ']' | '}'

/** A node of the program already, a bracket, the end of the source, or a fault, which has been reported. */
export type Token = LiteralNode | SymbolNode | Opening | Closing | 'end' | 'fault'

const SYMBOL = /[\p{L}\p{Nd}+\-*/<>=!?_%&.'^|$]+/uy
const SEPARATOR = /[\s,]+|;#[\s\S]*?#;|;(?!#)[^\n]*/y
const NUMBER = /^(-?\d+)(?:\/(\d+)|\.\d+)?$/
const PLAIN_CHARACTERS = /[^"\\]*/y
const UNICODE_ESCAPE = /u([\da-fA-F]{4})/y
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['n', '\n'],
  ['t', '\t'],
])

const FIRST_BEYOND_ASCII = 0x80
/**
 * Nearly all source text is ASCII. Its runs are found with tables, in which a character that fits has a 1, because a
 * regular expression for each token would take most of the time.
 */
const ASCII_SYMBOL = asciiTable(/[\w+\-*/<>=!?%&.'^|$]/)
const ASCII_SEPARATOR = asciiTable(/[\s,]/)
const SEMICOLON = 0x3b
const MINUS = 0x2d
const ZERO = 0x30
const NINE = 0x39
/** An integer of so many characters is exact in a double. */
const MAX_SHORT_INTEGER = 15

/** Told of a fault and where it is. */
export type Report = (kind: ErrorKind, place: { start: number; end: number }, message: string) => void

/** What stands where a literal could not be read, so that the parser can go on. */
const PLACEHOLDER: Value = false

function asciiTable(character: RegExp): Uint8Array {
  const codes = Array.from({ length: FIRST_BEYOND_ASCII }, (_, code) => String.fromCharCode(code))
  return Uint8Array.from(codes, (text) => Number(character.test(text)))
}

/** The value of a run of digits with an optional minus; undefined when it is something else, or too long. */
function shortInteger(text: string): number | undefined {
  const first = text.charCodeAt(0) === MINUS ? 1 : 0
  if (text.length === first || text.length > MAX_SHORT_INTEGER) return undefined
  let value = 0
  for (let i = first; i < text.length; i++) {
    const digit = text.charCodeAt(i) - ZERO
    if (digit < 0 || digit > 9) return undefined
    value = 10 * value + digit
  }
  return first === 0 ? value : 0 - value
}

/** Cuts a source text into tokens, one at a time. Faults are reported, and the scanner goes on behind them. */
export class Scanner {
  private tokenStart = 0

  constructor(
    private readonly source: string,
    private offset: number,
    private readonly report: Report,
  ) {}

  /** Where the last token begins. */
  get start(): number {
    return this.tokenStart
  }

  /** Behind the last token. */
  get end(): number {
    return this.offset
  }

  next(): Token {
    this.skipSeparators()
    const { source, offset } = this
    this.tokenStart = offset
    if (offset >= source.length) return 'end'
    const code = source.charCodeAt(offset)
    if (code < FIRST_BEYOND_ASCII && ASCII_SYMBOL[code] === 1) return this.word(code)
    const first = source.charAt(offset)
    switch (first) {
      case '(':
      case ')':
      case '[':
      case ']':
      case '{':
      case '}':
        this.offset += 1
        return first
      case '"':
        return this.string()
      case ':':
        return this.keyword()
      case '#':
        return this.shortFunction()
    }
    return this.word(code)
  }

  /** As `symbol`, it looks at no character behind the end of the source: V8 is slow at that. */
  private skipSeparators(): void {
    const { source } = this
    let at = this.offset
    let code = 0
    for (; at < source.length; at++) {
      code = source.charCodeAt(at)
      if (code >= FIRST_BEYOND_ASCII || ASCII_SEPARATOR[code] === 0) break
    }
    this.offset = at
    if (code < FIRST_BEYOND_ASCII && code !== SEMICOLON) return
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
    const { source } = this
    let end = start
    let code = 0
    for (; end < source.length; end++) {
      code = source.charCodeAt(end)
      if (code >= FIRST_BEYOND_ASCII || ASCII_SYMBOL[code] === 0) break
    }
    if (end === start || code >= FIRST_BEYOND_ASCII) return this.match(start, SYMBOL)
    this.offset = end
    return source.slice(start, end)
  }

  private literal(value: Value): Token {
    return { kind: 'literal', value, start: this.tokenStart, end: this.offset }
  }

  private word(first: number): Token {
    const text = this.symbol(this.tokenStart)
    if (text === undefined) return this.unexpectedCharacter()
    if (first <= NINE) return this.number(text) ?? this.name(text)
    return text === 'true' || text === 'false' ? this.literal(text === 'true') : this.name(text)
  }

  private name(name: string): Token {
    return { kind: 'symbol', name, start: this.tokenStart, end: this.offset }
  }

  private number(text: string): Token | undefined {
    const short = shortInteger(text)
    if (short !== undefined) return this.literal(short)
    if (text.length === 1) return undefined
    const [, integer, denominator] = NUMBER.exec(text) ?? []
    if (integer === undefined) return undefined
    return this.attempt(() =>
      denominator === undefined ? readNum(text) : makeFraction(Number(integer), Number(denominator)),
    )
  }

  private keyword(): Token {
    const name = this.symbol(this.tokenStart + 1)
    return name === undefined ? this.unexpectedCharacter() : this.literal(new Keyword(name))
  }

  private shortFunction(): Token {
    if (this.source[this.tokenStart + 1] !== '(') return this.unexpectedCharacter()
    this.offset += 2
    return '#('
  }

  private string(): Token {
    return this.plainString() ?? this.escapedString()
  }

  /** Most strings have no backslash. */
  private plainString(): Token | undefined {
    const start = this.tokenStart + 1
    const end = this.source.indexOf('"', start)
    const text = this.source.slice(start, Math.max(start, end))
    if (end < 0 || text.includes('\\')) return undefined
    this.offset = end + 1
    return this.attempt(() => checkedString(text))
  }

  private escapedString(): Token {
    const start = this.offset++
    let text = ''
    for (;;) {
      text += this.match(this.offset, PLAIN_CHARACTERS) ?? ''
      const character = this.source[this.offset++]
      if (character === '"') return this.attempt(() => checkedString(text))
      if (character === undefined) break
      text += this.escape()
    }
    this.offset = this.source.length
    this.fault('unterminated-string', start, this.offset, 'the string that begins here has no end')
    return this.literal(PLACEHOLDER)
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
    const { tokenStart } = this
    const character = String.fromCodePoint(this.source.codePointAt(tokenStart) ?? 0)
    this.offset = tokenStart + character.length
    this.fault('unexpected-character', tokenStart, this.offset, `no expression begins with ${character}`)
    return 'fault'
  }

  /** A literal whose value may exceed what a value can be. */
  private attempt(read: () => Value): Token {
    try {
      return this.literal(read())
    } catch (error) {
      if (!(error instanceof ScriptError)) throw error
      this.fault(error.kind, this.tokenStart, this.offset, error.message)
      return this.literal(PLACEHOLDER)
    }
  }

  private fault(kind: ErrorKind, start: number, end: number, message: string): void {
    this.report(kind, { start, end }, message)
  }
}
