import type { Dispatch } from 'react'
import { Button } from '@/components/ui/button'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { ExamScreen } from './exam-screen'
import { type ExamEvent, type ExamPaper, type ExamState, partDurationMs } from './exam-state'

interface ExamBreakProps {
  readonly state: ExamState
  readonly paper: ExamPaper
  readonly dispatch: Dispatch<ExamEvent>
}

/** Between two parts: the clock stands still until the next one is begun. */
export function ExamBreak({ state, paper: { parts }, dispatch }: ExamBreakProps) {
  const [over, next] = [parts[state.part], parts[state.part + 1]]
  if (!over || !next) return null
  return (
    <ExamScreen title={messages.betweenTitle(over.title)}>
      {state.isTimeUp && <p className="mt-3 font-semibold">{messages.timeUp}</p>}
      <p className="mt-3">{messages.between(next.title, partDurationMs(parts, state.part + 1, state.pace) / 60_000)}</p>
      <Button onClick={() => dispatch({ type: 'partBegun' })} className="mt-6">
        {messages.beginPart(next.title)}
      </Button>
    </ExamScreen>
  )
}
