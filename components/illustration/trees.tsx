import { type Crown, type Leaves, layOutCrown } from './crown'

const SHAPES = {
  round: layOutCrown({ glyphs: '7+3×5=2÷9−4%8±6½1<0√3+7²5×2>9π4−8÷1=6¼3+5×2', spacing: 15.5, stretch: 0.9 }),
  tall: layOutCrown({ glyphs: '4×9−2+6÷8=3%5<1³7±0¾2√9>4+6−1×3', spacing: 14.5, stretch: 1.3 }),
  small: layOutCrown({ glyphs: '8÷3+5−1×9=2%6<4½7±0', spacing: 14.5, stretch: 0.95 }),
} satisfies Record<string, Crown>

type Shape = keyof typeof SHAPES

export interface TreeSpec {
  readonly shape: Shape
  /** Where the trunk meets the ground. */
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly colour: 'green' | 'teal' | 'gold' | 'berry'
}

/** The crowns, drawn once a page; every tree on the page refers to them. */
export function CrownDefinitions() {
  return (
    <defs>
      {Object.entries(SHAPES).map(([shape, crown]) => (
        <CrownSymbol key={shape} id={`crown-${shape}`} crown={crown} />
      ))}
    </defs>
  )
}

/** Its middle is at 0, 0. Shared by all trees of a shape, which differ in `--crown` and `--leaf`. */
function CrownSymbol({ id, crown }: { readonly id: string; readonly crown: Crown }) {
  return (
    <g id={id} fontSize="26" textAnchor="middle">
      <LeafText className="grove-crown" leaves={crown.fringe} />
      <ellipse className="grove-crown" rx={crown.rx} ry={crown.ry} />
      <LeafText className="grove-leaf" leaves={crown.plain} />
      <LeafText className="grove-leaf-lit" leaves={crown.lit} />
    </g>
  )
}

interface LeafTextProps {
  readonly leaves: Leaves
  readonly className: string
}

function LeafText({ leaves: { glyphs, x, y, rotate }, className }: LeafTextProps) {
  return (
    <text x={x} y={y} rotate={rotate} dy="9" className={className}>
      {glyphs}
    </text>
  )
}

/** Needs `CrownDefinitions` somewhere on the page, and `.grove` around it. */
export function Trees({ specs }: { readonly specs: readonly TreeSpec[] }) {
  return specs.map(({ shape, x, y, scale, colour }) => {
    const trunk = SHAPES[shape].ry + 46
    return (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`} className={`grove-${colour}`}>
        <path className="fill-trunk" d={`M-10 6C-5-10-6-30-5-${trunk}H5C6-30 5-10 11 6z`} />
        <use href={`#crown-${shape}`} y={-trunk} />
      </g>
    )
  })
}
