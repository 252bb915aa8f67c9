import type { ErrorReporter } from '@/lib/ports/error-reporter'
import { type LogDeps, logActivity } from './log-activity'
import type { ActivityEntry } from './model'

/** Logs what an account has done, for work that stands whatever becomes of the note: a failure is only reported. */
export async function tryLogActivity(
  deps: LogDeps & { readonly errorReporter: ErrorReporter },
  entry: ActivityEntry,
): Promise<void> {
  try {
    await logActivity(deps, entry.userId, entry)
  } catch (error) {
    deps.errorReporter.report(error, { uid: entry.userId, activity: entry.activity })
  }
}
