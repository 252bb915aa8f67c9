'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { profileMessages } from '@/lib/shared/messages/profile'
import { DeletionDialog } from './deletion-dialog'

const { deletion: texts } = profileMessages

interface AccountDeletionProps {
  readonly email: string
  readonly hasPassword: boolean
  /** A paid period would end with the account. */
  readonly hasSubscription: boolean
}

/** The way out, which asks again. */
export function AccountDeletion(props: AccountDeletionProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p className="text-quiet">{texts.text}</p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)} className="mt-4">
        {texts.open}
      </Button>
      {asking && <DeletionDialog {...props} onClose={() => setAsking(false)} />}
    </>
  )
}
