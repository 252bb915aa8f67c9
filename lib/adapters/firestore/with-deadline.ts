import { AppError } from '@/lib/shared/errors/app-error'

/**
 * Waits for a call of the SDK, which itself cannot be stopped.
 *
 * @param call gets a signal that is aborted once nobody waits for the result any more.
 * @throws AppError `unavailable` when the deadline passes.
 */
export async function withDeadline<Result>(
  deadlineMs: number,
  call: (late: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      late.abort()
      fail(new AppError('unavailable', undefined, { cause: new Error(`no answer in ${deadlineMs} ms`) }))
    }, deadlineMs)
  })
  try {
    return await Promise.race([call(late.signal), deadline])
  } finally {
    clearTimeout(timer)
  }
}
