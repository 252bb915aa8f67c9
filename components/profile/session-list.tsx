'use client'

import { useRef, useState } from 'react'
import { SignOutButton } from '@/components/layout/sign-out-button'
import { Button } from '@/components/ui/button'
import { asApiError, callApi, hasFailedWith } from '@/lib/client/api'
import type { Device, ListedSession } from '@/lib/domain/account/model'
import { formatDate, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { errorMessages } from '@/lib/shared/messages/errors'
import { profileMessages } from '@/lib/shared/messages/profile'
import { shellMessages } from '@/lib/shared/messages/shell'
import { AutoDismissMessage, type Outcome } from './auto-dismiss-message'

const { sessions: texts } = profileMessages
const ALL = 'all'

/** Where the account is open, and the ways to end that. @param sessions the one that asks comes first */
export function SessionList({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const [shown, setShown] = useState(sessions)
  const [pending, setPending] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()
  const list = useRef<HTMLUListElement>(null)
  const isOnlyOne = shown.every(({ current }) => current)

  async function end(what: string, call: () => Promise<unknown>, goesOn: (session: ListedSession) => boolean) {
    if (pending !== undefined) return
    setPending(what)
    try {
      await call()
      setShown((before) => before.filter(goesOn))
      setOutcome({ tone: 'success', text: what === ALL ? texts.endedAll : texts.ended })
      // The button that was pressed is gone.
      list.current?.focus()
    } catch (error) {
      const { code } = asApiError(error)
      setOutcome({ tone: 'error', text: texts.failed(errorMessages[code]), isSignedOut: code === 'unauthenticated' })
    }
    setPending(undefined)
  }

  const endOne = (id: string) =>
    end(
      id,
      () => endSession(id),
      (session) => session.id !== id,
    )
  const endAll = () =>
    end(
      ALL,
      () => callApi('DELETE /user/sessions'),
      ({ current }) => current,
    )

  return (
    <>
      <p className="text-quiet">{isOnlyOne ? texts.onlyHere : texts.text}</p>
      <ul ref={list} tabIndex={-1} aria-label={texts.list} className="mt-3">
        {shown.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-4 first:border-t-0"
          >
            <SessionFacts {...session} />
            {session.current ? (
              <SignOutButton label={texts.endThis} failedText={shellMessages.signOutFailed} variant="secondary" />
            ) : (
              <Button
                variant="secondary"
                pending={pending === session.id}
                aria-label={texts.endNamed(nameOf(session.device))}
                onClick={() => endOne(session.id)}
              >
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!isOnlyOne && (
        <>
          <Button variant="secondary" pending={pending === ALL} onClick={endAll} className="mt-2">
            {texts.endAll}
          </Button>
          <p className="mt-2 text-base text-quiet">{texts.endAllMeans}</p>
        </>
      )}
      <AutoDismissMessage outcome={outcome} onPassed={() => setOutcome(undefined)} />
    </>
  )
}

function SessionFacts({ device, lastSeenDay, current }: ListedSession) {
  return (
    <div className="min-w-0 flex-1 basis-40">
      <p className="font-semibold break-words">{nameOf(device)}</p>
      <p className="text-base text-quiet">
        {current ? texts.current : texts.lastSeen(formatDate(`${lastSeenDay}T12:00:00Z`, HOME_TIME_ZONE))}
      </p>
    </div>
  )
}

function nameOf({ browser, system }: Device): string {
  return [browser, system].filter((name) => name !== null).join(', ') || texts.unknownDevice
}

/** One that has ended by itself meanwhile is what was wanted, too. */
async function endSession(id: string): Promise<void> {
  try {
    await callApi('DELETE /user/sessions/{id}', { params: { id } })
  } catch (error) {
    if (!hasFailedWith(error, 'not-found')) throw error
  }
}
