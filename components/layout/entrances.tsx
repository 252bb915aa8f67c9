'use client'

import { usePathname } from 'next/navigation'
import { LinkButton } from '@/components/ui/link-button'
import { shellMessages } from '@/lib/messages/shell'
import { hasOwnEntrances } from './navigation'

/** A visitor's ways in, at the end of the header. */
export function Entrances() {
  if (hasOwnEntrances(usePathname())) return null
  return (
    <>
      <LinkButton href="/login" variant="secondary">
        {shellMessages.login}
      </LinkButton>
      <LinkButton href="/register">{shellMessages.register}</LinkButton>
    </>
  )
}
