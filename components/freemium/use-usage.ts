import { useCallback, useEffect, useRef, useState } from 'react'
import { asApiError } from '@/lib/client/api'
import { requestUsage } from '@/lib/client/freemium'
import type { Usage, UsageReading } from '@/lib/domain/freemium/model'

export interface FollowedUsage {
  readonly reading: UsageReading | undefined
  /** Asks the server again; what was known stays when it does not answer. @returns whether it did */
  readonly reload: () => Promise<boolean>
}

/**
 * The usage as the server rendered it, and as it becomes: it is asked for again when the page comes back into view,
 * since meanwhile time has passed, or another page has used an exercise up. A subscriber's stays as it is.
 */
export function useUsage(first: UsageReading | undefined, exerciseId?: string): FollowedUsage {
  const [reading, setReading] = useState(first)
  const newest = useRef(0)
  const mayChange = reading !== undefined && (reading === 'unavailable' || !reading.usage.hasSubscription)

  const reload = useCallback(async () => {
    newest.current += 1
    const asked = newest.current
    try {
      const usage = await requestUsage(exerciseId)
      // An answer that was overtaken by a later one is old.
      if (asked === newest.current) setReading((known) => renew(known, usage))
      return true
    } catch (error) {
      asApiError(error)
      return false
    }
  }, [exerciseId])

  useEffect(() => {
    if (!mayChange) return
    const reloadInView = () => {
      if (document.visibilityState === 'visible') void reload()
    }
    document.addEventListener('visibilitychange', reloadInView)
    return () => document.removeEventListener('visibilitychange', reloadInView)
  }, [mayChange, reload])

  return { reading, reload }
}

/**
 * The call does not tell until when exercises count: of those that were known before, that stays known. So do their
 * names, as long as they are the same ones.
 */
function renew(known: UsageReading | undefined, usage: Usage): UsageReading {
  const asOf = new Date().toISOString()
  if (known === undefined || known === 'unavailable') return { usage, asOf, countsUntil: {} }
  const areSame = known.usage.exercisesUsed.join() === usage.exercisesUsed.join()
  return { usage, asOf, countsUntil: known.countsUntil, continuable: areSame ? known.continuable : undefined }
}
