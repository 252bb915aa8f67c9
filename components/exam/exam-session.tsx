'use client'

import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { type RenderedTexts, RenderedTextsProvider } from '@/components/exercise/exercise-text'
import { type ExamAttempts, type ExamSet, examSetPath } from '@/lib/domain/exam/model'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { newAttemptId } from './attempt'
import { ExamBreak } from './exam-break'
import { ExamConflict } from './exam-conflict'
import { ExamHandIn } from './exam-hand-in'
import { ExamHeader } from './exam-header'
import { ExamPartView } from './exam-part-view'
import { ExamPaused } from './exam-paused'
import { ExamStart } from './exam-start'
import type { ExamPaper, ExamTask } from './exam-state'
import { useExam } from './use-exam'

interface ExamSessionProps {
  readonly set: ExamSet
  readonly tasks: readonly ExamTask[]
  /** The texts of all tasks as the server rendered them. */
  readonly texts: RenderedTexts
  readonly kept: ExamAttempts
  readonly userId: string
}

/** A whole set in one go: against the clock, without help, graded at the end. */
export function ExamSession({ set, tasks, texts, kept, userId }: ExamSessionProps) {
  const paper = useMemo((): ExamPaper => ({ parts: set.parts, tasks }), [set, tasks])
  const exam = useExam({ paper, setId: set.id, account: userId, kept })
  const { state, dispatch, conflict } = exam
  const room = useRef<HTMLDivElement>(null)
  const title = messages.title(set)
  useFocusOnTitle(room, `${state.phase} ${state.part} ${state.current} ${conflict?.kind}`)
  return (
    <RenderedTextsProvider value={texts}>
      <div ref={room}>
        <ExamHeader title={title} backTo={examSetPath(set.id)} isHidden={!conflict && state.phase === 'working'} />
        {conflict ? <ExamConflict exam={exam} conflict={conflict} paper={paper} setId={set.id} /> : renderPhase()}
      </div>
    </RenderedTextsProvider>
  )

  function renderPhase() {
    switch (state.phase) {
      case 'ready':
        return <ExamStart set={set} onBegin={(pace) => dispatch({ type: 'begun', pace, attemptId: newAttemptId() })} />
      case 'paused':
        return <ExamPaused exam={exam} paper={paper} />
      case 'working':
        return <ExamPartView state={state} paper={paper} dispatch={dispatch} backTo={examSetPath(set.id)} />
      case 'between':
        return <ExamBreak state={state} paper={paper} dispatch={dispatch} />
      case 'handingIn':
      case 'handedIn':
        return <ExamHandIn exam={exam} setId={set.id} />
      default:
        return state.phase satisfies never
    }
  }
}

/** Moves the focus to the title of each screen that comes in place of another, whose button is gone with the focus. */
function useFocusOnTitle(room: RefObject<HTMLElement | null>, screen: string): void {
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    room.current?.querySelector<HTMLElement>('[data-exam-title]')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [room, screen])
}
