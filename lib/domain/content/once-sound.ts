/** Looks at a text. @returns its faults. */
type Check = (text: string) => readonly string[]

/** So many texts that were found sound are remembered at a time: more than all draws of one exercise have. */
const MOST_REMEMBERED = 20_000

/**
 * A check that looks once at texts of one form when it finds nothing in the first of them, since the draws of an exercise have
 * most of their texts in common, but for their numbers. A text with a fault is looked at each time.
 *
 * @param formOf what the check goes by: texts with the same form must all be sound, or none.
 */
export function onceSound(check: Check, formOf: (text: string) => string): Check {
  const sound = new Set<string>()
  return (text) => {
    const form = formOf(text)
    if (sound.has(form)) return []
    const faults = check(text)
    if (faults.length > 0) return faults
    if (sound.size >= MOST_REMEMBERED) sound.clear()
    sound.add(form)
    return faults
  }
}

/** The form of a text for checks to which it is all the same which digits stand in its places. */
export function withAnyDigits(text: string): string {
  return text.replace(/\d/g, '0')
}
