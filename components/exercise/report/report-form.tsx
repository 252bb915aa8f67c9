import { type KeyboardEvent, useEffect, useRef } from 'react'
import { SendingFailed } from '@/components/feedback/sending-failed'
import { FormButtons } from '@/components/ui/form-buttons'
import { TextArea } from '@/components/ui/text-area'
import { toFaults, useForm } from '@/components/ui/use-form'
import { callApi } from '@/lib/client/api'
import type { ErrorReportBody } from '@/lib/domain/feedback/model'
import { DESCRIPTION_MAX_LENGTH } from '@/lib/domain/feedback/model/fields'
import { errorReportMessages as messages } from '@/lib/shared/messages/error-report'
import type { PlayerState } from '../player/player-state'
import type { PlayerViewer } from '../player/player-viewer'
import { ErrorTypeChoice } from './error-type-choice'
import { toReportedState } from './reported-state'

/** What has been written so far. */
export type ReportDraft = Pick<ErrorReportBody, 'description' | 'errorType'>

export interface ReportFormProps {
  readonly sender: PlayerViewer
  readonly supportEmail: string
  /** Path of the exercise with its seed and level. */
  readonly path: string
  readonly state: PlayerState
  readonly draft: ReportDraft
  readonly onChange: (draft: ReportDraft) => void
  readonly onSent: () => void
  readonly onClose: () => void
}

/** The report of a fault. Loaded on demand. Escape closes it, unless it is just being sent. */
export function ReportForm({ sender, supportEmail, path, state, draft, onChange, onSent, onClose }: ReportFormProps) {
  const description = useRef<HTMLTextAreaElement>(null)
  const { pending, faults, formProps } = useForm({ send, explain })
  const close = pending ? undefined : onClose

  useEffect(() => description.current?.focus(), [])

  async function send() {
    const { uid: userId, email } = sender
    await callApi('POST /error-reports', {
      body: { ...draft, userId, email, exerciseURL: path, exerciseState: toReportedState(state) },
    })
    onSent()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // A message of the player hears the key as well, and is not what is being left. React listens where the message
    // does, on the document, so the key cannot be kept from it, only marked as taken.
    event.preventDefault()
    close?.()
  }

  return (
    <form
      {...formProps}
      aria-label={messages.form}
      onKeyDown={handleKeyDown}
      className="mt-2 grid gap-5 rounded-card border border-line bg-raised p-4 sm:p-6"
    >
      {faults.form && <SendingFailed title={faults.form} advice={messages.failedAdvice} supportEmail={supportEmail} />}
      <TextArea
        ref={description}
        name="description"
        label={messages.description}
        hint={messages.descriptionHint}
        rows={5}
        maxLength={DESCRIPTION_MAX_LENGTH}
        value={draft.description}
        onChange={(text) => onChange({ ...draft, description: text })}
      />
      <ErrorTypeChoice value={draft.errorType} onChange={(errorType) => onChange({ ...draft, errorType })} />
      <FormButtons
        submit={messages.send}
        cancel={messages.cancel}
        onCancel={close}
        pending={pending}
        pendingText={messages.sending}
      />
    </form>
  )
}

const explain = (error: unknown) => toFaults(error, {}, () => messages.failed)
