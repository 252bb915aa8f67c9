/** Where unexpected failures are told to the people who run the site. */
export interface ErrorReporter {
  /** @returns a reference id that a user can quote. */
  report(error: unknown, context?: Readonly<Record<string, string>>): string
}
