interface InvalidationFlag {
  readonly set: () => void
  /** Whether it was set since it was taken last. */
  readonly take: () => boolean
}

/** Lists that are kept for the way back do not know yet what was solved in this tab. */
export const solvedInvalidation = createInvalidationFlag()

/** A page that is kept for the way back shows an older usage than this tab knows of: a start was counted, or refused. */
export const usageInvalidation = createInvalidationFlag()

function createInvalidationFlag(): InvalidationFlag {
  let isStale = false
  return {
    set() {
      isStale = true
    },
    take() {
      const wasStale = isStale
      isStale = false
      return wasStale
    },
  }
}
