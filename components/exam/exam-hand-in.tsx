import type { Dispatch } from 'react'
import { loginPath } from '@/lib/client/login-path'
import { examModePath } from '@/lib/domain/exam/model'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { Button } from '../ui/button'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { ExamScreen } from './exam-screen'
import type { ExamEvent, ExamPaper, ExamState } from './exam-state'
import { type HandingIn, useHandIn } from './use-hand-in'

interface ExamHandInProps {
  readonly state: ExamState
  readonly paper: ExamPaper
  readonly dispatch: Dispatch<ExamEvent>
  readonly setId: string
}

/** While the answers are on their way, and when they do not get there. */
export function ExamHandIn({ state, paper, dispatch, setId }: ExamHandInProps) {
  const handingIn = useHandIn(state, dispatch, { paper, setId })
  const { trouble, failure } = handingIn
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
          <LinkButton href={loginPath(backTo)} prefetch={false}>
            {messages.signIn}
          </LinkButton>
        </Notice>
      )
    case 'limit-reached':
      return (
        <Notice tone="error" className="mt-6">
          <p>{messages.lapsed}</p>
          <LinkButton href="/subscribe" prefetch={false}>
            {messages.premium}
          </LinkButton>
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
