/**
 * What is kept in the browser as JSON. It is a comfort: a browser that refuses it, or whose storage is full, must not
 * trouble anybody. Readers check what they find, since anyone may write in the storage of a browser.
 */
export interface JsonStorage {
  /** The data under a key; `undefined` when there is none. */
  read(key: string): unknown
  /** Keeps data, of which JSON is made, under a key in place of what was there. */
  keep(key: string, data: unknown): void
  forget(key: string): void
}

/** Until the tab is closed. */
export const sessionJsonStorage: JsonStorage = createJsonStorage(() => window.sessionStorage)

/** For good, in this browser. */
export const localJsonStorage: JsonStorage = createJsonStorage(() => window.localStorage)

function createJsonStorage(find: () => Storage): JsonStorage {
  return {
    read: (key) =>
      withStorage(find, (storage) => {
        const text = storage.getItem(key)
        return text === null ? undefined : JSON.parse(text)
      }),
    keep(key, data) {
      const text = JSON.stringify(data)
      withStorage(find, (storage) => storage.setItem(key, text))
    },
    forget(key) {
      withStorage(find, (storage) => storage.removeItem(key))
    },
  }
}

/** Uses what is kept for good; @returns `undefined` where the browser refuses it. */
export function withLocalStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  return withStorage(() => window.localStorage, use)
}

/** A blocked or full storage throws a `DOMException`, and is `null` in some browsers that apps have inside. */
function withStorage<Result>(find: () => Storage, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(find())
  } catch (error) {
    const isExpected = error instanceof DOMException || error instanceof TypeError || error instanceof SyntaxError
    if (isExpected) return undefined
    throw error
  }
}
