import { useEffect, useState } from 'react'
import { Captcha } from '@/components/ui/captcha'
import { Dialog } from '@/components/ui/dialog'
import { FormButtons } from '@/components/ui/form-buttons'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { faultsOf, textOf, toFaults, useForm } from '@/components/ui/use-form'
import { callApi } from '@/lib/client/api'
import { DESCRIPTION_MAX_LENGTH } from '@/lib/domain/feedback/model/fields'
import { errorMessages } from '@/lib/shared/messages/errors'
import { feedbackMessages as messages } from '@/lib/shared/messages/feedback'
import type { FeedbackDialogProps, FeedbackDraft } from './model'
import { SendingFailed } from './sending-failed'

/** The field of the form, and of what is sent, that holds the captcha's token. */
const CAPTCHA = 'g-recaptcha-response'

const FIRST_TO_FILL_IN = 'input:not([readonly], [type=hidden]), textarea'

/** The form in its dialog, which is not closed in the middle of sending. */
export function FeedbackForm({ sender, supportEmail, draft, onChange, onSent, onClose }: FeedbackDialogProps) {
  const [isHuman, setIsHuman] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const message: FeedbackDraft = { ...draft, email: sender?.email ?? draft.email }

  const { pending, faults, formProps } = useForm({
    check: () => (isHuman ? findMissing(message) : {}),
    send,
    explain,
  })
  const { ref } = formProps
  const close = () => {
    if (!pending) onClose()
  }

  useEffect(() => ref.current?.querySelector<HTMLElement>(FIRST_TO_FILL_IN)?.focus(), [ref])

  async function send(data: FormData) {
    await callApi('POST /feedback', {
      body: { ...message, [CAPTCHA]: textOf(data, CAPTCHA), ...(sender && { userId: sender.uid }) },
    })
    onSent()
  }

  function explain(error: unknown) {
    // A token is good for one try.
    setIsHuman(false)
    setAttempt(attempt + 1)
    return toFaults<keyof FeedbackDraft>(error, { 'invalid-email': 'email' }, (code) =>
      code === 'invalid-email' || code === 'captcha-failed' ? errorMessages[code] : messages.failed,
    )
  }

  return (
    <Dialog title={messages.title} size="large" closeOnBackdrop={false} onClose={close} closeLabel={messages.close}>
      <form {...formProps} className="mt-2 grid gap-5">
        <p className="text-quiet">{messages.lead}</p>
        {faults.form && (
          <SendingFailed title={faults.form} advice={messages.failedAdvice} supportEmail={supportEmail} />
        )}
        <TextField
          label={messages.email}
          hint={sender ? messages.emailLocked : messages.emailHint}
          name="email"
          type="email"
          autoComplete="email"
          required
          readOnly={sender !== undefined}
          value={message.email}
          onChange={(event) => onChange({ ...draft, email: event.currentTarget.value })}
          error={faults.fields?.email}
        />
        <TextArea
          label={messages.description}
          name="description"
          rows={6}
          required
          maxLength={DESCRIPTION_MAX_LENGTH}
          value={draft.description}
          onChange={(description) => onChange({ ...draft, description })}
          error={faults.fields?.description}
        />
        <Captcha key={attempt} name={CAPTCHA} onChange={setIsHuman} />
        <FormButtons
          submit={messages.send}
          cancel={messages.cancel}
          onCancel={close}
          pending={pending}
          pendingText={messages.sending}
          disabled={!isHuman}
        />
      </form>
    </Dialog>
  )
}

function findMissing({ email, description }: FeedbackDraft) {
  return faultsOf({
    ...(email.trim() === '' && { email: messages.emailMissing }),
    ...(description.trim() === '' && { description: messages.descriptionMissing }),
  })
}
