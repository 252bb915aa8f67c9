'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { offlineMessages } from '@/lib/shared/messages/offline'

/** Loads the page that was wanted: when it is pressed, and by itself as soon as there is a connection. */
export function RetryButton() {
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
  return <Button onClick={retry}>{offlineMessages.retry}</Button>
}

function retry(): void {
  window.location.reload()
}
