/**
 * What is kept in a tab until it is closed. It is a comfort: a browser that refuses it, or whose storage is full, must
 * not trouble anybody. Readers check what they find, since anyone may write in the storage of a browser.
 */

/** The data under a key; `undefined` when there is none. */
export function readKept(key: string): unknown {
  return withStorage((storage) => {
    const text = storage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  })
}

/** Keeps data, of which JSON is made, under a key in place of what was there. */
export function keep(key: string, data: unknown): void {
  const text = JSON.stringify(data)
  withStorage((storage) => storage.setItem(key, text))
}

export function forgetKept(key: string): void {
  withStorage((storage) => storage.removeItem(key))
}

/** A blocked storage throws a `DOMException`, or is `null` in the browsers that apps have inside. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage)
  } catch (error) {
    const isExpected = error instanceof DOMException || error instanceof TypeError || error instanceof SyntaxError
    if (isExpected) return undefined
    throw error
  }
}
