'use client'

import { useEffect } from 'react'
import { renewSession } from '@/lib/client/session'

/** Keeps the session of who comes regularly alive. */
export function SessionRenewal({ userId }: { readonly userId: string }) {
  useEffect(() => renewSession(userId), [userId])
  return null
}
