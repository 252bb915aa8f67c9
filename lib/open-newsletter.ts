import { createHttpNewsletter } from './adapters/http-newsletter/http-newsletter'
import { createLoggedNewsletter } from './adapters/logged-newsletter/logged-newsletter'
import type { Logger } from './ports/logger'
import type { Newsletter } from './ports/newsletter'

/** The mailing list that the configuration names; without one, subscriptions are only logged. */
export function openNewsletter(url: string | undefined, logger: Logger): Newsletter {
  return url === undefined ? createLoggedNewsletter(logger) : createHttpNewsletter({ url })
}
