'use client'

import { useRouter } from 'next/navigation'
import { CloseIcon } from '@/components/ui/icons'
import { exerciseMessages } from '@/lib/messages/exercise'
import { ICON_BUTTON_CLASS } from './icon-button-class'

/** Leaves the exercise: two steps back in the history, as the specification says; home when there is nowhere to go. */
export function CloseButton() {
  const router = useRouter()
  const close = () => (canGoBack(BACK_STEPS) ? window.history.go(-BACK_STEPS) : router.replace('/'))
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

const BACK_STEPS = 2

/** Where the browser can tell, only pages of this site count: closing an exercise must not leave the site. */
function canGoBack(steps: number): boolean {
  const { navigation } = window as { navigation?: { readonly currentEntry: { readonly index: number } | null } }
  return navigation ? (navigation.currentEntry?.index ?? 0) >= steps : window.history.length > steps
}
