import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Captcha } from '@/components/ui/captcha'
import { Notice } from '@/components/ui/notice'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { ApiError } from '@/lib/client/api'
import { sendFeedback } from '@/lib/client/feedback'
import { DESCRIPTION_MAX_LENGTH } from '@/lib/domain/feedback/model/fields'
import { feedbackMessages as messages } from '@/lib/shared/messages/feedback'
import { type FeedbackFaults, findFaults, toFaults } from './feedback-faults'
import type { FeedbackDialogProps, FeedbackDraft, FeedbackState } from './model'

interface FeedbackFormProps extends Pick<FeedbackDialogProps, 'sender' | 'supportEmail' | 'draft' | 'onChange'> {
  readonly state: FeedbackState
  readonly onState: (state: FeedbackState) => void
  readonly onCancel: () => void
}

/** The field of the form, and of what is sent, that holds the captcha's token. */
const CAPTCHA = 'g-recaptcha-response'

const FIRST_TO_FILL_IN = 'input:not([readonly], [type=hidden]), textarea'
const FIRST_FAULT = '[aria-invalid], [role=alert]'

export function FeedbackForm({ sender, supportEmail, draft, onChange, state, onState, onCancel }: FeedbackFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<FeedbackFaults>({})
  const [isHuman, setIsHuman] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isSending = state === 'Loading'
  const message: FeedbackDraft = { ...draft, email: sender?.email ?? draft.email }

  useEffect(() => focus(form.current, FIRST_TO_FILL_IN), [])
  useEffect(() => {
    if (faults.form || faults.email || faults.description) focus(form.current, FIRST_FAULT)
  }, [faults])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending || !isHuman) return
    const missing = findFaults(message)
    setFaults(missing ?? {})
    if (missing) return
    const token = String(new FormData(event.currentTarget).get(CAPTCHA) ?? '')
    onState('Loading')
    try {
      await sendFeedback({ ...message, [CAPTCHA]: token, ...(sender && { userId: sender.uid }) })
      onState('Finished')
    } catch (error) {
      // A token is good for one try.
      setIsHuman(false)
      setAttempt(attempt + 1)
      setFaults(toFaults(error))
      onState('Error')
      if (!(error instanceof ApiError)) throw error
    }
  }

  return (
    <form ref={form} onSubmit={send} noValidate className="mt-2 grid gap-5">
      <p className="text-quiet">{messages.lead}</p>
      {faults.form && (
        <Notice tone="error" title={faults.form}>
          <p>
            {messages.failedAdvice}{' '}
            <a
              href={`mailto:${supportEmail}`}
              className="inline-block max-w-full font-semibold wrap-anywhere underline underline-offset-4"
            >
              {supportEmail}
            </a>
          </p>
        </Notice>
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
        error={faults.email}
      />
      <TextArea
        label={messages.description}
        name="description"
        rows={6}
        required
        maxLength={DESCRIPTION_MAX_LENGTH}
        value={draft.description}
        onChange={(description) => onChange({ ...draft, description })}
        error={faults.description}
      />
      <Captcha key={attempt} name={CAPTCHA} onChange={setIsHuman} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSending} disabled={!isHuman && !isSending} className="max-sm:grow">
          {messages.send}
        </Button>
        <Button variant="secondary" onClick={onCancel} aria-disabled={isSending || undefined} className="max-sm:grow">
          {messages.cancel}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isSending && messages.sending}
      </p>
    </form>
  )
}

function focus(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus()
}
