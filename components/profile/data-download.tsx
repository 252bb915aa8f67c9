'use client'

import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/client/api'
import { profileMessages } from '@/lib/shared/messages/profile'
import { AutoDismissMessage } from './auto-dismiss-message'
import { useSaveButton } from './use-save-button'

const { data: texts } = profileMessages

/** Gives all that the site holds about the account, as a file. */
export function DataDownload() {
  const download = async () => saveAsFile(await callApi('GET /user/data'))
  const { buttonProps, messageProps } = useSaveButton(download, { updated: texts.done, failed: texts.failed })

  return (
    <>
      <p className="text-quiet">{texts.text}</p>
      <Button variant="secondary" {...buttonProps} className="mt-4">
        {texts.download}
      </Button>
      <AutoDismissMessage {...messageProps} />
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
