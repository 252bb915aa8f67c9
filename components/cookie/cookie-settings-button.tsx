'use client'

import type { ReactNode } from 'react'
import { openCookieSettings } from './cookie-settings-event'

interface CookieSettingsButtonProps {
  readonly className: string
  readonly children: ReactNode
}

/** Looks like the links around it. */
export function CookieSettingsButton({ className, children }: CookieSettingsButtonProps) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={openCookieSettings} className={className}>
      {children}
    </button>
  )
}
