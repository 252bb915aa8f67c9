'use client'

import { useEffect, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { asApiError, callApi } from '@/lib/client/api'
import { forgetSolvedTrials, readSolvedTrials } from '@/lib/client/solved-trials'
import { trialMessages } from '@/lib/shared/messages/trial'

/** Gives the account what was solved in this browser before there was one, and says so. */
export function TrialTakeOver() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    takeOver().then(setCount, () => undefined)
  }, [])
  if (count === 0) return null
  return <Notice tone="success">{trialMessages.takenOver(count)}</Notice>
}

/** @returns how many exercises were taken over. What fails for now is done the next time. */
async function takeOver(): Promise<number> {
  const solved = readSolvedTrials()
  if (solved.length === 0) return 0
  try {
    const answer = await callApi('POST /user/trial', { body: { solved } })
    forgetSolvedTrials()
    return answer.solved
  } catch (error) {
    // Somebody else has written there.
    if (asApiError(error).code === 'invalid-request') forgetSolvedTrials()
    return 0
  }
}
