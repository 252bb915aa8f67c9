import { readUsageView, type UsageParams } from '@/lib/domain/freemium/access'
import type { UsageReading } from '@/lib/domain/freemium/model'
import { services } from '@/lib/server/services'

/** How an account stands, for a page: one that cannot tell it still shows the rest, so every failure is only reported. */
export async function loadUsage(question: UsageParams): Promise<UsageReading> {
  try {
    return await readUsageView(services(), question)
  } catch (error) {
    services().errorReporter.report(error, { part: 'usage' })
    return 'unavailable'
  }
}
