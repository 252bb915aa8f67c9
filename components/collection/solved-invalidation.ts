/** Whether lists that are kept for the way back do not know yet what was solved in this tab. */
let hasNews = false

/** Tells that an exercise has been solved. */
export function invalidateSolved(): void {
  hasNews = true
}

/** Whether there was news since it was asked last. */
export function takeSolvedInvalidation(): boolean {
  const had = hasNews
  hasNews = false
  return had
}
