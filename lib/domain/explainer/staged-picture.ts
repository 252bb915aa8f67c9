import { type Box, unionOf } from '@/lib/shared/figure/draw/geometry'
import { figureJsonIn } from '@/lib/shared/figure/figure-fence'
import { stagedJson } from '@/lib/shared/figure/staged'
import { drawnFigure } from './drawn-figure'
import { withFormulaKeys } from './formula-keys'
import type { Beat, Shown } from './model'

/** A picture as it is drawn for its scene. @param room of a figure, among the others of its row */
export function stagedPicture(picture: Shown, highlight: readonly string[], room: Box | undefined): Shown {
  const { isFigure, source } = picture
  if (!isFigure) return { isFigure, source: withFormulaKeys(source, highlight) }
  if (!room) return picture
  const json = figureJsonIn(source) ?? ''
  return { isFigure, source: source.replace(json, () => stagedJson(json, { box: room, highlight: [...highlight] })) }
}

interface Pictured {
  readonly picture?: Shown | undefined
  readonly chapter: Beat['chapter']
}

/** The room of each figure: that of all figures of its kind in a row of its chapter. */
export function roomsOf(beats: readonly Pictured[]): readonly (Box | undefined)[] {
  const figures = beats.map(({ picture }) => (picture?.isFigure ? drawnFigure(picture.source) : undefined))
  const rooms: (Box | undefined)[] = figures.map(() => undefined)
  let row: number[] = []
  const close = () => {
    const boxes = row.flatMap((index) => figures[index]?.scene.box ?? [])
    for (const index of row) rooms[index] = unionOf(boxes)
    row = []
  }
  figures.forEach((figure, index) => {
    const [now, before] = [beats[index], figures[row.at(-1) ?? -1]]
    // A formula in between ends a row, and so do another kind of figure and another chapter, which begins with an empty stage.
    const isOther = figure && figure.kind !== before?.kind
    if (isOther || now?.picture?.isFigure === false || now?.chapter !== beats[index - 1]?.chapter) close()
    if (figure) row.push(index)
  })
  close()
  return rooms
}
