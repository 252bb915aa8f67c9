'use client'

import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react'
import type { FeedbackDialogProps, FeedbackDraft, FeedbackSender } from './model'

interface FeedbackProviderProps {
  readonly sender: FeedbackSender | undefined
  /** Where to write when a message cannot be sent. */
  readonly supportEmail: string
  readonly children: ReactNode
}

const NOTHING_WRITTEN: FeedbackDraft = { email: '', description: '' }

const OpenFeedback = createContext<(() => Promise<void>) | undefined>(undefined)

/**
 * Opens the message form, whose code is loaded at the first time. The promise is rejected when it does not arrive.
 *
 * @throws Error outside of a `FeedbackProvider`.
 */
export function useFeedback(): () => Promise<void> {
  const open = useContext(OpenFeedback)
  if (!open) throw new Error('there is no message form here')
  return open
}

/** Holds the message form for the buttons in it. What was written stays when the form is closed, until it is sent. */
export function FeedbackProvider({ sender, supportEmail, children }: FeedbackProviderProps) {
  const [Dialog, setDialog] = useState<ComponentType<FeedbackDialogProps>>()
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState(NOTHING_WRITTEN)

  async function open() {
    const { FeedbackDialog } = await import('./feedback-dialog')
    setDialog(() => FeedbackDialog)
    setIsOpen(true)
  }

  return (
    <OpenFeedback value={open}>
      {children}
      {isOpen && Dialog && (
        <Dialog
          sender={sender}
          supportEmail={supportEmail}
          draft={draft}
          onChange={setDraft}
          onSent={() => setDraft(NOTHING_WRITTEN)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </OpenFeedback>
  )
}
