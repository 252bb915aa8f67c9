'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { LinkButton } from '@/components/ui/link-button'
import { sessionMessages as messages } from '@/lib/shared/messages/practice'

/** Takes the exercise out of sight without losing anything of it, and leads away for who has had enough. */
export function PauseButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)} className="min-h-11! px-2! py-1!">
        {messages.pause}
      </Button>
      {isOpen && (
        <Dialog title={messages.pauseTitle} closeLabel={messages.goOn} onClose={() => setOpen(false)}>
          <p className="mt-2 text-lg">{messages.pauseText}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button onClick={() => setOpen(false)}>{messages.goOn}</Button>
            <LinkButton href="/" variant="secondary">
              {messages.leave}
            </LinkButton>
          </div>
        </Dialog>
      )}
    </>
  )
}
