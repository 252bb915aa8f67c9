import { type RefObject, useEffect, useRef } from 'react'
import { changePicture } from './change-picture'
import type { PlayedBeat } from './player-props'

/** How long a picture takes to become the next, in milliseconds at the ordinary speed. */
export const TRANSITION_MS = 900

/**
 * Shows the picture of a moment, as the one before becoming it.
 *
 * @param stage holds the pictures, each with the number of its moment in `data-layer`
 * @param durationMs 0 for at once
 */
export function useShownLayer(
  stage: RefObject<HTMLElement | null>,
  beats: readonly Pick<PlayedBeat, 'chapter'>[],
  at: number,
  durationMs: number,
): void {
  const shown = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const chapter = beats[at]?.chapter
    const isOfChapter = (layer: HTMLElement) => beats[Number(layer.dataset.layer)]?.chapter === chapter
    const layer = layerAt(stage.current, beats, at)
    if (layer === shown.current) return undefined
    const before = shown.current
    shown.current = layer
    if (layer) return changePicture(before && isOfChapter(before) ? before : undefined, layer, before ? durationMs : 0)
    before?.removeAttribute('data-shown')
    return undefined
  }, [stage, beats, at, durationMs])
}

/** The picture of a moment: its own, or the last before it that stays. A new chapter begins without one. */
function layerAt(
  stage: HTMLElement | null,
  beats: readonly Pick<PlayedBeat, 'chapter'>[],
  at: number,
): HTMLElement | undefined {
  for (let index = at; index >= 0 && beats[index]?.chapter === beats[at]?.chapter; index -= 1) {
    const layer = stage?.querySelector<HTMLElement>(`[data-layer="${index}"]`)
    if (layer) return layer
  }
  return undefined
}
