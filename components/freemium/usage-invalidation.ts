/** Whether a page that is kept for the way back shows an older usage than this tab knows of. */
let hasNews = false

/** Tells that a start has been counted, or refused, in this tab. */
export function invalidateUsage(): void {
  hasNews = true
}

/** Whether there was news since it was asked last. */
export function takeUsageInvalidation(): boolean {
  const had = hasNews
  hasNews = false
  return had
}
