import { type DrawnTree, FOLIAGE, type Leaf } from './draw-tree'

const TONES = ['green', 'teal', 'green', 'gold', 'teal', 'green', 'berry'] as const

/** A blossom beside the sign of what is sure, so that its state is told by shape too. */
const BLOSSOM = 'm-3-3a4 4 0 1 1 6 0a4 4 0 1 1 0 6a4 4 0 1 1-6 0a4 4 0 1 1 0-6z'
/** Two small leaves that come out of a bud. */
const SHOOT = 'm0 5c0-11 7-15 14-14 1 9-5 15-14 14zm0 0c-8 1-13-4-12-11 8-1 12 4 12 11z'
const BUD = 'm-4 3c-1-5 1-8 4-11 3 3 5 6 4 11-2 3-6 3-8 0z'
/** An arrow that goes round. */
const AGAIN = 'm3.6-2.6a4.4 4.4 0 1 0 .8 3.6M4.4-4.6v2.6h-2.6'

interface GroveTreeProps {
  readonly tree: DrawnTree
  /** Which tree of the grove it is, from 0. */
  readonly turn: number
  /** The skills that have just grown, by id, which are ringed. */
  readonly fresh?: ReadonlySet<string>
}

/** A tree of the grove, in the size of its units. The words are with who shows it; its styles are in grove.css. */
export function GroveTree({ tree: { box, trunk, branches, leaves }, turn, fresh }: GroveTreeProps) {
  return (
    <svg
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      aria-hidden="true"
      className={`tree grove-${TONES[turn % TONES.length]}`}
    >
      <path className="t" d={trunk} />
      {[true, false].map((twig) => (
        <path
          key={`${twig}`}
          className={twig ? 'w' : 'b'}
          d={branches
            .filter(({ isTwig }) => isTwig === twig)
            .map(({ path }) => path)
            .join('')}
        />
      ))}
      <Foliage leaves={leaves} />
      {leaves
        .filter(({ skill }) => fresh?.has(skill))
        .map(({ skill, x, y, state }) => (
          <circle key={skill} className="fresh" cx={x} cy={y} r={FOLIAGE[state] + 7} />
        ))}
    </svg>
  )
}

interface LeafMarkProps {
  readonly state: Leaf['state']
  readonly sign: string
}

/** One leaf alone, as it hangs on the trees. It only accompanies the words beside it. */
export function LeafMark({ state, sign }: LeafMarkProps) {
  const reach = FOLIAGE[state] === 0 ? 18 : 28
  return (
    <svg
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      aria-hidden="true"
      className="tree leaf-mark grove-green"
    >
      <Foliage leaves={[{ skill: '', x: 0, y: 0, state, refresh: false, sign }]} />
    </svg>
  )
}

function Foliage({ leaves }: { readonly leaves: readonly Leaf[] }) {
  return (
    <>
      {/* One outline around all the foliage that touches: each a little larger below, then all of them on top. */}
      <Shape className="o" d={foliage(leaves, 'working', 1.75)} />
      <Shape className="m" d={foliage(leaves, 'working', 0)} />
      <Shape className="s" d={foliage(leaves, 'sure', 0)} />
      <Shape className="n" d={shapes(leaves, 'new', BUD)} />
      <Shape className="e" d={shapes(leaves, 'started', SHOOT)} />
      <Shape className="f" d={shapes(leaves, 'sure', BLOSSOM, 16)} />
      <Signs leaves={leaves} state="working" className="g" />
      <Signs leaves={leaves} state="sure" className="l" />
      <Refreshing leaves={leaves.filter(({ refresh }) => refresh)} />
    </>
  )
}

function Shape({ className, d }: { readonly className: string; readonly d: string }) {
  return d === '' ? null : <path className={className} d={d} />
}

function Signs({ leaves, state, className }: { leaves: readonly Leaf[]; state: Leaf['state']; className: string }) {
  const own = leaves.filter((leaf) => leaf.state === state)
  if (own.length === 0) return null
  return (
    <text className={className} dy=".36em" x={own.map(({ x }) => x).join(' ')} y={own.map(({ y }) => y).join(' ')}>
      {own.map(({ sign }) => sign).join('')}
    </text>
  )
}

/** What is due keeps its foliage, and a mark stands beside its sign. */
function Refreshing({ leaves }: { readonly leaves: readonly Leaf[] }) {
  if (leaves.length === 0) return null
  const at = leaves.map(({ x, y }) => ({ x: x + 12, y: y + 11 }))
  return (
    <>
      <path className="r" d={at.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      <path className="a" d={at.map(({ x, y }) => `M${x} ${y}${AGAIN.replace('M4.4-4.6', 'm0-6.2')}`).join('')} />
    </>
  )
}

/** The foliage of a state, as one path of scalloped discs. */
function foliage(leaves: readonly Leaf[], state: 'working' | 'sure', wider: number): string {
  return shapes(leaves, state, scallops(FOLIAGE[state] + wider))
}

const LOBES = 9

/** A disc with a wavy edge that reaches so far, from its middle. */
function scallops(reach: number): string {
  const at = (turn: number) => ({ x: Math.cos(turn) * reach * 0.88, y: Math.sin(turn) * reach * 0.88 })
  const corners = Array.from({ length: LOBES + 1 }, (_, index) => at((index * 2 * Math.PI) / LOBES))
  const [first = { x: 0, y: 0 }] = corners
  const steps = corners.slice(1).map(({ x, y }, index) => {
    const from = corners[index] ?? first
    return `a${round(reach * 0.36)} ${round(reach * 0.36)} 0 0 1 ${round(x - from.x)} ${round(y - from.y)}`
  })
  return `m${round(first.x)} ${round(first.y)}${steps.join('')}z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** A shape at each leaf of a state, so far up and to the left. */
function shapes(leaves: readonly Leaf[], state: Leaf['state'], shape: string, off = 0): string {
  return leaves
    .filter((leaf) => leaf.state === state)
    .map(({ x, y }) => `M${x - off} ${y - off}${shape}`)
    .join('')
}
