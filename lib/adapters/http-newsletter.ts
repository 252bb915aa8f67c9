import type { Newsletter, Subscriber } from '@/lib/ports/newsletter'
import { AppError } from '@/lib/shared/errors/app-error'

interface HttpNewsletterSettings {
  /** Where the mailing-list service takes the form; may hold a query that names the list. */
  readonly url: string
  /** Registrations wait for it. */
  readonly timeoutMs?: number
}

/** Posts the form of a mailing-list service, with the fields EMAIL and NAME. */
export function createHttpNewsletter({ url, timeoutMs = 5000 }: HttpNewsletterSettings): Newsletter {
  return {
    async subscribe(subscriber) {
      const status = await post(url, subscriber, timeoutMs)
      if (!isTaken(status)) throw new AppError('unavailable', undefined, { cause: new Error(`status ${status}`) })
    },
  }
}

async function post(url: string, { email, name }: Subscriber, timeoutMs: number): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ EMAIL: email, NAME: name }),
      // A page to thank on may follow; addresses are sent nowhere but to the service itself.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.status
  } catch (cause) {
    throw new AppError('unavailable', undefined, { cause })
  }
}

/** 307 and 308 ask to send the form elsewhere, so it was not taken. */
function isTaken(status: number): boolean {
  return (status >= 200 && status < 300) || status === 302 || status === 303
}
