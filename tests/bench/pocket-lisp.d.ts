/** What the bench uses of the peer. Its packages hold type declarations, but their `exports` do not lead to them. */

declare module 'pocket-lisp' {
  export class Scanner {
    constructor(source: string)
  }

  export class Parser {
    constructor(scanner: Scanner, literals: unknown)
    parse(): { readonly program: readonly object[]; readonly errors: readonly { readonly message: string }[] }
  }

  export class Interpreter {
    constructor(options: { globals: Readonly<Record<string, unknown>>; utils: unknown }, literals: unknown)
    interpret(program: readonly object[]): unknown
  }
}

declare module 'pocket-lisp-stdlib' {
  export const literals: unknown
  export const runtime: Readonly<Record<string, unknown>>
  export const utils: unknown

  export class PLNumber {
    readonly value: number
    toString(): string
  }

  export class PLFractionNumber {
    readonly numerator: number
    readonly denominator: number
  }

  export class PLString {
    readonly value: string
  }

  export class PLBool {
    readonly value: boolean
  }

  export class PLVector {
    readonly value: readonly unknown[]
  }

  export function plNumber(value: number): PLNumber
  export function plVector(...items: readonly unknown[]): PLVector
}
