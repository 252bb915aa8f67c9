import { useRef } from 'react'
import type { PlayedBeat } from './player-props'
import { useLayers } from './use-layers'
import { useShownLayer } from './use-shown-layer'

interface StageProps {
  readonly beats: readonly PlayedBeat[]
  /** The moment that is shown. */
  readonly at: number
  /** How long a picture takes to become the next; 0 for at once. */
  readonly durationMs: number
  /** How high pictures without a drawing are, by their moments. */
  readonly heights: ReadonlyMap<number, number>
}

/** The pictures of the text one at a time, each becoming the next. They are copies of what stands in the document. */
export function Stage({ beats, at, durationMs, heights }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  useLayers(stage, { beats, at, durationMs, heights })
  useShownLayer(stage, beats, at, durationMs)
  return <div ref={stage} className="explainer-stage" />
}
