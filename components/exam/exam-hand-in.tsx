import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { loginPath } from '@/lib/client/login-path'
import { examModePath, examResultPath } from '@/lib/domain/exam/model'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { Button } from '../ui/button'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { ExamScreen } from './exam-screen'
import type { ExamControl } from './use-exam'
import { type HandingIn, useHandIn } from './use-hand-in'

interface ExamHandInProps {
  readonly exam: ExamControl
  readonly setId: string
}

/** While the answers are on their way, and when they do not get there; then the way to the result. */
export function ExamHandIn({ exam: { state, dispatch, handIn }, setId }: ExamHandInProps) {
  const router = useRouter()
  const handingIn = useHandIn(state.phase, dispatch, handIn)
  const { trouble, failure } = handingIn
  const result = examResultPath(setId, state.attemptId)
  const isThere = state.phase === 'handedIn'
  useEffect(() => {
    if (isThere) router.replace(result)
  }, [router, isThere, result])
  return (
    <ExamScreen title={failure ? messages.failedTitle : messages.handingIn}>
      {state.isTimeUp && <p className="mt-3 font-semibold">{messages.timeUp}</p>}
      {!failure && trouble && (
        <Notice tone="warning" className="mt-6">
          {messages.trouble[trouble]}
        </Notice>
      )}
      {failure && <Failure {...handingIn} backTo={examModePath(setId)} />}
    </ExamScreen>
  )
}

function Failure({ failure, retry, backTo }: HandingIn & { readonly backTo: string }) {
  switch (failure) {
    case 'unauthenticated':
      return (
        <Notice tone="error" className="mt-6">
          <p>{messages.signedOut}</p>
          <LinkButton href={loginPath(backTo)}>{messages.signIn}</LinkButton>
        </Notice>
      )
    case 'limit-reached':
      return (
        <Notice tone="error" className="mt-6">
          <p>{messages.lapsed}</p>
          <LinkButton href="/subscribe">{messages.premium}</LinkButton>
        </Notice>
      )
    default:
      return (
        <Notice tone="error" className="mt-6">
          <p>{messages.failedText}</p>
          <Button onClick={retry}>{messages.retry}</Button>
        </Notice>
      )
  }
}
