import { unstable_rethrow } from 'next/navigation'
import { LoadFailure } from '@/components/exercise/load-failure'
import { markAnswerAsFailed } from '@/lib/server/http/request-context'
import { services } from '@/lib/server/services'

/** A page that shows an exercise. */
interface FailedPage {
  /** Its address, to try it again. */
  readonly address: string
  /** How the site names such pages. */
  readonly route: string
}

/**
 * What the exercise page shows in place of an exercise that cannot be loaded, for the `catch` of its rendering. Rendered
 * rather than thrown on: Next would send a page that is white until its scripts run. What went wrong stands in the log
 * under the reference; the message of a script would tell of the script.
 *
 * @param isDocument whether the browser asks for a whole page, whose status says that it is none.
 */
export async function renderFailedExercise(error: unknown, { address, route }: FailedPage, isDocument: boolean) {
  unstable_rethrow(error)
  const { pathname: path } = new URL(address, services().site.url)
  const reference = services().errorReporter.report(error, { method: 'GET', path, route })
  if (isDocument) markAnswerAsFailed()
  return <LoadFailure reference={reference} path={address} />
}
