/** Whether a value has properties that can be asked for; a list has them too. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
