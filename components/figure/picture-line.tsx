import { classNames } from '@/components/ui/class-names'
import type { CircleShape, PathShape, Shape } from '@/lib/shared/figure/draw/scene'
import { DASHES, FILLS, rounded, STROKES } from './figure-styles'

interface PictureCircleProps {
  readonly circle: CircleShape
}

export function PictureCircle({ circle }: PictureCircleProps) {
  const [cx, cy] = circle.center
  return <circle cx={rounded(cx)} cy={rounded(cy)} r={rounded(circle.radius)} {...lookOf(circle)} />
}

interface PictureLinesProps {
  /** Lines, outlines or areas that look the same. */
  readonly paths: readonly [PathShape, ...PathShape[]]
}

export function PictureLines({ paths }: PictureLinesProps) {
  return <path d={paths.map(pathData).join('')} strokeLinejoin="round" {...lookOf(paths[0])} />
}

/** Tells whether a shape may be drawn in one go with a line before it; filled areas may not, where they overlap. */
export function isLikeLine(before: PathShape, shape: Shape): shape is PathShape {
  if (shape.type !== 'path' || shape.fill || before.fill) return false
  const [a, b] = [before.stroke, shape.stroke]
  return a?.ink === b?.ink && a?.width === b?.width && a?.dash === b?.dash
}

function lookOf({ stroke, fill }: PathShape | CircleShape) {
  return {
    className: classNames(fill ? FILLS[fill] : 'fill-none', stroke && STROKES[stroke.ink]),
    ...(stroke && { strokeWidth: stroke.width }),
    ...(stroke?.dash && { strokeDasharray: DASHES[stroke.dash] }),
  }
}

function pathData({ points, isClosed }: PathShape): string {
  return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}${isClosed ? 'Z' : ''}`
}
