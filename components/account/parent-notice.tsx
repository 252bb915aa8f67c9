'use client'

import { useState } from 'react'
import { FormFault } from '@/components/ui/form-fault'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { textOf, toFaults, useForm } from '@/components/ui/use-form'
import { callApi } from '@/lib/client/api'
import type { AwaitedParent } from '@/lib/domain/account/model'
import { formatDate, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { ageMessages } from '@/lib/shared/messages/age'
import { AGE_FIELD_BY_CODE, type AgeField } from './age-draft'
import { SubmitButton } from './submit-button'

const { waiting: texts } = ageMessages

/** Tells a child for whose consent the account waits and until when, and sends the mail again, also elsewhere. */
export function ParentNotice({ parentEmail, deletedAt }: AwaitedParent) {
  const [sentTo, setSentTo] = useState<string>()
  const { pending, faults, reset, formProps } = useForm<AgeField>({
    send: async (data) => {
      const address = textOf(data, 'parentEmail').trim()
      await callApi('PUT /account/parental-consent', { body: { parentEmail: address } })
      setSentTo(address)
      reset()
    },
    explain: (error) => toFaults(error, AGE_FIELD_BY_CODE),
  })
  return (
    <Notice tone="warning" title={texts.title}>
      <p className="break-words">{texts.text(sentTo ?? parentEmail, formatDate(deletedAt, HOME_TIME_ZONE))}</p>
      {sentTo && <Notice tone="success">{texts.sent}</Notice>}
      <details>
        <summary className="min-h-11 py-2.5 font-semibold">{texts.change}</summary>
        <form {...formProps} className="space-y-4 pt-1 pb-2">
          <FormFault faults={faults} />
          <TextField
            label={ageMessages.parentEmail}
            name="parentEmail"
            type="email"
            autoComplete="off"
            defaultValue={parentEmail}
            required
            error={faults.fields?.parentEmail}
          />
          <SubmitButton label={texts.submit} pending={pending} pendingText={texts.pending} />
        </form>
      </details>
    </Notice>
  )
}
