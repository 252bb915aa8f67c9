import type { CSSProperties } from 'react'
import {
  type CircleShape,
  isSeen,
  type LabelShape,
  type PathShape,
  type Scene,
  type Shape,
} from '@/lib/shared/figure/draw/scene'
import { isHighlighted, partsOf } from '@/lib/shared/figure/staged'
import { rounded } from './figure-styles'
import { PictureLabel } from './picture-label'
import { isLikeLine, PictureCircle, PictureLines } from './picture-line'

interface PictureProps {
  readonly scene: Scene
  readonly alt: string
  /** In an explainer: parts of the drawing tell their keys, and these are to be looked at. */
  readonly highlight?: readonly string[] | undefined
}

/** On a wide screen the letters of a drawing grow to those of the text around it. */
const LARGEST_SCALE = 1.2
/** In an explainer a drawing is the main thing: `explainer.css` lets it grow to this width, and to no more than this height. */
const EXPLAINED_SCALE = 1.7
const EXPLAINED_HEIGHT = 384

/** A drawing as inline SVG; screen readers hear the alternative only. */
export function Picture({ scene: { box, shapes }, alt, highlight }: PictureProps) {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={[box.left, box.top, width, height].map(rounded).join(' ')}
      width={Math.round(width * LARGEST_SCALE)}
      height={Math.round(height * LARGEST_SCALE)}
      style={highlight && wideRoom(width, height)}
      className="block h-auto max-w-full font-medium font-sans normal-nums tracking-normal"
    >
      {highlight ? (
        partsOf(shapes).map(({ key, shapes: ofPart }, index) => (
          <g key={index} data-key={key} data-lit={isHighlighted(key, highlight) ? '' : undefined}>
            <Strokes shapes={ofPart} />
          </g>
        ))
      ) : (
        <Strokes shapes={shapes.filter(isSeen)} />
      )}
    </svg>
  )
}

/** How wide an explained drawing is where there is room. */
function wideRoom(width: number, height: number): CSSProperties {
  const scale = Math.max(LARGEST_SCALE, Math.min(EXPLAINED_SCALE, EXPLAINED_HEIGHT / height))
  return { '--wide': `${Math.round(width * scale)}px` } as CSSProperties // which does not know properties of our own
}

function Strokes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return strokesOf(shapes).map((stroke, index) => <StrokeView key={index} stroke={stroke} />)
}

/** What is drawn in one go. */
type PenStroke = LabelShape | CircleShape | [PathShape, ...PathShape[]]

/** Neighbouring lines of one look, such as those of a grid, become one: a drawing is a good part of its page. */
function strokesOf(shapes: readonly Shape[]): readonly PenStroke[] {
  const strokes: PenStroke[] = []
  for (const shape of shapes) {
    const last = strokes.at(-1)
    if (Array.isArray(last) && isLikeLine(last[0], shape)) last.push(shape)
    else strokes.push(shape.type === 'path' ? [shape] : shape)
  }
  return strokes
}

function StrokeView({ stroke }: { readonly stroke: PenStroke }) {
  if (Array.isArray(stroke)) return <PictureLines paths={stroke} />
  return stroke.type === 'label' ? <PictureLabel label={stroke} /> : <PictureCircle circle={stroke} />
}
