/* What is read from the storage of a browser may be anything: these tell what it is. */

/** Reads a list side by side with what it belongs to; `undefined` unless each fits its own. */
export function parseEach<Model, Result>(
  saved: unknown,
  models: readonly Model[],
  read: (saved: unknown, model: Model) => Result | undefined,
): readonly Result[] | undefined {
  if (!Array.isArray(saved) || saved.length !== models.length) return undefined
  const results: Result[] = []
  for (const [index, model] of models.entries()) {
    const result = read(saved[index], model)
    if (result === undefined) return undefined
    results.push(result)
  }
  return results
}

export const isString = (value: unknown): value is string => typeof value === 'string'
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
/** JSON has no `undefined` in lists, and writes `null`. */
export const isNull = (value: unknown): value is null | undefined => value === null || value === undefined
export const isNullableBoolean = (value: unknown): value is boolean | null | undefined =>
  isNull(value) || isBoolean(value)

/** An integer from 0 to a largest one. */
export function isIndex(value: unknown, largest: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largest
}

export function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
  length?: number,
): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem) && (length === undefined || value.length === length)
}
