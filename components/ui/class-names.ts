/** Joins class names, leaving out what a condition turned off. */
export function classNames(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
