import {
  FRACTION_SCALE,
  labelWidth,
  type Run,
  runsOf,
  runWidth,
  SUBSCRIPT_SCALE,
} from '@/lib/shared/figure/draw/label-text'
import { type LabelShape, labelBox } from '@/lib/shared/figure/draw/scene'
import { FILLS, rounded, STROKES, TEXTS } from './figure-styles'

interface PictureLabelProps {
  readonly label: LabelShape
}

/** Capitals and digits are seven tenths of the size high, so their middle is a good third above the line. */
const MIDDLE = 0.35

/** A label: its letters have an edge of the ground's colour, so that they stay legible on a line. */
export function PictureLabel({ label }: PictureLabelProps) {
  const { text, size, ink, isBold, hasPlate } = label
  const runs = runsOf(text)
  return (
    <g
      className={`${TEXTS[ink]} ${STROKES.paper} ${isBold ? 'font-bold' : ''}`}
      fontSize={size}
      strokeWidth={hasPlate ? 0 : 3.5}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {hasPlate && <Plate label={label} />}
      {runs.some(({ kind }) => kind === 'fraction') ? (
        <MixedText label={label} runs={runs} />
      ) : (
        <PlainText label={label} runs={runs} />
      )}
    </g>
  )
}

interface TextProps extends PictureLabelProps {
  readonly runs: readonly Run[]
}

/** One text, so that the browser's own widths settle where each letter stands. */
function PlainText({ label: { at, anchor, size }, runs }: TextProps) {
  return (
    <text x={rounded(at[0])} y={rounded(at[1] + size * MIDDLE)} textAnchor={anchor}>
      {runs.map((run, index) => (
        <RunText key={index} run={run} before={runs[index - 1]} size={size} />
      ))}
    </text>
  )
}

interface RunTextProps {
  readonly run: Run
  readonly before?: Run | undefined
  readonly size: number
}

function RunText({ run, before, size }: RunTextProps) {
  if (run.kind === 'fraction') return null
  const drop = size * 0.2
  const isAfterSubscript = before?.kind === 'text' && before.isSubscript
  if (run.isSubscript) {
    return (
      <tspan dy={rounded(drop)} fontSize={rounded(size * SUBSCRIPT_SCALE)}>
        {run.text}
      </tspan>
    )
  }
  return (
    <tspan {...(isAfterSubscript && { dy: rounded(-drop) })} {...(run.isItalic && { fontStyle: 'italic' })}>
      {run.text}
    </tspan>
  )
}

/** Text and fractions one after another, each in the middle of its own width. */
function MixedText({ label, runs }: TextProps) {
  const { text, at, anchor, size } = label
  const whole = labelWidth(text, size)
  let left = anchor === 'start' ? at[0] : anchor === 'end' ? at[0] - whole : at[0] - whole / 2
  return runs.map((run, index) => {
    const width = runWidth(run, size)
    const middle = left + width / 2
    left += width
    const key = `${index} ${left}`
    if (run.kind === 'fraction') return <Fraction key={key} run={run} x={middle} y={at[1]} size={size} width={width} />
    const piece: LabelShape = { ...label, at: [middle, at[1]], anchor: 'middle' }
    return <PlainText key={key} label={piece} runs={[run]} />
  })
}

interface FractionProps {
  readonly run: Extract<Run, { kind: 'fraction' }>
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
}

function Fraction({ run, x, y, size, width }: FractionProps) {
  const half = (width - size * 0.2) / 2
  const digits = size * FRACTION_SCALE
  return (
    <>
      <rect x={rounded(x - half)} y={rounded(y - 0.65)} width={rounded(2 * half)} height={1.3} />
      <text x={rounded(x)} y={rounded(y - size * 0.22)} textAnchor="middle" fontSize={rounded(digits)}>
        {run.top}
      </text>
      <text x={rounded(x)} y={rounded(y + size * 0.22 + digits * 0.7)} textAnchor="middle" fontSize={rounded(digits)}>
        {run.bottom}
      </text>
    </>
  )
}

function Plate({ label }: PictureLabelProps) {
  const { left, top, right, bottom } = labelBox(label)
  return (
    <rect
      className={FILLS.paper}
      x={rounded(left)}
      y={rounded(top)}
      width={rounded(right - left)}
      height={rounded(bottom - top)}
      rx={4}
    />
  )
}
