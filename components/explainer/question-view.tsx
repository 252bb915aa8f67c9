import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { MessageCard } from '@/components/exercise/answer-card/message-card'
import { ControlView } from '@/components/exercise/controls/control-view'
import { ExerciseText } from '@/components/exercise/exercise-text'
import { editControl, initialControlState, markControl, toAnswer } from '@/components/exercise/player/control-state'
import { findIncompleteField } from '@/components/exercise/player/find-incomplete-field'
import { Button } from '@/components/ui/button'
import { asApiError, callApi } from '@/lib/client/api'
import type { ExplainerQuestion } from '@/lib/domain/explainer/model/view'
import { explainerPlayerMessages as messages } from '@/lib/shared/messages/explainer'
import { answerWords } from './answer-words'
import { useArrival } from './use-arrival'

interface QuestionViewProps {
  readonly explainerId: string
  readonly seed: number
  /** Which of its questions, from 0. */
  readonly number: number
  readonly question: ExplainerQuestion
  /** It was answered right, in these words, or is left out. */
  readonly onLeave: (answer?: string) => void
}

/** What is said of an answer. */
interface Told {
  readonly kind: 'right' | 'wrong' | 'unread' | 'failed'
  /** Markdown. */
  readonly text: string | undefined
}

const TONES = { right: 'success', wrong: 'failure', unread: 'question', failed: 'warning' } as const

/**
 * A question at which an explainer has stopped: it takes the focus, so that it is heard, and comes into sight. It is graded by
 * the server, and a right answer leads on.
 */
export function QuestionView({ explainerId, seed, number, question, onLeave }: QuestionViewProps) {
  const [control, setControl] = useState(() => initialControlState(question.control))
  const [told, setTold] = useState<Told>()
  const [isPending, setPending] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const id = useId()
  const isRight = told?.kind === 'right'
  const goOn = () => onLeave(answerWords(control))

  useArrival(box)
  useEffect(() => {
    if (told) box.current?.querySelector<HTMLElement>('[data-focus="message"]')?.focus()
  }, [told])

  const tryAgain = () => {
    setTold(undefined)
    box.current?.querySelector<HTMLElement>('input')?.focus()
  }

  async function check(event: FormEvent) {
    event.preventDefault()
    if (isPending || isRight) return
    const missing = findIncompleteField([control])
    if (missing) return setTold({ kind: 'unread', text: missing.text })
    setPending(true)
    try {
      const result = await callApi('POST /explainer/{id}/check', {
        params: { id: explainerId },
        body: { seed, question: number, answers: [toAnswer(control)] },
      })
      setControl(markControl(control, result.controls[0], result.field?.index))
      const kind = result.correct ? 'right' : result.outcome === 'wrong' ? 'wrong' : 'unread'
      setTold({ kind, text: result.correct ? result.why : result.feedback })
    } catch (error) {
      asApiError(error)
      setTold({ kind: 'failed', text: messages.failedText })
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      ref={box}
      tabIndex={-1}
      onSubmit={check}
      noValidate
      aria-labelledby={id}
      className="mt-4 scroll-my-4 rounded-card bg-leaf-wash p-3 sm:p-4"
    >
      <div id={id} className="mb-4 font-[550]">
        <ExerciseText source={question.question} />
      </div>
      <ControlView
        control={control}
        index={0}
        isLocked={isRight}
        onChange={(edited) => {
          setControl(editControl(control, edited))
          setTold(undefined)
        }}
      />
      {told && (
        <div className="mt-8">
          <MessageCard
            tone={TONES[told.kind]}
            title={messages[told.kind]}
            hasCross={!isRight}
            onClose={isRight ? goOn : tryAgain}
            {...(isRight && { onEnter: goOn })}
            actions={isRight && <Button onClick={goOn}>{messages.goOn}</Button>}
          >
            {told.text && <ExerciseText source={told.text} />}
          </MessageCard>
        </div>
      )}
      {!isRight && (
        <div className="mt-6 flex flex-wrap gap-2.5">
          <Button type="submit" pending={isPending}>
            {messages.check}
          </Button>
          <Button variant="plain" onClick={() => onLeave()}>
            {messages.skip}
          </Button>
        </div>
      )}
    </form>
  )
}
