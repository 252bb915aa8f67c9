import { type RefObject, useEffect, useState } from 'react'
import { type AnswerOf, callApi } from '@/lib/client/api'

/** `checking`: the browser is at work. `asking`: it is up to the person. `done`: there is a token to send. */
export type CaptchaState = 'checking' | 'asking' | { readonly token: string } | 'failed'

/** A token is renewed so long before it expires, for a form that is sent at the last moment. */
const SPARE_SECONDS = 60

/**
 * Does what the site asks for before a form that machines might send, and does it anew before the result expires.
 *
 * @param place where the widget of a service may be shown.
 */
export function useCaptcha(place: RefObject<HTMLElement | null>): readonly [CaptchaState, retry: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CaptchaState>('checking')

  useEffect(() => {
    const leaving = new AbortController()
    let renewal: ReturnType<typeof setTimeout> | undefined

    const show = (next: CaptchaState) => {
      if (!leaving.signal.aborted) setState(next)
    }

    async function work(task: AnswerOf<'GET /captcha'>) {
      if (task.kind === 'recaptcha') return askPerson(task.siteKey)
      const { solveProofOfWork } = await import('@/lib/client/proof-of-work')
      const token = await solveProofOfWork(task.challenge, leaving.signal)
      show({ token })
      if (leaving.signal.aborted) return
      renewal = setTimeout(() => setAttempt(attempt + 1), (task.expiresInSeconds - SPARE_SECONDS) * 1000)
    }

    async function askPerson(siteKey: string) {
      const { loadRecaptcha, showRecaptcha } = await import('@/lib/client/recaptcha')
      const grecaptcha = await loadRecaptcha()
      if (leaving.signal.aborted || !place.current) return
      setState('asking')
      showRecaptcha(grecaptcha, place.current, {
        siteKey,
        onToken: (token) => show({ token }),
        onExpired: () => show('asking'),
        onFailure: () => show('failed'),
      })
    }

    callApi('GET /captcha', { signal: leaving.signal })
      .then(work)
      // Whatever went wrong, all that can be done is to try again.
      .catch(() => show('failed'))
    return () => {
      leaving.abort()
      clearTimeout(renewal)
    }
  }, [attempt, place])

  function retry() {
    setState('checking')
    setAttempt(attempt + 1)
  }
  return [state, retry]
}
