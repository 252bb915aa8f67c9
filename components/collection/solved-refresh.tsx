'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { takeSolvedInvalidation } from './solved-invalidation'

/** The way back from an exercise shows the list as it was before: renews it when something has been solved since. */
export function SolvedRefresh() {
  const { refresh } = useRouter()
  useEffect(() => {
    if (takeSolvedInvalidation()) refresh()
  }, [refresh])
  return null
}
