import { CrownDefinitions, type TreeSpec, Trees } from './trees'

const FAR_TREES: readonly TreeSpec[] = [
  { shape: 'small', x: 262, y: 246, scale: 0.5, colour: 'teal' },
  { shape: 'tall', x: 312, y: 246, scale: 0.42, colour: 'green' },
  { shape: 'small', x: 590, y: 276, scale: 0.46, colour: 'gold' },
  { shape: 'tall', x: 975, y: 262, scale: 0.46, colour: 'teal' },
  { shape: 'small', x: 1122, y: 240, scale: 0.5, colour: 'green' },
]

const MIDDLE_TREES: readonly TreeSpec[] = [
  { shape: 'round', x: 410, y: 312, scale: 0.8, colour: 'gold' },
  { shape: 'small', x: 512, y: 326, scale: 0.8, colour: 'green' },
  { shape: 'tall', x: 905, y: 324, scale: 0.8, colour: 'green' },
  { shape: 'round', x: 1035, y: 308, scale: 0.82, colour: 'berry' },
]

const NEAR_TREES: readonly TreeSpec[] = [
  { shape: 'tall', x: 78, y: 358, scale: 1, colour: 'teal' },
  { shape: 'round', x: 205, y: 370, scale: 1.15, colour: 'green' },
  { shape: 'small', x: 1195, y: 372, scale: 1, colour: 'gold' },
  { shape: 'round', x: 1345, y: 366, scale: 1.2, colour: 'green' },
]

/** Where both parts of the picture stand; from 774 px on as high as the picture is at the width of the screen. */
const PLACE = 'absolute inset-x-0 bottom-0 h-[max(15rem,31.95vw)]'
const VIEW = { viewBox: '0 0 1440 460', preserveAspectRatio: 'xMidYMax slice' } as const

/** The picture under the landing page's first words: hills and a grove whose leaves are digits and signs. */
export function Grove({ label }: { readonly label: string }) {
  return (
    <>
      <svg {...VIEW} aria-hidden="true" className={`grove ${PLACE} w-full overflow-visible`}>
        <Stars />
      </svg>
      <div className={`${PLACE} drawn-when-near`}>
        <svg {...VIEW} role="img" aria-label={label} className="grove size-full select-none">
          <CrownDefinitions />
          <Sky />
          <path className="hill-far" d="M0 262C170 196 330 232 520 268S880 288 1080 240s270-34 360-6v226H0z" />
          <Trees specs={FAR_TREES} />
          <path className="hill-middle" d="M0 330c180-58 330-54 520-14s330 22 500-16 310-36 420 8v152H0z" />
          <Trail />
          <Trees specs={MIDDLE_TREES} />
          <path className="hill-near" d="M0 352c220-28 400 30 640 50s560-70 800-52v110H0z" />
          <Meadow />
          <Trees specs={NEAR_TREES} />
          <path className="fill-paper" d="M0 440c240-34 470-22 720-4s500 14 720-14v42H0z" />
        </svg>
      </div>
    </>
  )
}

/** Most of them stand above the picture, behind the words. */
function Stars() {
  return (
    <path
      className="stars"
      d="M500 40h.1M545 96h.1M600 30h.1M655 84h.1M698-20h.1M690-190h.1M706-330h.1M22-60h.1M30-270h.1M1418-40h.1M1412-240h.1M860 66h.1M985 40h.1M1110 62h.1"
    />
  )
}

function Sky() {
  return (
    <g>
      <circle className="sun-glow" cx="720" cy="190" r="92" />
      <circle className="sun" cx="720" cy="190" r="54" />
      <path className="moon" d="M742 118a54 54 0 1 0 40 86 44 44 0 0 1-40-86z" />
      <path className="bird" d="M575 130q9-13 18 0q9-13 18 0M622 158q7-10 14 0q7-10 14 0M842 140q8-11 16 0q8-11 16 0" />
    </g>
  )
}

/** Winds up over the middle hill. */
function Trail() {
  return (
    <path
      className="trail"
      d="M560 470C640 420 800 410 806 384S700 356 708 338c3-6 10-10 20-13h12c-8 4-12 8-12 13 0 16 124 24 118 54S760 430 730 470z"
    />
  )
}

/** Flowers are plus and times signs. */
function Meadow() {
  return (
    <g fontSize="22" textAnchor="middle">
      <text className="flower" x="352 468 548 862 948 1098" y="392 412 404 414 402 388" rotate="0 20 -10 12 0 30">
        +×++×+
      </text>
      <text className="flower-gold" x="300 506 790 1010 1148" y="386 402 424 406 392" rotate="10 -15 0 20 -8">
        ×+×+×
      </text>
    </g>
  )
}
