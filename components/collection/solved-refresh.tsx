'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { solvedInvalidation } from '@/lib/client/invalidation-flag'

/** The way back from an exercise shows the list as it was before: renews it when something has been solved since. */
export function SolvedRefresh() {
  const { refresh } = useRouter()
  useEffect(() => {
    if (solvedInvalidation.take()) refresh()
  }, [refresh])
  return null
}
