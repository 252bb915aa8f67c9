import { setInputMessages, WORDS_OF_NONE } from '@/lib/shared/messages/set-input'
import { type FormulaLayout, operator, separated } from '../formula/formula-layout'
import { compare, sameValue } from '../rational'
import { setTokensOf, TokenReader } from './set-tokens'
import { layOutNumber, readTypedNumber, type TypedNumber } from './typed-number'
import { type Read, reading, Unreadable } from './unreadable'

const messages = setInputMessages.numbers

/**
 * Reads a set of numbers as one types it: `{-2; 3}`, `-2; 3`, `-2 és 3`, `x = -2 vagy x = 3`, `±2`; without any: `{}`,
 * `∅`, "nincs megoldás". A comma is the decimal mark. Never throws.
 *
 * @param variable the letter that may stand before an equals sign.
 * @returns the numbers in the order in which they were typed, each once.
 */
export function parseNumberSet(typed: string, variable: string): Read<readonly TypedNumber[]> {
  return reading(() => distinct(new NumberSetReader(new TokenReader(setTokensOf(typed, variable)), variable).readAll()))
}

/** A set of numbers as it is written: `{−2; 3}`, and `∅` without any. */
export function layOutNumberSet(numbers: readonly TypedNumber[]): FormulaLayout {
  if (numbers.length === 0) return operator('∅')
  return { kind: 'fenced', fence: '{}', of: separated(numbers.map(layOutNumber), operator(';')) }
}

/** The numbers from the least. */
export function inOrder(numbers: readonly TypedNumber[]): readonly TypedNumber[] {
  return numbers.toSorted((left, right) => compare(left.value, right.value))
}

function distinct(numbers: readonly TypedNumber[]): readonly TypedNumber[] {
  return numbers.filter(({ value }, index) => numbers.findIndex((each) => sameValue(each.value, value)) === index)
}

class NumberSetReader {
  constructor(
    private readonly tokens: TokenReader,
    private readonly variable: string,
  ) {}

  readAll(): readonly TypedNumber[] {
    const { tokens } = this
    if (!tokens.peek()) throw new Unreadable(messages.empty)
    this.skipName()
    const numbers = tokens.take('{') ? this.readBraced() : this.readBare()
    const rest = tokens.peek()
    if (rest) throw new Unreadable(this.strayMessage(rest.text))
    return numbers
  }

  /** What is said of the set as a whole: `M = {…}`, `x ∈ {…}`, `x = ∅`. */
  private skipName(): void {
    const { tokens } = this
    if (tokens.peek()?.kind !== 'text') return
    const isNamed =
      tokens.sees('∈', 1) || (tokens.sees('=', 1) && (tokens.sees('{', 2) || isNone(tokens.peek(2)?.text)))
    if (isNamed) tokens.skip(2)
  }

  private readBraced(): readonly TypedNumber[] {
    if (this.tokens.take('}')) return []
    if (isNone(this.tokens.peek()?.text)) throw new Unreadable(messages['none-in-braces'])
    const numbers = this.readList()
    if (!this.tokens.take('}'))
      throw new Unreadable(this.tokens.peek() ? messages.brackets : setInputMessages.unclosed('{'))
    return numbers
  }

  private readBare(): readonly TypedNumber[] {
    return this.tokens.takeText(isNone) === undefined ? this.readList() : []
  }

  private readList(): readonly TypedNumber[] {
    const numbers = [...this.readItem()]
    while (this.tokens.take(';', '∪', '∩')) numbers.push(...this.readItem())
    return numbers
  }

  private readItem(): readonly TypedNumber[] {
    const { tokens } = this
    if (tokens.sees('=', 1)) {
      const letter = tokens.takeText()
      if (letter === undefined) throw new Unreadable(messages.brackets)
      if (!isLetter(letter, this.variable))
        throw new Unreadable(setInputMessages['unknown-letter'](letter, this.variable))
      tokens.take('=')
    }
    const text = tokens.takeText()
    if (text === undefined) {
      const { text: found = ';' } = tokens.peek() ?? {}
      throw new Unreadable(';∪∩}'.includes(found) ? messages.missing : this.strayMessage(found))
    }
    return this.readNumber(text)
  }

  private readNumber(text: string): readonly TypedNumber[] {
    const [, magnitude] = /^(?:±|\+-) ?(.*)$/.exec(text) ?? []
    if (magnitude !== undefined) return [...this.readNumber(`-${magnitude}`), ...this.readNumber(magnitude)]
    if (/\p{L}/u.test(text)) throw new Unreadable(messages.unknown(text))
    return [readTypedNumber(text, messages.separator)]
  }

  private strayMessage(found: string): string {
    if ('()[]{}'.includes(found)) return messages.brackets
    return setInputMessages.stray(found)
  }
}

function isNone(text: string | undefined): boolean {
  return text !== undefined && (text === '∅' || WORDS_OF_NONE.test(text))
}

/** Whether a text is the letter, with an index or without: `x`, `X`, `x1`, `x_1`, `x₂`. */
function isLetter(text: string, variable: string): boolean {
  const [, letter] = /^(\p{L})[ _]*[\d₀-₉]{0,2}$/u.exec(text) ?? []
  return letter?.toLowerCase() === variable.toLowerCase()
}
