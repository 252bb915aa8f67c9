'use client'

import { useEffect } from 'react'

/** Does what goes on unseen while a signed-in user looks at the site. Its code comes after the page, which does not need it. */
export function SessionTracker({ userId }: { readonly userId: string }) {
  useEffect(() => {
    let isOver = false
    let end: (() => void) | undefined
    import('@/lib/client/session-tracking')
      .then(({ startSessionTracking }) => {
        if (!isOver) end = startSessionTracking(userId)
      })
      // Without a connection nothing can be noted either.
      .catch(() => undefined)
    return () => {
      isOver = true
      end?.()
    }
  }, [userId])
  return null
}
