import { CrownDefinitions, type TreeSpec, Trees } from '@/components/illustration/trees'

const TREES: readonly TreeSpec[] = [
  { shape: 'tall', x: 62, y: 214, scale: 0.78, colour: 'teal' },
  { shape: 'round', x: 168, y: 224, scale: 0.86, colour: 'green' },
  { shape: 'small', x: 262, y: 226, scale: 0.68, colour: 'gold' },
]

/** A tree for each of the three that are looked for, and one that has just been planted. */
export function Planting({ label }: { readonly label: string }) {
  return (
    <svg
      width="350"
      height="270"
      viewBox="0 0 350 270"
      role="img"
      aria-label={label}
      className="grove h-auto max-w-full self-end justify-self-center select-none"
    >
      <CrownDefinitions />
      <path className="hill-far" d="M0 216c60-30 130-24 196-10s106 6 154-12v76H0z" />
      <Trees specs={TREES} />
      <path className="hill-near" d="M0 236c90-26 170-20 236-12s84 4 114-6v52H0z" />
      <Sapling />
    </svg>
  )
}

/** Its two leaves are a plus and a times sign. */
function Sapling() {
  return (
    <g textAnchor="middle" fontSize="26">
      <path d="M318 228c1-14 1-20 0-34" className="fill-none stroke-trunk" strokeWidth="4" strokeLinecap="round" />
      <text x="308" y="196" className="fill-leaf">
        +
      </text>
      <text x="329" y="190" className="fill-leaf">
        ×
      </text>
    </g>
  )
}
