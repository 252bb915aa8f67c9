import { useEffect, useRef } from 'react'
import { CheckIcon } from '@/components/ui/icons'
import { explainerMessages, explainerPlayerMessages } from '@/lib/shared/messages/explainer'
import type { PlayedBeat } from './player-props'

interface CaptionsProps {
  readonly beats: readonly PlayedBeat[]
  readonly at: number
  /** What was answered right, by the number of the question; nothing of what was left out. */
  readonly answers: ReadonlyMap<number, string | undefined>
}

/**
 * What is said: of the scenes the sentence of the moment, of the example that fades all steps so far; and what was answered to
 * the question before.
 */
export function Captions({ beats, at, answers }: CaptionsProps) {
  const box = useRef<HTMLDivElement>(null)
  const chapter = beats[at]?.chapter ?? 0

  useEffect(() => {
    const first = chapter === 0 ? at : beats.findIndex((beat) => beat.chapter === chapter)
    const sentences = beats.slice(first, at + 1).flatMap((_, index) => {
      const said = document.querySelector(`[data-explainer] [data-say="${first + index}"]`)
      return said ? [said.cloneNode(true)] : []
    })
    box.current?.replaceChildren(...sentences)
  }, [beats, at, chapter])

  const from = chapter === 0 ? at - 1 : 0
  const given = beats.slice(Math.max(0, from), at).flatMap(({ chapter: of, question }) => {
    const answer = question === undefined || of !== chapter ? undefined : answers.get(question)
    return answer === undefined ? [] : [{ question, answer }]
  })
  const isQuestionAlone = beats[at]?.question !== undefined
  const title = explainerMessages.chapters[chapter]
  return (
    <div className="mt-3">
      {title && <h2 className="mb-2 font-sans text-base font-semibold text-leaf">{title}</h2>}
      <div
        ref={box}
        aria-live="polite"
        className={`space-y-2 leading-normal ${isQuestionAlone ? '' : 'min-h-[5.5rem] sm:min-h-16'}`}
      />
      {given.map(({ question, answer }) => (
        <p key={question} className="mt-1 flex items-center gap-1.5 text-base font-semibold text-leaf">
          <CheckIcon size={18} strokeWidth={3} />
          {explainerPlayerMessages.yourAnswer(answer)}
        </p>
      ))}
    </div>
  )
}
