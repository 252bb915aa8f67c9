import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RichText } from '@/components/rich-text/rich-text'
import { WikiProvider } from '@/components/wiki/wiki-provider'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'

/** What the server does when a page is asked for: gives it, refuses, or is not reached. */
export type Answer = { readonly title: string; readonly content: string } | ErrorCode | 'lost'

/** Shows a text in a page that can open the wiki. `answers` may change while a test runs. */
export function renderText(source: string, answers: Record<string, Answer>) {
  const asked: string[] = []
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: async (url: string) => {
      const id = url.replace('/api/wiki/', '')
      asked.push(id)
      return respond(id, answers[id] ?? 'not-found')
    },
  })
  const view = render(
    <WikiProvider>
      <RichText source={source} />
    </WikiProvider>,
  )
  return { asked, user: userEvent.setup(), ...view }
}

function respond(id: string, answer: Answer) {
  if (answer === 'lost') throw new TypeError('Failed to fetch')
  const isPage = typeof answer === 'object'
  const body = isPage ? { id, ...answer } : { error: { code: answer, message: '' } }
  return { ok: isPage, status: isPage ? 200 : 404, json: async () => body }
}
