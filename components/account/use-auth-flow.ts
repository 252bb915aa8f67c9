import { useReducer } from 'react'
import { useRestoredPage } from '@/components/ui/use-restored-page'
import type { SignInRefusal } from '@/lib/shared/errors/sign-in-refusal'
import { authFlowReducer, initialAuthFlow, isUnderWay } from './auth-flow'

/** The flow of a sign-in form. @param refusal what the address of the page says of a sign-in by a provider. */
export function useAuthFlow(refusal?: SignInRefusal) {
  const [flow, dispatch] = useReducer(authFlowReducer, refusal, initialAuthFlow)

  useRestoredPage(() => dispatch({ type: 'nobody' }))

  return { flow, dispatch, isUnderWay: isUnderWay(flow) }
}
