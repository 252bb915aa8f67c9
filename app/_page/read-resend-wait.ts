import { secondsUntilResend } from '@/lib/domain/account/verification'
import { services } from '@/lib/server/services'
import { hasCode } from '@/lib/shared/errors/app-error'

/** In how many seconds the mail can be asked for again. A counter that does not answer must not cost anybody the page. */
export async function readResendWait(uid: string): Promise<number> {
  try {
    return await secondsUntilResend(services(), uid)
  } catch (error) {
    if (!hasCode(error, 'unavailable')) throw error
    services().errorReporter.report(error, { uid })
    return 0
  }
}
