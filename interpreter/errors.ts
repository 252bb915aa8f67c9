import { type Position, positionOf, type Span } from './source'

export type ErrorKind =
  | 'unterminated-string'
  | 'unexpected-character'
  | 'unexpected-token'
  | 'unexpected-end'
  | 'undefined-identifier'
  | 'invalid-arguments'
  | 'division-by-zero'
  | 'limit-exceeded'

/**
 * The only thing the interpreter throws. `trace` names the functions that were running, innermost first.
 * There is no position when the fault lies outside the source, for example in the seed.
 */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'

  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly position?: Position,
    readonly trace: readonly string[] = [],
    /** The text in which the position counts: a script, or a template or expression beside it. */
    readonly source?: string,
  ) {
    super(message)
  }
}

/** For code that does not know where in the source it is; whoever started it adds the position. */
export function fail(kind: ErrorKind, message: string): never {
  throw new ScriptError(kind, message)
}

/** For messages about a wrong number of arguments. */
export function argumentCount(count: number): string {
  return count === 1 ? '1 argument' : `${count === 0 ? 'no' : count} arguments`
}

export function errorAt(span: Span, kind: ErrorKind, message: string, trace?: readonly string[]): ScriptError {
  return new ScriptError(kind, message, positionOf(span), trace, span.source)
}

export function failAt(span: Span, kind: ErrorKind, message: string): never {
  throw errorAt(span, kind, message)
}
