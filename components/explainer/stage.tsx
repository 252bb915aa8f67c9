import { useEffect, useRef } from 'react'
import type { PlayedBeat } from './player-props'
import { useShownLayer } from './use-shown-layer'

interface StageProps {
  readonly beats: readonly PlayedBeat[]
  /** The moment that is shown. */
  readonly at: number
  /** How long a picture takes to become the next; 0 for at once. */
  readonly durationMs: number
}

/** The pictures of the text one at a time, each becoming the next. They are copies of what stands in the document. */
export function Stage({ beats, at, durationMs }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const copies = [...document.querySelectorAll<HTMLElement>('[data-explainer] [data-picture]')].map((picture) => {
      const copy = picture.cloneNode(true) as HTMLElement // the clone of an element of HTML is one
      copy.dataset.layer = copy.dataset.picture
      delete copy.dataset.picture
      return copy
    })
    stage.current?.replaceChildren(...copies)
  }, [])

  useShownLayer(stage, beats, at, durationMs)
  return <div ref={stage} className="explainer-stage" />
}
