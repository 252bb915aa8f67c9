'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type DailyStanding, dailyStandingOf, type UsageReading } from '@/lib/domain/freemium/model'
import { exerciseRowMessages } from '@/lib/shared/messages/exercise-list'

const DailyLimit = createContext<UsageReading | undefined>(undefined)

interface DailyLimitProviderProps {
  /** None of a visitor's. */
  readonly usage: UsageReading | undefined
  readonly children: ReactNode
}

/** Around lists of exercises: their rows mark what counts today, and what has to wait. */
export function DailyLimitProvider({ usage, children }: DailyLimitProviderProps) {
  return <DailyLimit value={usage}>{children}</DailyLimit>
}

/** What a list has to say of an exercise, of its page's account. */
export function useDailyStanding(exerciseId: string): DailyStanding | undefined {
  return dailyStandingOf(useContext(DailyLimit), exerciseId)
}

/** The mark of an exercise in a list, where there is anything to say. */
export function DailyMark({ exerciseId }: { readonly exerciseId: string }) {
  const standing = useDailyStanding(exerciseId)
  if (standing === undefined) return null
  return (
    <>
      {' '}
      <em className={standing === 'begun' ? 'mark-begun' : 'mark-waits'}>{exerciseRowMessages.standing[standing]}</em>
    </>
  )
}
