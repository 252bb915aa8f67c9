import { useEffect, useRef } from 'react'
import { changePicture } from './change-picture'
import type { PlayedBeat } from './player-props'

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
  const shown = useRef<HTMLElement>(undefined)

  useEffect(() => {
    const copies = [...document.querySelectorAll<HTMLElement>('[data-explainer] [data-picture]')].map((picture) => {
      const copy = picture.cloneNode(true) as HTMLElement // the clone of an element of HTML is one
      copy.dataset.layer = copy.dataset.picture
      delete copy.dataset.picture
      return copy
    })
    stage.current?.replaceChildren(...copies)
  }, [])

  useEffect(() => {
    const layer = layerAt(stage.current, beats, at)
    if (layer === shown.current) return undefined
    const before = shown.current
    shown.current = layer
    if (layer) return changePicture(before, layer, before ? durationMs : 0)
    before?.removeAttribute('data-shown')
    return undefined
  }, [beats, at, durationMs])

  return <div ref={stage} className="explainer-stage" />
}

/** The picture of a moment: its own, or the last before it that stays. A new chapter begins without one. */
function layerAt(stage: HTMLElement | null, beats: readonly PlayedBeat[], at: number): HTMLElement | undefined {
  for (let index = at; index >= 0 && beats[index]?.chapter === beats[at]?.chapter; index -= 1) {
    const layer = stage?.querySelector<HTMLElement>(`[data-layer="${index}"]`)
    if (layer) return layer
  }
  return undefined
}
