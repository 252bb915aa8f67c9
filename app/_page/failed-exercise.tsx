import { unstable_rethrow } from 'next/navigation'
import { LoadFailure } from '@/components/exercise/load-failure'
import { markAnswerAsFailed } from '@/lib/server/http/request-context'
import { services } from '@/lib/server/services'

interface FailedPage {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * What the exercise page shows in place of an exercise that cannot be loaded, for the `catch` of its rendering. Rendered
 * rather than thrown on: Next would send a page that is white until its scripts run. What went wrong stands in the log
 * under the reference; the message of a script would tell of the script.
 *
 * @param isDocument whether the browser asks for a whole page, whose status says that it is none.
 */
export async function renderFailedExercise(error: unknown, { params, searchParams }: FailedPage, isDocument: boolean) {
  unstable_rethrow(error)
  const { id } = await params
  const path = `/exercise/${encodeURIComponent(id)}`
  const reference = services().errorReporter.report(error, { method: 'GET', path, route: '/exercise/[id]' })
  const address = `${path}${printQuery(await searchParams)}`
  if (isDocument) markAnswerAsFailed()
  return <LoadFailure reference={reference} path={address} />
}

function printQuery(query: Record<string, string | string[] | undefined>): string {
  const { s, d } = query
  const kept = Object.entries({ s, d }).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
