import { errorAt, fail, ScriptError } from './errors'
import { MAX_CALLS, Meter } from './limits'
import type { Generator } from './random'
import type { Span } from './source'

/** A function as far as reports of errors name it. */
interface Callee {
  readonly name: string | undefined
}

/** The state of one evaluation. Nothing in the language catches an error, so at a failure it still tells where we are. */
export class Machine extends Meter {
  /** Where the evaluation is: the call or condition that was last begun. */
  at: Span | undefined
  private depth = 0
  private readonly calls: Callee[] = []

  constructor(
    /** The values of the top-level names, by their slots; the machine itself reads none. */
    readonly globals: unknown[],
    /** Missing once drawing is closed. */
    private readonly openGenerator?: Generator,
  ) {
    super()
  }

  enter(callee: Callee): void {
    this.spend(1)
    if (this.depth >= MAX_CALLS) fail('limit-exceeded', `more than ${MAX_CALLS} nested calls`)
    this.calls[this.depth] = callee
    this.depth += 1
  }

  leave(): void {
    this.depth -= 1
  }

  generator(): Generator {
    return this.openGenerator ?? fail('invalid-arguments', 'random values can be drawn only while the script runs')
  }

  /** Runs `work`; what it throws leaves with a position and the names of the functions it passed through. */
  guard<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw this.located(error)
    }
  }

  private located(error: unknown): unknown {
    const fault = asScriptError(error)
    if (!(fault instanceof ScriptError)) return fault
    const { kind, message, position, source } = fault
    const calls = this.calls.slice(0, this.depth).reverse()
    const trace = calls.map(({ name }) => name ?? 'fn')
    if (position === undefined && this.at) return errorAt(this.at, kind, message, trace)
    return new ScriptError(kind, message, position, trace, source)
  }
}

/** Runs work outside an evaluation, such as printing, for the expression at a place: what it throws has that position. */
export function guardAt<T>(at: Span, work: () => T): T {
  const machine = new Machine([])
  machine.at = at
  return machine.guard(work)
}

/** JavaScript's own stack may end before 1000 nested calls when each of them is deep in itself. */
export function asScriptError(error: unknown): unknown {
  const isStackOverflow = error instanceof RangeError || (error instanceof Error && error.name === 'InternalError')
  return isStackOverflow ? new ScriptError('limit-exceeded', 'the evaluation is nested too deeply') : error
}
