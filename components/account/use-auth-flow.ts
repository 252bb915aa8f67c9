import { useEffect, useReducer } from 'react'
import type { SignInRefusal } from '@/lib/shared/errors/sign-in-refusal'
import { advanceFlow, isUnderWay, startFlow } from './auth-flow'

/** The flow of a sign-in form. @param refusal what the address of the page says of a sign-in by a provider. */
export function useAuthFlow(refusal?: SignInRefusal) {
  const [flow, dispatch] = useReducer(advanceFlow, refusal, startFlow)

  useEffect(() => {
    // Back from the provider: browsers may show the page as it was left, waiting.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: 'nobody' })
    }
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])

  return { flow, dispatch, isUnderWay: isUnderWay(flow) }
}
