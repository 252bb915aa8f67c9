'use client'

import type { CookieConsentProps } from '@/components/cookie/cookie-consent'
import { LazyCookieConsent } from '@/components/cookie/lazy-cookie-consent'
import { ScrollRestoration } from '@/components/history/scroll-restoration'
import type { EntryDialogProps } from '@/components/legal/entry-dialog'
import { LazyEntryDialog } from '@/components/legal/lazy-entry-dialog'
import { PressScript } from '@/components/press/press-script'
import { TellPageIsThere } from '@/components/press/tell-page-is-there'
import { NotFoundView } from './not-found-view'
import { PreviewBanner } from './preview-banner'
import { SiteScreen, type SiteScreenProps } from './site-screen'

interface MissingPageProps {
  readonly nonce: string | undefined
  readonly cookies: CookieConsentProps
  readonly isTrial: boolean
  readonly screen: Omit<SiteScreenProps, 'children'>
  readonly entry: EntryDialogProps | undefined
}

/**
 * All of the body of an address without a page, as one piece: Next names the parts that browsers load of
 * `global-not-found.tsx` in every page, and a part that the layouts name too is then loaded with all of its others.
 */
export function MissingPage({ nonce, cookies, isTrial, screen, entry }: MissingPageProps) {
  return (
    <>
      <PressScript nonce={nonce} />
      <ScrollRestoration />
      <LazyCookieConsent {...cookies} />
      {isTrial && <PreviewBanner />}
      <SiteScreen {...screen}>
        <NotFoundView />
      </SiteScreen>
      {entry && <LazyEntryDialog {...entry} />}
      <TellPageIsThere />
    </>
  )
}
