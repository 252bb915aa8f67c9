/** Where unexpected failures, and what else needs a look, are told to the people who run the site. */
export interface ErrorReporter {
  /** @returns a reference id that a user can quote. */
  report(error: unknown, context?: Readonly<Record<string, string>>): string
  /** Tells something that nobody's code failed at. Never throws, and takes no personal data. */
  notify(message: string, context?: Readonly<Record<string, string>>): void
}
