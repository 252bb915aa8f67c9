import { type RefObject, useEffect } from 'react'
import { emptyLayer, fillInPieces, fillLayer, newLayer } from './layer'
import type { PlayedBeat } from './player-props'

interface Staged {
  readonly beats: readonly Pick<PlayedBeat, 'chapter'>[]
  readonly at: number
  readonly durationMs: number
  readonly heights: ReadonlyMap<number, number>
}

/** After a picture has become the next, before what it left is cleared away. */
const REST_MS = 100

/**
 * Sees to the layers of the stage: one for each picture of the chapter, so that the stage is as high as the highest, but only
 * the picture of the moment is in it, and the next as soon as there is time. A slow phone would have to lay out all anew at
 * each change.
 */
export function useLayers(stage: RefObject<HTMLElement | null>, { beats, at, durationMs, heights }: Staged): void {
  useEffect(() => {
    const box = stage.current
    if (!box) return undefined
    const pictures = picturesOf(beats, at)
    const layers = layOut(box, pictures, heights)
    const moments = [...pictures.keys()].sort((one, other) => one - other)
    const now = moments.findLast((moment) => moment <= at)
    const next = moments.find((moment) => moment > at)
    const placed = (moment: number | undefined) => {
      const [layer, picture] = [layers.get(moment ?? -1), pictures.get(moment ?? -1)]
      return layer && picture ? ([layer, picture] as const) : undefined
    }
    const shown = placed(now)
    if (shown) fillLayer(...shown)
    function* tidy() {
      for (const [moment, layer] of layers) {
        const picture = pictures.get(moment)
        if (picture && moment !== now && moment !== next) emptyLayer(layer, picture)
      }
      yield
      const coming = placed(next)
      if (coming) yield* fillInPieces(...coming)
    }
    return later(durationMs + REST_MS, tidy())
  }, [stage, beats, at, durationMs, heights])
}

/** The pictures in the document of the chapter that a moment belongs to, by their moments. */
function picturesOf(beats: Staged['beats'], at: number): ReadonlyMap<number, HTMLElement> {
  const pictures = [...document.querySelectorAll<HTMLElement>('[data-explainer] [data-picture]')]
  return new Map(
    pictures
      .map((picture) => [Number(picture.dataset.picture), picture] as const)
      .filter(([moment]) => beats[moment]?.chapter === beats[at]?.chapter),
  )
}

/** Gives each picture a layer, and takes away those of other chapters. */
function layOut(
  box: HTMLElement,
  pictures: ReadonlyMap<number, HTMLElement>,
  heights: ReadonlyMap<number, number>,
): ReadonlyMap<number, HTMLElement> {
  const layers = new Map<number, HTMLElement>()
  for (const layer of box.querySelectorAll<HTMLElement>(':scope > [data-layer]')) {
    const moment = Number(layer.dataset.layer)
    if (pictures.has(moment)) layers.set(moment, layer)
    else layer.remove()
  }
  for (const [moment, picture] of pictures) {
    if (!layers.has(moment)) layers.set(moment, newLayer(moment, picture, heights.get(moment)))
  }
  box.append(...[...layers.values()].filter((layer) => layer.parentElement !== box))
  return layers
}

/** Works step by step when there is time after a while. @returns keeps it from going on. */
function later(milliseconds: number, work: Iterator<void>): () => void {
  const isIdleTold = 'requestIdleCallback' in window
  let idle = 0
  let timer = setTimeout(wait, milliseconds)
  function wait() {
    if (isIdleTold) idle = requestIdleCallback(step, { timeout: 1000 })
    else timer = setTimeout(step)
  }
  function step() {
    if (!work.next().done) wait()
  }
  return () => {
    clearTimeout(timer)
    if (isIdleTold) cancelIdleCallback(idle)
  }
}
