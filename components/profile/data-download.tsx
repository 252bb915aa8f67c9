'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { readMyData } from '@/lib/client/profile'
import { profileMessages } from '@/lib/shared/messages/profile'
import { type Outcome, PassingMessage } from './passing-message'
import { outcomeOf } from './save-outcome'

const { data: texts } = profileMessages

/** Gives all that the site holds about the account, as a file. */
export function DataDownload() {
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function download() {
    setPending(true)
    const save = async () => saveAsFile(await readMyData())
    setOutcome(await outcomeOf(save, { updated: texts.done, failed: texts.failed }).finally(() => setPending(false)))
  }

  return (
    <>
      <p className="text-quiet">{texts.text}</p>
      <Button variant="secondary" pending={pending} onClick={download} className="mt-4">
        {texts.download}
      </Button>
      <PassingMessage outcome={outcome} onPassed={() => setOutcome(undefined)} />
    </>
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
