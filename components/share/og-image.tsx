import { ogImageMessages } from '@/lib/shared/messages/og-image'
import { SITE_NAME } from '@/lib/shared/site'

/** The light values of the design system's tokens: what draws the picture knows no style sheet. */
const COLOURS = {
  ink: '#1b2721',
  quiet: '#4c5b53',
  leaf: '#1d6a48',
  sky: '#e5f0fa',
  paper: '#fbfaf6',
  trunk: '#8a5a2b',
}

/** Longer titles are set smaller, so that four lines hold them. */
const LARGE_TITLE_LENGTH = 40
/** Longer titles take the place of the trees. */
const TITLE_BESIDE_TREES_LENGTH = 70
const LONGEST_TITLE = 120

export interface OgImageProps {
  readonly title: string
  /** What is said over the title. */
  readonly kicker: string
}

/** What is shown of a page where it is shared, 1200 by 630 pixels. Drawn by Satori, which knows flex boxes only. */
export function OgImage({ title, kicker }: OgImageProps) {
  const shown = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '')}…` : title
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        color: COLOURS.ink,
        fontFamily: 'Figtree, Figtree Extended',
        backgroundImage: `linear-gradient(${COLOURS.sky}, ${COLOURS.paper} 80%)`,
      }}
    >
      <Hills />
      {shown.length <= TITLE_BESIDE_TREES_LENGTH && <Grove />}
      <div style={{ display: 'flex', flexDirection: 'column', padding: '64px 72px', width: '100%' }}>
        <div style={{ display: 'flex', alignItems: 'center', fontFamily: HEADING, fontSize: 44 }}>
          <Tree size={76} />
          <span style={{ marginLeft: 18 }}>{SITE_NAME}</span>
        </div>
        <span style={{ marginTop: 42, fontSize: 32, color: COLOURS.quiet }}>{kicker}</span>
        <span
          style={{
            marginTop: 10,
            fontFamily: HEADING,
            fontSize: shown.length > LARGE_TITLE_LENGTH ? 58 : 78,
            lineHeight: 1.12,
            letterSpacing: '-0.015em',
          }}
        >
          {shown}
        </span>
      </div>
      <span style={{ position: 'absolute', left: 72, bottom: 34, fontSize: 30, color: '#ffffff' }}>
        {ogImageMessages.promise}
      </span>
    </div>
  )
}

const GROVE = [
  { x: 56, ground: 194, size: 0.8, fill: '#d08a08' },
  { x: 154, ground: 200, size: 1.05, fill: '#2f8a5f' },
  { x: 250, ground: 188, size: 0.9, fill: '#b8436a' },
]

const HEADING = 'Bricolage Grotesque, Bricolage Grotesque Extended'

/** The tree of the logo. */
function Tree({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M18.4 23h3.2l.7 15.5h-4.6z" fill={COLOURS.trunk} />
      <circle cx="12" cy="19" r="8.5" fill={COLOURS.leaf} />
      <circle cx="28" cy="19" r="8.5" fill={COLOURS.leaf} />
      <circle cx="20" cy="13.5" r="11.5" fill={COLOURS.leaf} />
      <rect x="13" y="14.6" width="14" height="2.8" rx="1.4" fill="#ffffff" />
      <circle cx="20" cy="10" r="2" fill="#ffffff" />
      <circle cx="20" cy="22" r="2" fill="#ffffff" />
    </svg>
  )
}

/** Three trees of the landing page, whose leaves would be too small to read. */
function Grove() {
  return (
    <svg
      width="300"
      height="210"
      viewBox="0 0 300 210"
      aria-hidden="true"
      style={{ position: 'absolute', right: 40, bottom: 76 }}
    >
      {GROVE.map(({ x, ground, size, fill }) => (
        <g key={fill} transform={`translate(${x} ${ground}) scale(${size})`}>
          <path d="M-4-60h8l2 62H-6z" fill={COLOURS.trunk} />
          <ellipse cx="0" cy="-86" rx="44" ry="48" fill={fill} />
          <circle cx="-22" cy="-62" r="26" fill={fill} />
          <circle cx="24" cy="-60" r="26" fill={fill} />
        </g>
      ))}
    </svg>
  )
}

function Hills() {
  return (
    <svg
      width="1200"
      height="240"
      viewBox="0 0 1200 240"
      aria-hidden="true"
      style={{ position: 'absolute', left: 0, bottom: 0 }}
    >
      <path d="M0 104C160 40 330 56 520 92S860 126 1010 72s140-24 190-6v174H0z" fill="#bfe0c6" />
      <path d="M0 152C200 102 420 122 660 138S1040 142 1200 106V240H0z" fill={COLOURS.leaf} />
    </svg>
  )
}
