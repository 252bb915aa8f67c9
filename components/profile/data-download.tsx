'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormFault } from '@/components/ui/form-fault'
import { useForm } from '@/components/ui/use-form'
import { callApi } from '@/lib/client/api'
import { profileMessages } from '@/lib/shared/messages/profile'
import { AutoDismissMessage, type Outcome } from './auto-dismiss-message'
import { ReauthenticationField } from './reauthentication-field'
import { useReauthentication } from './use-reauthentication'

interface DataDownloadProps {
  readonly email: string
  readonly hasPassword: boolean
}

const { data: texts } = profileMessages

/** Gives all that the site holds about the account, as a file. */
export function DataDownload({ email, hasPassword }: DataDownloadProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const reauthentication = useReauthentication({ hasPassword, failed: texts.failed })
  const { pending, faults, reset, formProps } = useForm<'password'>({
    check: (data) => {
      setOutcome(undefined)
      const password = reauthentication.check(data)
      return password === undefined ? undefined : { fields: { password } }
    },
    send,
    explain: reauthentication.explain,
  })

  async function send(data: FormData) {
    saveAsFile(await callApi('POST /user/data', { body: reauthentication.bodyOf(data) }))
    reauthentication.forget()
    setOutcome({ tone: 'success', text: texts.done })
    reset()
  }

  return (
    <form {...formProps}>
      <p className="text-quiet">{texts.text}</p>
      <div className="mt-4 max-w-md space-y-4 empty:hidden">
        <FormFault faults={faults} />
        {reauthentication.asked && (
          <ReauthenticationField email={email} hasPassword={hasPassword} error={faults.fields?.password} />
        )}
      </div>
      <Button type="submit" variant="secondary" pending={pending} className="mt-4">
        {texts.download}
      </Button>
      <AutoDismissMessage outcome={outcome} onPassed={() => setOutcome(undefined)} />
    </form>
  )
}

function saveAsFile(data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = texts.fileName(new Date().toISOString().slice(0, 10))
  link.click()
  // The browser has begun to read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
