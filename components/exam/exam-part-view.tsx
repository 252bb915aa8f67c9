import { type Dispatch, useCallback, useMemo, useState } from 'react'
import { KeyRow } from '@/components/exercise/keys/key-row'
import type { ControlState } from '@/components/exercise/player/control-state'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ICON_BUTTON_CLASS } from '@/components/ui/icon-button-class'
import { CloseIcon } from '@/components/ui/icons'
import { SiteLink } from '@/components/ui/site-link'
import { sumOf } from '@/lib/domain/exam/model'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { EndPartDialog } from './end-part-dialog'
import type { ExamEvent, ExamPaper, ExamState } from './exam-state'
import { ExamTaskView } from './exam-task-view'
import { ExamTimer } from './exam-timer'
import { TaskLinks } from './task-links'

interface ExamPartViewProps {
  readonly state: ExamState
  readonly paper: ExamPaper
  readonly dispatch: Dispatch<ExamEvent>
  /** Where the way out leads. */
  readonly backTo: string
}

/** The part that is worked on: one of its tasks, the way to the others, and the clock. */
export function ExamPartView({ state, paper, dispatch, backTo }: ExamPartViewProps) {
  const [isEnding, setEnding] = useState(false)
  const { current } = state
  const part = paper.parts[state.part]
  const task = paper.tasks.find(({ number }) => number === current)
  const edit = useCallback(
    (subTask: number, index: number, control: ControlState) =>
      dispatch({ type: 'edited', number: current, subTask, index, control }),
    [dispatch, current],
  )
  const numbers = useMemo(() => part?.tasks.map(({ number }) => number) ?? [], [part])
  if (!part || !task) return null

  const place = numbers.indexOf(current)
  const isLastPart = state.part === paper.parts.length - 1
  const select = (number: number | undefined) => number !== undefined && dispatch({ type: 'selected', number })
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <div className="sticky top-0 z-10 border-b border-line bg-raised [@media(max-height:24rem)]:static">
        <div className="mx-auto flex max-w-5xl items-center gap-3 px-3 pt-1 sm:px-6">
          <SiteLink href={backTo} aria-label={messages.leave} className={ICON_BUTTON_CLASS}>
            <CloseIcon />
          </SiteLink>
          <strong className="min-w-0 grow">{part.title}</strong>
          <ExamTimer remainingMs={state.remainingMs} />
        </div>
        <TaskLinks state={state} numbers={numbers} onSelect={select} />
      </div>
      <div className="mx-auto w-full max-w-[46rem] px-4 pt-5 pb-10 text-[1.125rem] sm:px-6">
        <h2 data-exam-title tabIndex={-1} className="mb-4 text-heading focus-visible:outline-none">
          {messages.task(current)}{' '}
          <span className="font-sans text-base text-quiet">{messages.points(sumOf(task.points))}</span>
        </h2>
        <ExamTaskView key={current} task={task} state={state.tasks[current] ?? []} onEdit={edit} />
        {part.optional.includes(current) && (
          <div className="mt-8 rounded-card bg-leaf-wash px-4">
            <Checkbox
              label={messages.leaveOutThis}
              checked={state.leftOut === current}
              onChange={({ target }) => dispatch({ type: 'leftOut', number: target.checked ? current : undefined })}
            />
          </div>
        )}
        <div className="mt-12 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <span className="text-base text-quiet">{messages.whenReady}</span>
          <Button variant="secondary" onClick={() => setEnding(true)}>
            {isLastPart ? messages.handIn : messages.endPart}
          </Button>
        </div>
      </div>
      <div className="sticky bottom-[var(--keyboard-inset,0px)] [@media(max-height:24rem)]:static in-data-[keyboard=low]:static">
        <KeyRow key={current} />
        <footer className="border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]">
          <div className="mx-auto flex max-w-5xl justify-between gap-2 px-3 py-2 sm:px-6">
            <Button variant="secondary" aria-disabled={place === 0} onClick={() => select(numbers[place - 1])}>
              {messages.previous}
            </Button>
            <Button
              variant={place === numbers.length - 1 ? 'secondary' : 'primary'}
              aria-disabled={place === numbers.length - 1}
              onClick={() => select(numbers[place + 1])}
            >
              {messages.next}
            </Button>
          </div>
        </footer>
      </div>
      {isEnding && (
        <EndPartDialog
          state={state}
          part={part}
          isLast={isLastPart}
          onEnd={() => dispatch({ type: 'partEnded' })}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  )
}
