import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormFault } from '@/components/ui/form-fault'
import { toFaults, useForm } from '@/components/ui/use-form'
import { leaveSite } from '@/lib/client/account'
import { asApiError, callApi } from '@/lib/client/api'
import type { BirthYearLimits } from '@/lib/domain/account/model'
import { ageMessages } from '@/lib/shared/messages/age'
import { errorMessages } from '@/lib/shared/messages/errors'
import { AGE_FIELD_BY_CODE, type AgeField, ageFaults, NO_AGE, toAge } from './age-draft'
import { AgeFields } from './age-fields'
import { SubmitButton } from './submit-button'

interface AgeFormProps {
  readonly titleId: string
  readonly limits: BirthYearLimits
  readonly onStated: () => void
}

const { dialog: texts } = ageMessages

/** Asks somebody once who was not asked when they registered. */
export function AgeForm({ titleId, limits, onStated }: AgeFormProps) {
  const [draft, setDraft] = useState(NO_AGE)
  const [isLeaving, setLeaving] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const { pending, faults, setFaults, formProps } = useForm<AgeField>({
    check: (data) => {
      const fields = ageFaults(data, limits)
      return Object.keys(fields).length > 0 ? { fields } : undefined
    },
    send: async (data) => {
      await callApi('PUT /account/age', { body: toAge(data) })
      onStated()
    },
    explain: (error) => toFaults(error, AGE_FIELD_BY_CODE),
  })

  // Where the dialog begins; the browser would take its first field.
  useEffect(() => title.current?.focus(), [])

  async function leave() {
    setLeaving(true)
    try {
      await leaveSite()
    } catch (error) {
      setFaults({ form: errorMessages[asApiError(error).code] })
      setLeaving(false)
    }
  }

  return (
    <form {...formProps} className="space-y-5 p-6 sm:p-8">
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-heading">
        {texts.title}
      </h2>
      <p>{texts.lead}</p>
      <FormFault faults={faults} />
      <AgeFields draft={draft} onChange={setDraft} limits={limits} faults={faults.fields} />
      <p className="text-quiet">{texts.kept}</p>
      <SubmitButton label={texts.submit} pending={pending} pendingText={texts.pending} />
      <Button variant="secondary" pending={isLeaving} aria-disabled={pending} onClick={leave} className="w-full">
        {texts.signOut}
      </Button>
    </form>
  )
}
