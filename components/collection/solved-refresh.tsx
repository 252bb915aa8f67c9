'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { solvedInvalidation, usageInvalidation } from '@/lib/client/invalidation-flag'

/** The way back from an exercise shows the list as it was before: renews it when something has been begun or solved since. */
export function SolvedRefresh() {
  const { refresh } = useRouter()
  useEffect(() => {
    const isStale = [solvedInvalidation.take(), usageInvalidation.take()].includes(true)
    if (isStale) refresh()
  }, [refresh])
  return null
}
