import { setInputMessages, WORDS_OF_NONE, WORDS_OF_REALS } from '@/lib/shared/messages/set-input'
import { isInfinite, orderOf, readEnd } from './interval-end'
import { setTokensOf, TokenReader } from './set-tokens'
import { readTypedNumber, type TypedNumber } from './typed-number'
import type { Relation, Sign, TypedSet } from './typed-set'
import { type Read, reading, Unreadable } from './unreadable'

const messages = setInputMessages.interval

const RELATIONS = ['<', '>', '≤', '≥', '=', '≠'] as const satisfies readonly Sign[]

/**
 * Reads a part of the number line as one types it: `[1; 2[`, `(1; 2)`, `]-∞; 3]`, `x < 3`, `3 > x`, `1 <= x < 2`, `x ≠ 2`,
 * `R \ {2}`, `R`, `∅`, and unions of them with `∪`, `U` or "vagy". Operations that would leave the task to the site, such
 * as an intersection of intervals, are no way to write an answer. Never throws.
 *
 * @param variable the letter of inequalities.
 */
export function parseInterval(typed: string, variable: string): Read<TypedSet> {
  return reading(() => new IntervalReader(new TokenReader(setTokensOf(typed, variable)), variable).readAll())
}

class IntervalReader {
  constructor(
    private readonly tokens: TokenReader,
    private readonly variable: string,
  ) {}

  readAll(): TypedSet {
    const { tokens } = this
    if (!tokens.peek()) throw new Unreadable(messages.empty)
    this.skipName()
    const set = this.readUnion()
    const rest = tokens.peek()
    if (rest) throw new Unreadable(rest.text === ';' ? messages.join : setInputMessages.stray(rest.text))
    return set
  }

  /** What is said of the set as a whole: `M = [1; 2]`, `x = ∅`. */
  private skipName(): void {
    const { tokens } = this
    if (tokens.peek()?.kind !== 'text' || !tokens.sees('=', 1)) return
    const { kind, text = '' } = tokens.peek(2) ?? {}
    if (kind === 'sign' ? '[](){'.includes(text) : isNone(text) || this.isReals(text)) tokens.skip(2)
  }

  private readUnion(): TypedSet {
    const sets = [this.readBoth()]
    while (this.tokens.take('∪')) sets.push(this.readBoth())
    return sets.length > 1 ? { kind: 'union', sets } : only(sets)
  }

  private readBoth(): TypedSet {
    const sets = [this.readDifference()]
    while (this.tokens.take('∩')) sets.push(this.readDifference())
    if (sets.length === 1) return only(sets)
    // Of anything else the common part would be the task itself.
    const relations = sets.filter((set) => set.kind === 'relation')
    if (relations.length < sets.length) throw new Unreadable(messages.intersection)
    return { kind: 'both', relations }
  }

  private readDifference(): TypedSet {
    const of = this.readPart()
    if (!this.tokens.take('\\')) return of
    if (!this.tokens.take('{')) throw new Unreadable(messages.difference)
    return { kind: 'without', of, numbers: this.readNumbers() }
  }

  private readPart(): TypedSet {
    const { tokens } = this
    if (tokens.sees('∈', 1)) {
      this.readVariable(tokens.takeText() ?? '')
      tokens.take('∈')
    }
    const opening = tokens.take('[', ']', '(')
    if (opening !== undefined) return this.readInterval(opening)
    if (tokens.take('{')) return { kind: 'numbers', numbers: tokens.take('}') ? [] : this.readNumbers() }
    if (tokens.takeText(isNone) !== undefined) return { kind: 'numbers', numbers: [] }
    const reals = tokens.takeText((text) => this.isReals(text))
    if (reals !== undefined) return { kind: 'reals', sign: signOf(reals) }
    return this.readRelation()
  }

  private readInterval(opening: string): TypedSet {
    const { tokens } = this
    const first = tokens.takeText()
    if (first === undefined) throw new Unreadable(messages.ends)
    if (!tokens.take(';')) throw new Unreadable(first.includes(',') ? messages.separator : messages.ends)
    const second = tokens.takeText()
    if (second === undefined) throw new Unreadable(messages.ends)
    const closing = tokens.take(']', '[', ')')
    if (closing === undefined) throw new Unreadable(setInputMessages.unclosed(opening))
    const [from, to] = [readEnd(first), readEnd(second)]
    const [hasFrom, hasTo] = [opening === '[', closing === ']']
    if ((isInfinite(from) && hasFrom) || (isInfinite(to) && hasTo)) throw new Unreadable(messages.infinity)
    const order = orderOf(from, to)
    if (order > 0 || (order === 0 && !(hasFrom && hasTo))) throw new Unreadable(messages.reversed)
    return { kind: 'interval', from, to, hasFrom, hasTo }
  }

  /** The numbers of a set whose brace is open. */
  private readNumbers(): readonly TypedNumber[] {
    const numbers: TypedNumber[] = []
    do {
      const text = this.tokens.takeText()
      if (text === undefined) throw new Unreadable(setInputMessages.numbers.missing)
      numbers.push(readTypedNumber(text, setInputMessages.numbers.separator))
    } while (this.tokens.take(';'))
    if (!this.tokens.take('}')) throw new Unreadable(setInputMessages.unclosed('{'))
    return numbers
  }

  /** `x < 3`, `3 > x` or `1 ≤ x < 2`. */
  private readRelation(): TypedSet {
    const { tokens } = this
    const first = tokens.takeText()
    if (first === undefined) throw new Unreadable(this.strayMessage())
    const sign = this.takeSign()
    if (sign === undefined) throw new Unreadable(messages.unknown(first))
    const second = tokens.takeText()
    if (second === undefined) throw new Unreadable(messages.missing)
    if (this.isVariable(first)) {
      if (tokens.take(...RELATIONS)) throw new Unreadable(messages.chain)
      return this.relation({ variable: this.variable, behind: { sign, end: readEnd(second) } })
    }
    this.readVariable(second, first)
    const before = { sign, end: readEnd(first) }
    const other = this.takeSign()
    if (other === undefined) return this.relation({ variable: this.variable, before })
    const third = tokens.takeText()
    if (third === undefined) throw new Unreadable(messages.missing)
    return this.relation({ variable: this.variable, before, behind: { sign: other, end: readEnd(third) } })
  }

  private relation(relation: Relation): TypedSet {
    const { before, behind } = relation
    if (before && behind) {
      const isRising = '<≤'.includes(before.sign) && '<≤'.includes(behind.sign)
      const isFalling = '>≥'.includes(before.sign) && '>≥'.includes(behind.sign)
      if (!isRising && !isFalling) throw new Unreadable(messages.chain)
      const order = orderOf(before.end, behind.end) * (isRising ? 1 : -1)
      const hasBoth = '≤≥'.includes(before.sign) && '≤≥'.includes(behind.sign)
      if (order > 0 || (order === 0 && !hasBoth)) throw new Unreadable(messages.reversed)
    }
    for (const side of [before, behind]) {
      if (side && isInfinite(side.end) && !'<>'.includes(side.sign)) throw new Unreadable(messages.infinity)
    }
    return { kind: 'relation', ...relation }
  }

  private takeSign(): Sign | undefined {
    const taken = this.tokens.take(...RELATIONS)
    return RELATIONS.find((sign) => sign === taken)
  }

  private readVariable(text: string, other = text): void {
    if (this.isVariable(text)) return
    const letter = [text, other].find((each) => /^\p{L}$/u.test(each))
    if (letter === undefined) throw new Unreadable(messages.unknown(text))
    throw new Unreadable(setInputMessages['unknown-letter'](letter, this.variable))
  }

  private isVariable(text: string): boolean {
    return text.toLowerCase() === this.variable.toLowerCase()
  }

  private isReals(text: string): boolean {
    return !this.isVariable(text) && (/^[Rℝ] ?(?:\^? ?[-+⁺⁻])?$/iu.test(text) || WORDS_OF_REALS.test(text))
  }

  private strayMessage(): string {
    const { text } = this.tokens.peek() ?? {}
    return text === undefined || '∪∩;\\'.includes(text) ? messages.missing : setInputMessages.stray(text)
  }
}

function isNone(text: string): boolean {
  return text === '∅' || WORDS_OF_NONE.test(text)
}

function signOf(reals: string): '+' | '-' | undefined {
  if (/[+⁺]$/.test(reals)) return '+'
  return /[-⁻]$/.test(reals) ? '-' : undefined
}

function only(sets: readonly TypedSet[]): TypedSet {
  return sets[0] as TypedSet // each reader gives one at least
}
