/** Where a browser or server reports, and as whom. */
export interface ErrorServiceSettings {
  /** The address of a project at Sentry; may be known to anybody. */
  readonly dsn: string
  /** Which of several sites it is. */
  readonly environment: string
  /** The version of the site. */
  readonly release: string
}

/** Names the element of a page that tells the browser these settings, as JSON; a page without it reports nothing. */
export const ERROR_SERVICE_META = 'error-service'
