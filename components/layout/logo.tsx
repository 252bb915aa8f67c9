'use client'

import { SITE_NAME } from '@/lib/shared/site'

/** The tree with the division sign and the name of the site. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-[clamp(1rem,5.8vw,1.375rem)] leading-none font-bold tracking-tight text-ink">
      <svg width="36" height="36" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path d="M18.4 23h3.2l.7 15.5h-4.6z" className="fill-trunk" />
        <circle cx="12" cy="19" r="8.5" className="fill-leaf" />
        <circle cx="28" cy="19" r="8.5" className="fill-leaf" />
        <circle cx="20" cy="13.5" r="11.5" className="fill-leaf" />
        <g className="fill-on-leaf">
          <rect x="13" y="14.6" width="14" height="2.8" rx="1.4" />
          <circle cx="20" cy="10" r="2" />
          <circle cx="20" cy="22" r="2" />
        </g>
      </svg>
      {SITE_NAME}
    </span>
  )
}
