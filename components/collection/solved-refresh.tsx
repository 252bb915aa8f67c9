'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { takeSolvedNews } from './solved-news'

/** The way back from an exercise shows the list as it was before: renews it when something has been solved since. */
export function SolvedRefresh() {
  const { refresh } = useRouter()
  useEffect(() => {
    if (takeSolvedNews()) refresh()
  }, [refresh])
  return null
}
