'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { profileMessages } from '@/lib/shared/messages/profile'
import { DeletionDialog } from './deletion-dialog'

const { deletion: texts } = profileMessages

/** The way out, which asks again. @param hasSubscription a paid period would end with the account */
export function AccountDeletion({ hasSubscription }: { readonly hasSubscription: boolean }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p className="text-quiet">{texts.text}</p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)} className="mt-4">
        {texts.open}
      </Button>
      {asking && <DeletionDialog hasSubscription={hasSubscription} onClose={() => setAsking(false)} />}
    </>
  )
}
