import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CheckIcon } from '@/components/ui/icons'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { explainerMessages } from '@/lib/shared/messages/explainer'
import type { PlayedBeat } from './player-props'

interface CaptionsProps {
  readonly beats: readonly PlayedBeat[]
  readonly at: number
  /** What was answered right, by the number of the question; nothing of what was left out. */
  readonly answers: ReadonlyMap<number, string | undefined>
  /** Whether the question of the moment stands below. */
  readonly isAsking: boolean
}

/**
 * What is said: of the scenes the sentence of the moment, of the example that fades all steps so far; and what was answered to
 * the question before.
 */
export function Captions({ beats, at, answers, isAsking }: CaptionsProps) {
  /** Of what comes together with its live region screen readers say nothing, so the region comes first. */
  const [isHeard, setHeard] = useState(false)
  useEffect(() => setHeard(true), [])
  const chapter = beats[at]?.chapter ?? 0
  const first = chapter === 0 ? at : beats.findIndex((beat) => beat.chapter === chapter)
  const moments = beats.slice(first, at + 1).map((beat, index) => ({ beat, moment: first + index }))

  const from = chapter === 0 ? at - 1 : 0
  const given = beats.slice(Math.max(0, from), at).flatMap(({ chapter: of, question }) => {
    const answer = question === undefined || of !== chapter ? undefined : answers.get(question)
    return answer === undefined ? [] : [{ question, answer }]
  })
  const title = explainerMessages.chapters[chapter]
  return (
    <div className="mt-3">
      <div aria-live="polite" className={`space-y-2 leading-normal ${isAsking ? '' : 'min-h-[5.5rem] sm:min-h-16'}`}>
        {title && (
          <h2 key={chapter} className="font-sans text-base font-semibold text-leaf">
            {title}
          </h2>
        )}
        {isHeard && moments.map(({ beat, moment }) => <Said key={moment} moment={moment} beat={beat} />)}
      </div>
      {given.map(({ question, answer }) => (
        <p key={question} className="mt-1 flex items-center gap-1.5 text-base font-semibold text-leaf">
          <CheckIcon size={18} strokeWidth={3} />
          {exerciseMessages.answer}: {answer}
        </p>
      ))}
    </div>
  )
}

interface SaidProps {
  readonly moment: number
  /** Another one once its solution was told. */
  readonly beat: PlayedBeat
}

/** What is said at a moment, and the solution of its question. What stands already stays, so that it is announced once. */
function Said({ moment, beat }: SaidProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another beat more is in the document
  useLayoutEffect(() => {
    const texts = ['say', 'solution'].flatMap((name) => [
      ...document.querySelectorAll(`[data-explainer] [data-${name}="${moment}"]`),
    ])
    const before = box.current?.childElementCount ?? 0
    box.current?.append(...texts.slice(before).map((text) => text.cloneNode(true)))
  }, [moment, beat])
  return <div ref={box} className="space-y-2 empty:hidden" />
}
