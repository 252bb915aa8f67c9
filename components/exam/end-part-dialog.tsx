import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ExamSetPart } from '@/lib/domain/exam/model'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { type ExamState, unansweredTasks } from './exam-state'

interface EndPartDialogProps {
  readonly state: ExamState
  readonly part: ExamSetPart
  readonly isLast: boolean
  readonly onEnd: () => void
  readonly onClose: () => void
}

/** Asks before a part is ended, and tells what is still open in it. */
export function EndPartDialog({ state, part, isLast, onEnd, onClose }: EndPartDialogProps) {
  const open = unansweredTasks(state, part)
  const uncounted = part.optional.at(-1)
  const isOneNamed = state.leftOut !== undefined && part.optional.includes(state.leftOut)
  return (
    <Dialog title={isLast ? messages.handInTitle : messages.endTitle} closeLabel={messages.close} onClose={onClose}>
      <div className="mt-3 space-y-2">
        {open.length > 0 && <p>{messages.missing(open)}</p>}
        {uncounted !== undefined && !isOneNamed && <p>{messages.nobodyLeftOut(uncounted)}</p>}
        <p>{messages.endText}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onClose}>
          {messages.notYet}
        </Button>
        <Button onClick={onEnd}>{isLast ? messages.handIn : messages.endPart}</Button>
      </div>
    </Dialog>
  )
}
