import { examMessages as messages } from '@/lib/shared/messages/exam'
import { Button } from '../ui/button'
import { ExamScreen } from './exam-screen'
import type { ExamPaper } from './exam-state'
import { secondsOf } from './exam-timer'
import { RestartExam } from './restart-exam'
import type { ExamControl } from './use-exam'

interface ExamPausedProps {
  readonly exam: ExamControl
  readonly paper: ExamPaper
}

/** What somebody finds who comes back to an exam: the clock stands still until they go on. */
export function ExamPaused({ exam: { state, dispatch, restart }, paper }: ExamPausedProps) {
  const title = paper.parts[state.part]?.title ?? ''
  return (
    <ExamScreen title={messages.pausedTitle}>
      <p className="mt-3">{messages.paused(title, messages.clock(secondsOf(state.remainingMs)))}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => dispatch({ type: 'resumed' })}>{messages.resume}</Button>
        <RestartExam label={messages.abandon} onRestart={restart} />
      </div>
    </ExamScreen>
  )
}
