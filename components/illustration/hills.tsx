import { CrownDefinitions, type TreeSpec, Trees } from './trees'

/** Phones show the middle, from about 280 to 1160, and cut no tree. */
const TREES: readonly TreeSpec[] = [
  { shape: 'tall', x: 85, y: 196, scale: 0.72, colour: 'teal' },
  { shape: 'round', x: 200, y: 206, scale: 0.82, colour: 'green' },
  { shape: 'small', x: 560, y: 216, scale: 0.7, colour: 'gold' },
  { shape: 'tall', x: 905, y: 222, scale: 0.5, colour: 'teal' },
  { shape: 'small', x: 958, y: 226, scale: 0.62, colour: 'green' },
  { shape: 'round', x: 1236, y: 206, scale: 0.82, colour: 'berry' },
  { shape: 'small', x: 1346, y: 204, scale: 0.85, colour: 'green' },
]

/** A quiet strip of the grove along the bottom of a page. Decoration only. */
export function Hills() {
  return (
    <svg
      viewBox="0 0 1440 260"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="grove block h-[clamp(8rem,18vw,16rem)] w-full overflow-visible select-none"
    >
      <CrownDefinitions />
      <path className="hill-far" d="M0 170c220-60 430-40 700 6s520 0 740-26v110H0z" />
      <path className="hill-middle" d="M0 196c240-30 470-8 720 22s520-20 720-22v64H0z" />
      <Trees specs={TREES} />
      <path className="hill-near" d="M0 226c260-28 500-6 740 10s480-16 700-14v38H0z" />
    </svg>
  )
}
