'use client'

import { useRouter } from 'next/navigation'
import { stepsBackTo } from '@/components/history/tab-history'
import { ICON_BUTTON_CLASS } from '@/components/ui/icon-button-class'
import { CloseIcon } from '@/components/ui/icons'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

/**
 * Leaves the exercise for the page from which it was opened: two steps back in the history, as the specification says,
 * where the exercise was opened without a seed; home when no page of this site lies behind.
 */
export function CloseButton() {
  const router = useRouter()
  function close() {
    const { pathname } = window.location
    const steps = stepsBackTo((path) => !isOnTheWay(path, pathname))
    if (steps === undefined) router.replace('/')
    else window.history.go(-steps)
  }
  return (
    <button
      type="button"
      onClick={close}
      aria-label={exerciseMessages.close}
      className={`print:invisible ${ICON_BUTTON_CLASS}`}
    >
      <CloseIcon />
    </button>
  )
}

const SIGNING_IN = /^\/(?:login|register|verify-email)(?:[/?]|$)/

/** The exercise itself, with or without a seed, its worksheet, and where a visitor has signed in to solve it. */
function isOnTheWay(path: string, exercise: string): boolean {
  return (
    path === exercise || path.startsWith(`${exercise}?`) || path.startsWith(`${exercise}/`) || SIGNING_IN.test(path)
  )
}
