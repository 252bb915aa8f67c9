'use client'

import { type ReactNode, useId } from 'react'
import { dialogMessages } from '@/lib/shared/messages/dialog'
import { Button } from './button'
import { Dialog } from './dialog'

interface MessageDialogProps {
  readonly title: string
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** Tells that something is done; all that is left is to take note of it. */
export function MessageDialog({ title, children, onClose }: MessageDialogProps) {
  const textId = useId()
  const hasText = children !== undefined
  return (
    <Dialog title={title} {...(hasText && { textId })} onClose={onClose} closeLabel={dialogMessages.close}>
      {hasText && (
        <div id={textId} className="mt-3">
          {children}
        </div>
      )}
      <Button onClick={onClose} className="mt-6 w-full">
        {dialogMessages.confirm}
      </Button>
    </Dialog>
  )
}
