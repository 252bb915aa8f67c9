import { useEffect, useRef } from 'react'
import { explainerMessages } from '@/lib/shared/messages/explainer'
import type { PlayedBeat } from './player-props'

interface CaptionsProps {
  readonly beats: readonly PlayedBeat[]
  readonly at: number
}

/** What is said: of the scenes the sentence of the moment, of the example that fades all steps so far. */
export function Captions({ beats, at }: CaptionsProps) {
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
    </div>
  )
}
