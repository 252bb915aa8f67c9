'use client'

import { useEffect, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { takeOverAndTell } from '@/lib/client/take-over-trials'
import { trialMessages } from '@/lib/shared/messages/trial'

/** Gives the account what was solved in this browser before there was one, and says so. */
export function TrialTakeOver() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    void takeOverAndTell().then((more) => setCount((told) => told + more))
  }, [])
  if (count === 0) return null
  return <Notice tone="success">{trialMessages.takenOver(count)}</Notice>
}
