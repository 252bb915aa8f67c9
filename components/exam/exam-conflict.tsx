import { examResultPath } from '@/lib/domain/exam/model'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { Button } from '../ui/button'
import { LinkButton } from '../ui/link-button'
import type { Conflict } from './attempt'
import { ExamScreen } from './exam-screen'
import { type ExamPaper, type ExamState, progressOf } from './exam-state'
import { secondsOf } from './exam-timer'
import type { ExamControl } from './use-exam'

interface ExamConflictProps {
  readonly exam: ExamControl
  readonly conflict: Conflict
  readonly paper: ExamPaper
  readonly setId: string
}

/** The same exam was gone on with on two devices: nothing that was typed is given up without asking. */
export function ExamConflict({ exam, conflict, paper, setId }: ExamConflictProps) {
  if (conflict.kind === 'ended') {
    return (
      <ExamScreen title={messages.endedElsewhereTitle}>
        <p className="mt-3">{messages.endedElsewhere}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={examResultPath(setId, conflict.attemptId)}>{messages.toResult}</LinkButton>
          <Button variant="secondary" onClick={() => exam.settle('there')}>
            {messages.dropThese}
          </Button>
        </div>
      </ExamScreen>
    )
  }
  const copies = [
    { which: 'there', state: conflict.there.state },
    { which: 'here', state: exam.state },
  ] as const
  return (
    <ExamScreen title={messages.conflictTitle}>
      <p className="mt-3">{messages.conflict}</p>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2">
        {copies.map(({ which, state }) => (
          <li key={which} className="grid content-start gap-3 rounded-card border border-line bg-raised p-4">
            <strong>{messages.copy[which]}</strong>
            <span className="text-base">{standingOf(state, paper)}</span>
            <Button
              variant={which === 'there' ? 'primary' : 'secondary'}
              onClick={() => exam.settle(which)}
              className="justify-self-start"
            >
              {messages.takeCopy[which]}
            </Button>
          </li>
        ))}
      </ul>
    </ExamScreen>
  )
}

function standingOf(state: ExamState, { parts }: ExamPaper): string {
  const begun = Object.values(state.tasks).filter((task) => progressOf(task) !== 'empty').length
  const title = parts[state.part]?.title ?? ''
  return messages.standing(begun, title, messages.clock(secondsOf(state.remainingMs)))
}
