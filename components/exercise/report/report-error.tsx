import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { FlagIcon } from '@/components/ui/icons'
import { Notice } from '@/components/ui/notice'
import { errorReportLinkMessages as messages } from '@/lib/shared/messages/error-report-link'
import { EXERCISE_LINK_CLASS } from '../exercise-links'
import type { PlayerState } from '../player/player-state'
import type { PlayerViewer } from '../player/player-viewer'
import type { ReportDraft, ReportFormProps } from './report-form'

interface ReportErrorProps {
  readonly viewer: PlayerViewer
  /** Where to write when the report cannot be sent. */
  readonly supportEmail: string
  /** Path of the exercise with its seed and level. */
  readonly path: string
  /** What the pupil has in front of them: it goes along with the report. */
  readonly state: PlayerState
}

type Stage = 'closed' | 'opening' | 'cannot-open' | 'open' | 'finished'

const NOTHING_WRITTEN: ReportDraft = { description: '', errorType: 'other' }

/** A link in the row below the sub-task, and on a line of its own the form that it opens. What was written stays when it is closed. */
export function ReportError({ viewer, supportEmail, path, state }: ReportErrorProps) {
  const [stage, setStage] = useState<Stage>('closed')
  const [Form, setForm] = useState<ComponentType<ReportFormProps>>()
  const [draft, setDraft] = useState(NOTHING_WRITTEN)
  const link = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  async function open() {
    setStage('opening')
    try {
      const { ReportForm } = await import('./report-form')
      setForm(() => ReportForm)
      setStage('open')
    } catch {
      // Code that does not arrive is the network's failure, and the link is there to be pressed again.
      setStage('cannot-open')
    }
  }

  function close() {
    setStage('closed')
    link.current?.focus()
  }

  function finish() {
    setDraft(NOTHING_WRITTEN)
    setStage('finished')
  }

  const isOpen = stage === 'open'
  return (
    <>
      <button
        ref={link}
        type="button"
        onClick={isOpen ? close : open}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-busy={stage === 'opening' || undefined}
        className={EXERCISE_LINK_CLASS}
      >
        <FlagIcon size={18} />
        {messages.open}
      </button>
      <div id={panelId} className="basis-full text-[1.125rem] empty:hidden">
        {stage === 'opening' && <p role="status">{messages.opening}</p>}
        {stage === 'cannot-open' && <Notice tone="error">{messages.cannotOpen}</Notice>}
        {isOpen && Form && (
          <Form
            sender={viewer}
            supportEmail={supportEmail}
            path={path}
            state={state}
            draft={draft}
            onChange={setDraft}
            onSent={finish}
            onClose={close}
          />
        )}
        {stage === 'finished' && <Thanks />}
      </div>
    </>
  )
}

/** Takes the focus, so that it is read out and the place on the page is kept. */
function Thanks() {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} tone="success" className="mt-2">
      {messages.thanks}
    </Notice>
  )
}
