import { ScriptError } from '@/interpreter'
import { FigureError } from '@/lib/domain/figure/figure-value'

/**
 * A text or a condition, `undefined` where it does not apply to this draw or to an unusual answer (a division by a typed
 * 0, say): what only helps is then left out, and the answer is judged all the same.
 */
export function unlessFaulty<Result>(evaluate: () => Result): Result | undefined {
  try {
    return evaluate()
  } catch (error) {
    if (error instanceof ScriptError || error instanceof FigureError) return undefined
    throw error
  }
}
