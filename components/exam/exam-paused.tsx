import type { Dispatch } from 'react'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { Button } from '../ui/button'
import { ExamScreen } from './exam-screen'
import type { ExamEvent, ExamPaper, ExamState } from './exam-state'
import { secondsOf } from './exam-timer'
import { RestartExam } from './restart-exam'

interface ExamPausedProps {
  readonly state: ExamState
  readonly paper: ExamPaper
  readonly dispatch: Dispatch<ExamEvent>
}

/** What somebody finds who comes back to an exam: the clock stands still until they go on. */
export function ExamPaused({ state, paper, dispatch }: ExamPausedProps) {
  const title = paper.parts[state.part]?.title ?? ''
  return (
    <ExamScreen title={messages.pausedTitle}>
      <p className="mt-3">{messages.paused(title, messages.clock(secondsOf(state.remainingMs)))}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => dispatch({ type: 'resumed' })}>{messages.resume}</Button>
        <RestartExam label={messages.abandon} onRestart={() => dispatch({ type: 'restarted' })} />
      </div>
    </ExamScreen>
  )
}
