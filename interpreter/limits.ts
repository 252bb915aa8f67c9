import { fail } from './errors'

const MAX_STEPS = 1_000_000
export const MAX_CALLS = 1_000
/** Elements of a collection, or characters of a string. */
const MAX_SIZE = 100_000
/** How deep brackets in a source and values inside values may nest. */
export const MAX_NESTING = 1_000

/** So many elements copied, or characters looked at, count as one step: they take about as long. */
const CHEAP_PER_STEP_LOG2 = 4

/**
 * Counts the work of one evaluation. Everything whose time depends on its arguments pays here before it works: a call,
 * a literal collection, and each built-in that loops.
 */
export class Meter {
  private left = MAX_STEPS

  spend(steps: number): void {
    this.left -= steps
    if (this.left < 0) fail('limit-exceeded', `the evaluation takes more than ${MAX_STEPS} steps`)
  }

  /** Pays for a loop with a very cheap body, such as copying an array. */
  spendCopying(elements: number): void {
    this.spend(1 + (elements >> CHEAP_PER_STEP_LOG2))
  }
}

export function checkSize(size: number): void {
  if (size > MAX_SIZE) fail('limit-exceeded', `a value has more than ${MAX_SIZE} elements or characters`)
}

/** Characters are code points, of which a string of `length` UTF-16 units has at least half as many. */
export function checkedString(text: string): string {
  if (text.length > MAX_SIZE) checkSize(text.length > 2 * MAX_SIZE ? text.length : codePointCount(text))
  return text
}

export function codePointCount(text: string): number {
  const surrogatePairs = text.match(/[\ud800-\udbff][\udc00-\udfff]/g)
  return text.length - (surrogatePairs?.length ?? 0)
}

export function checkNesting(depth: number): void {
  if (depth > MAX_NESTING) fail('limit-exceeded', `more than ${MAX_NESTING} levels of nesting`)
}
