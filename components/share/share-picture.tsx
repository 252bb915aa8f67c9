import { shareMessages } from '@/lib/messages/share'
import { SITE_NAME } from '@/lib/site'

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
const LONGEST_TITLE = 120

export interface SharePictureProps {
  readonly title: string
  /** What is said over the title. */
  readonly kicker: string
}

/** What is shown of a page where it is shared, 1200 by 630 pixels. Drawn by Satori, which knows flex boxes only. */
export function SharePicture({ title, kicker }: SharePictureProps) {
  const shown = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title
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
        {shareMessages.promise}
      </span>
    </div>
  )
}

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

function Hills() {
  return (
    <svg
      width="1200"
      height="190"
      viewBox="0 0 1200 190"
      aria-hidden="true"
      style={{ position: 'absolute', left: 0, bottom: 0 }}
    >
      <path d="M0 74C160 10 330 26 520 62S860 96 1010 42s140-24 190-6v154H0z" fill="#bfe0c6" />
      <path d="M0 112c180-50 380-36 600 2s420 22 600-24v100H0z" fill={COLOURS.leaf} />
    </svg>
  )
}
