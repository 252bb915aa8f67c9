'use client'

import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { wikiMessages } from '@/lib/shared/messages/wiki'
import { wikiLinkHandlers } from './wiki-link-handlers'
import type { WikiModalProps } from './wiki-modal'
import { type WikiReader, WikiReaderContext } from './wiki-reader'

let WikiModal: ComponentType<WikiModalProps> | undefined

/** Lets the wiki links of all texts inside open the wiki, whose code comes when it is first wanted. */
export function WikiProvider({ children }: { readonly children: ReactNode }) {
  const [page, setPage] = useState<string>()
  const reader = useMemo<WikiReader>(
    () => ({
      async read(wanted) {
        setPage(undefined)
        await loadModal()
        setPage(wanted)
      },
      prepare: () => void loadModal(),
    }),
    [],
  )
  const close = () => setPage(undefined)
  return (
    <WikiReaderContext value={reader}>
      <div className="contents" {...wikiLinkHandlers(reader)}>
        {children}
      </div>
      {page !== undefined &&
        (WikiModal ? (
          <WikiModal page={page} onClose={close} />
        ) : (
          <Dialog title={wikiMessages.failedTitle} closeLabel={wikiMessages.close} onClose={close}>
            <p className="mt-2 mb-6">{wikiMessages.unreachable}</p>
            <Button onClick={() => reader.read(page)}>{wikiMessages.retry}</Button>
          </Dialog>
        ))}
    </WikiReaderContext>
  )
}

/** Not `next/dynamic`: code that does not arrive is told to the pupil, and asked for again. */
async function loadModal(): Promise<void> {
  const module = await import('./wiki-modal').catch(() => undefined)
  WikiModal = module?.WikiModal ?? WikiModal
}
