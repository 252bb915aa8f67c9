import { createHttpNewsletter } from '@/lib/adapters/http-newsletter'
import { createLoggedNewsletter } from '@/lib/adapters/logged-newsletter'
import type { Logger } from '@/lib/ports/logger'
import type { Newsletter } from '@/lib/ports/newsletter'

/** The mailing list that the configuration names; without one, subscriptions are only logged. */
export function openNewsletter(url: string | undefined, logger: Logger): Newsletter {
  return url === undefined ? createLoggedNewsletter(logger) : createHttpNewsletter({ url })
}
