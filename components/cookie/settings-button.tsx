'use client'

import { cookieBannerMessages } from '@/lib/messages/cookie-banner'
import { openCookieSettings } from './settings-door'

/** Looks like the links around it. */
export function CookieSettingsButton({ className }: { readonly className?: string }) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={openCookieSettings} className={className}>
      {cookieBannerMessages.settings}
    </button>
  )
}
