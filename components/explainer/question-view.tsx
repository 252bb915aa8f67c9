import { type FormEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { MessageCard } from '@/components/exercise/answer-card/message-card'
import { ControlView } from '@/components/exercise/controls/control-view'
import { ExerciseText } from '@/components/exercise/exercise-text'
import { editControl, initialControlState, markControl, toAnswer } from '@/components/exercise/player/control-state'
import { findIncompleteField } from '@/components/exercise/player/find-incomplete-field'
import { loadRichText } from '@/components/rich-text/lazy-rich-text'
import { Button } from '@/components/ui/button'
import { asApiError, callApi } from '@/lib/client/api'
import type { ExplainerSolution } from '@/lib/domain/explainer/model/solution'
import type { ExplainerQuestion } from '@/lib/domain/explainer/model/view'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { explainerPlayerMessages as messages } from '@/lib/shared/messages/explainer'
import { toPlainText } from '@/lib/shared/plain-text'
import { afterFrame } from './after-frame'
import { answerWords } from './answer-words'
import { useArrival } from './use-arrival'

/** It stands elsewhere, and comes with it: by itself it would bring the reader of numbers a second time. */
export { KeyRow } from '@/components/exercise/keys/key-row'

interface QuestionViewProps {
  readonly explainerId: string
  readonly seed: number
  /** Which of its questions, from 0. */
  readonly number: number
  readonly question: ExplainerQuestion
  /** It was answered right, in these words, or is left although its solution could not be told. */
  readonly onLeave: (answer?: string) => void
  /** It is left out, and this is its solution. */
  readonly onSolution: (solution: ExplainerSolution) => void
}

/** What is said of an answer. */
interface Told {
  readonly kind: 'right' | 'wrong' | 'unread' | 'failed' | 'untold'
  /** Markdown. */
  readonly text: string | undefined
  /** Whether it is about the answer before this one. */
  readonly isPast?: boolean
}

/** What of a remark that is past is still of use stays in its place; of the rest the place stays, so that nothing jumps. */
function pastOf({ kind, text, isPast }: Told): 'pale' | 'unseen' | undefined {
  if (!isPast) return undefined
  return kind === 'wrong' && text !== undefined ? 'pale' : 'unseen'
}

const TONES = { right: 'success', wrong: 'failure', unread: 'question', failed: 'warning', untold: 'warning' } as const

/**
 * A question at which an explainer has stopped: it takes the focus, so that it is heard, and comes into sight. It is graded by
 * the server, and a right answer leads on.
 */
export function QuestionView({ explainerId, seed, number, question, onLeave, onSolution }: QuestionViewProps) {
  const [control, setControl] = useState(() => initialControlState(question.control))
  const [told, setTold] = useState<Told>()
  const [pending, setPending] = useState<'check' | 'skip'>()
  const box = useRef<HTMLFormElement>(null)
  const id = useId()
  const toldId = useId()
  const isRight = told?.kind === 'right'
  const past = told && pastOf(told)
  const goOn = () => onLeave(answerWords(control))

  useArrival(box)
  // What renders a remark or a solution takes a slow phone longest of all, so it comes while the question is read.
  useEffect(() => afterFrame(() => void loadRichText()), [])
  useEffect(() => {
    if (!told) return undefined
    // To lay it out for that within the press takes a slow phone too long.
    return afterFrame(() => box.current?.querySelector<HTMLElement>('[data-focus="message"]')?.focus())
  }, [told])

  const leave = () => setTold((last) => last && { ...last, isPast: true })
  const focusField = () => {
    const fields = box.current?.querySelectorAll<HTMLElement>('input')
    ;(fields?.[control.named ?? 0] ?? fields?.[0])?.focus()
  }
  const tryAgain = () => {
    leave()
    focusField()
  }
  const close = () => {
    setTold(undefined)
    focusField()
  }

  async function check(event: FormEvent) {
    event.preventDefault()
    if (pending || isRight) return
    const missing = findIncompleteField([control])
    if (missing) return setTold({ kind: 'unread', text: missing.text })
    setPending('check')
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
      setPending(undefined)
    }
  }

  async function leaveOut() {
    if (pending) return
    setPending('skip')
    try {
      const [solution] = await Promise.all([
        callApi('POST /explainer/{id}/solution', { params: { id: explainerId }, body: { seed, question: number } }),
        // Else it would come up unrendered first, and be announced twice.
        loadRichText(),
      ])
      // Who has gone elsewhere meanwhile is asked again when coming back.
      if (box.current) onSolution(solution)
    } catch (error) {
      asApiError(error)
      setTold({ kind: 'untold', text: messages.untoldText })
      setPending(undefined)
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have a legend, and the question names the form already */}
      <div role="group" aria-labelledby={id} aria-describedby={told && past !== 'unseen' ? toldId : undefined}>
        <ControlView
          control={control}
          index={0}
          isLocked={isRight}
          onChange={(edited) => {
            setControl(editControl(control, edited))
            leave()
          }}
        />
      </div>
      {told && (
        <div id={toldId} className="mt-10 low:mt-9">
          <MessageCard
            // What is said anew is an element of its own, which can take the focus at once.
            key={past ? 'past' : 'said'}
            past={past}
            tone={TONES[told.kind]}
            title={past === 'pale' ? exerciseMessages.pastTitle : messages[told.kind]}
            hasCross={!isRight}
            onClose={isRight ? goOn : close}
            onEnter={isRight ? goOn : tryAgain}
            actions={
              (isRight || told.kind === 'untold') && (
                <Button onClick={isRight ? goOn : () => onLeave()}>{messages.goOn}</Button>
              )
            }
          >
            {told.text && (told.isPast ? <ExerciseText source={told.text} /> : <NewText source={told.text} />)}
          </MessageCard>
        </div>
      )}
      {/* The title of the message is read as it takes the focus; this is the rest of it. */}
      <p role="status" className="sr-only">
        {told?.text && !told.isPast && toPlainText(told.text)}
      </p>
      {!isRight && (
        <div className="mt-6 flex flex-wrap gap-2.5">
          <Button type="submit" pending={pending === 'check'}>
            {messages.check}
          </Button>
          <Button variant="plain" pending={pending === 'skip'} onClick={leaveOut}>
            {messages.skip}
          </Button>
        </div>
      )}
    </form>
  )
}

/** What is said anew comes up after its title: to render both at once takes a slow phone too long. */
function NewText({ source }: { readonly source: string }) {
  const rendered = useDeferredValue(source, '')
  return rendered && <ExerciseText source={rendered} />
}
