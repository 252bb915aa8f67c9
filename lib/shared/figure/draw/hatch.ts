import { type Box, clip } from './geometry'
import { line, type PathShape, type Stroke } from './scene'

/** Slanting lines that fill a box, for a second kind of bar that is told apart without its colour. */
export function hatch(box: Box, stroke: Stroke, spacing = 6): readonly PathShape[] {
  const [height, width] = [box.bottom - box.top, box.right - box.left]
  const count = Math.floor((width + height) / spacing)
  return Array.from({ length: count }, (_, i) => (i + 1) * spacing).flatMap((offset) => {
    const part = clip({ from: [box.left + offset, box.top], to: [box.left + offset - height, box.bottom] }, box)
    return part ? [line(part.from, part.to, stroke)] : []
  })
}
