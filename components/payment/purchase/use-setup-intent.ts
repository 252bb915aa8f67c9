import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/lib/client/api'
import { createSetupIntent } from '@/lib/client/payment'

/** Whether the form for the card can be shown. */
export type SetupIntentState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly clientSecret: string }

/** The setup intent of the signed-in buyer, asked for once, and again on request. */
export function useSetupIntent(): { readonly intent: SetupIntentState; readonly retry: () => void } {
  const [intent, setIntent] = useState<SetupIntentState>({ state: 'loading' })
  /** React may run an effect twice. */
  const isAsked = useRef(false)

  async function ask() {
    setIntent({ state: 'loading' })
    try {
      const { clientSecret } = await createSetupIntent()
      setIntent({ state: 'ready', clientSecret })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setIntent({ state: 'failed' })
    }
  }

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    ask()
  })

  return { intent, retry: ask }
}
