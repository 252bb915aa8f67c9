import { unstable_rethrow } from 'next/navigation'
import { LoadFailure } from '@/components/exercise/load-failure'
import { services } from '@/lib/server/services'
import { rawMessage } from '@/lib/shared/errors/raw-message'

interface FailedPage {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * What the exercise page shows in place of an exercise that cannot be loaded, for the `catch` of its rendering. Rendered
 * rather than thrown on: Next would take the message away, and send a page that is white until its scripts run. The
 * status stays 200, since Next lets a page set no other without throwing.
 */
export async function renderFailedExercise(error: unknown, { params, searchParams }: FailedPage) {
  unstable_rethrow(error)
  const { id } = await params
  const path = `/exercise/${encodeURIComponent(id)}`
  const reference = services().errorReporter.report(error, { method: 'GET', path, route: '/exercise/[id]' })
  const address = `${path}${printQuery(await searchParams)}`
  return <LoadFailure cause={rawMessage(error)} reference={reference} path={address} />
}

function printQuery(query: Record<string, string | string[] | undefined>): string {
  const { s, d } = query
  const kept = Object.entries({ s, d }).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
