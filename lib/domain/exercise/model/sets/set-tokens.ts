import { setInputMessages, WORD_OF_AND, WORD_OF_OR } from '@/lib/shared/messages/set-input'
import { toPlainCharacters } from '../typed-characters'
import { Unreadable } from './unreadable'

/** A piece of a typed set: a sign that gives it its structure, or the text between two of them, without spaces around. */
export interface SetToken {
  readonly kind: 'sign' | 'text'
  readonly text: string
}

export const MAX_SET_LENGTH = 200

/**
 * Cuts a typed set into signs and texts. `∪` is also how "vagy" and `U` read, `∩` how "és" does.
 *
 * @param variable a letter that stands for a number, and so for no sign.
 * @throws Unreadable
 */
export function setTokensOf(typed: string, variable: string): readonly SetToken[] {
  if (typed.length > MAX_SET_LENGTH) throw new Unreadable(setInputMessages['too-long'])
  const text = toPlainCharacters(typed.normalize('NFC'))
    .replace(/<=|=<|[≦⩽]/g, '≤')
    .replace(/>=|=>|[≧⩾]/g, '≥')
    .replace(/!=|<>/g, '≠')
    .replace(/[Øø⌀]/g, '∅')
    .replace(/[∖⧵＼]|\/(?=\s*\{)/g, '\\')
    .replace(variable.toLowerCase() === 'u' ? /∨/g : /∨|(?<!\p{L})U(?!\p{L})/giu, '∪')
    .replace(/∧/g, '∩')
    .replace(WORD_OF_OR, '∪')
    .replace(WORD_OF_AND, '∩')
    .replace(/, *(?=[∪∩])/g, '')
    // A comma before a letter ends what stands before it: `x1=2, x2=3`.
    .replace(/,(?= *\p{L})/gu, ';')
  return [...text.matchAll(/[{}[\]();<>≤≥=≠∪∩\\∈]|[^{}[\]();<>≤≥=≠∪∩\\∈]+/g)].flatMap(([part]) => {
    const trimmed = part.replace(/ +/g, ' ').trim()
    if (trimmed === '') return []
    return [{ kind: /^[{}[\]();<>≤≥=≠∪∩\\∈]$/.test(trimmed) ? 'sign' : 'text', text: trimmed } as const]
  })
}

/** Goes through tokens one by one. */
export class TokenReader {
  private at = 0

  constructor(private readonly tokens: readonly SetToken[]) {}

  /** The token so many places ahead; `undefined` behind the last. */
  peek(ahead = 0): SetToken | undefined {
    return this.tokens[this.at + ahead]
  }

  sees(sign: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return token?.kind === 'sign' && token.text === sign
  }

  /** Goes on behind the next token, if it is one of these signs. @returns which. */
  take(...signs: readonly string[]): string | undefined {
    const sign = signs.find((each) => this.sees(each))
    if (sign !== undefined) this.at += 1
    return sign
  }

  /** Goes on behind the next token, if it is a text that fits. */
  takeText(fits: (text: string) => boolean = () => true): string | undefined {
    const token = this.peek()
    if (token?.kind !== 'text' || !fits(token.text)) return undefined
    this.at += 1
    return token.text
  }

  skip(count: number): void {
    this.at += count
  }
}
