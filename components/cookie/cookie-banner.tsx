'use client'

import { useId, useLayoutEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import type { CookieFeature } from '@/lib/shared/cookie-consent'
import { cookieBannerMessages as messages } from '@/lib/shared/messages/cookie-banner'
import { bannerPlace, subscribeToBannerPlace } from './banner-place'
import { CookieSettingsButton } from './cookie-settings-button'

interface CookieBannerProps {
  readonly features: readonly CookieFeature[]
  readonly onDecide: (analytics: boolean) => void
}

/**
 * Asks for the consent in the flow of the page, so that it covers nothing: before all else, or on a phone where the page has
 * a place for it. Its room was kept by `reserveBannerRoom`.
 */
export function CookieBanner(props: CookieBannerProps) {
  const place = useSyncExternalStore(subscribeToBannerPlace, bannerPlace)
  if (place === undefined) return null
  return place ? createPortal(<Question {...props} />, place) : <Question {...props} />
}

function Question({ features, onDecide }: CookieBannerProps) {
  const textId = useId()
  const { text } = messages
  // It takes the place of the room in the same moment.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.cookies
  }, [])
  return (
    <section
      aria-label={messages.label}
      className="cookie-banner grid content-center border-b border-line bg-raised in-data-cookie-place:border-t print:hidden"
    >
      <div className="mx-auto grid w-full max-w-6xl animate-[appear_150ms_ease-out] gap-x-6 gap-y-1.5 px-3 py-1.5 text-[0.9375rem] leading-snug sm:px-6 lg:grid-cols-[1fr_auto] lg:items-center">
        <div>
          <p id={textId} className="inline">
            {features.includes('analytics') ? text.measuring : text.notMeasuring}
          </p>{' '}
          <CookieSettingsButton className="-my-3 inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4 hover:text-leaf-strong">
            {messages.settings}
          </CookieSettingsButton>
        </div>
        <div className="flex gap-2 sm:justify-end">
          <Button
            variant="secondary"
            aria-describedby={textId}
            onClick={() => onDecide(false)}
            className="min-h-11! grow px-2! sm:grow-0 sm:px-5!"
          >
            {messages.essentialOnly}
          </Button>
          <Button
            variant="secondary"
            aria-describedby={textId}
            onClick={() => onDecide(true)}
            className="min-h-11! grow px-2! sm:grow-0 sm:px-5!"
          >
            {messages.acceptAll}
          </Button>
        </div>
      </div>
    </section>
  )
}
