import { isRecord } from './is-record'

/** Every string inside a value of plain JSON. */
export function nestedStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isRecord(value) ? Object.values(value).flatMap(nestedStrings) : []
}
