import { fail } from './errors'

const MAX_STEPS = 1_000_000
export const MAX_CALLS = 1_000
/** Elements of a collection, or characters of a string. */
const MAX_SIZE = 100_000
/** How deep brackets in a source and values inside values may nest. */
export const MAX_NESTING = 1_000

/** Sixteen characters copied or looked at count as one step: they take about as long. */
const CHARACTERS_PER_STEP_LOG2 = 4
/** Four elements put into a new collection count as one step. They take less time, but memory: some 8 bytes each. */
const ELEMENTS_PER_STEP_LOG2 = 2

/**
 * Counts the work of one evaluation. Everything whose time or memory depends on its arguments pays here before it works:
 * a call, a literal collection, and each built-in that loops. What a million steps can make is some 40 MB.
 */
export class Meter {
  private left = MAX_STEPS

  spend(steps: number): void {
    this.left -= steps
    if (this.left < 0) fail('limit-exceeded', `the evaluation takes more than ${MAX_STEPS} steps`)
  }

  spendText(characters: number): void {
    this.spend(1 + (characters >> CHARACTERS_PER_STEP_LOG2))
  }

  /** Pays for elements that are only copied; where each is worked out, that costs more. */
  spendElements(elements: number): void {
    this.spend(1 + (elements >> ELEMENTS_PER_STEP_LOG2))
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
