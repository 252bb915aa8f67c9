'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button'
import type { CookieFeature } from '@/lib/shared/cookie-consent'
import { cookieBannerMessages as messages } from '@/lib/shared/messages/cookie-banner'
import { CookieSettingsButton } from './cookie-settings-button'
import { useBottomInset } from './use-bottom-inset'

interface CookieBannerProps {
  readonly features: readonly CookieFeature[]
  readonly onDecide: (analytics: boolean) => void
}

/**
 * Asks for the consent, over the bottom of the page and above the bar that may stand there. The page can be used
 * meanwhile: it makes room at its end, and what takes the focus is scrolled clear of the banner. On a screen that is
 * too low for both the banner stands before the page instead.
 */
export function CookieBanner({ features, onDecide }: CookieBannerProps) {
  const banner = useBottomInset()
  const textId = useId()
  const { text } = messages
  return (
    <section
      ref={banner}
      aria-label={messages.label}
      className="fixed inset-x-2 bottom-[calc(var(--bottom-bar,0px)+var(--keyboard-inset,0px)+0.5rem)] z-20 mx-auto grid max-w-4xl animate-[appear_150ms_ease-out] gap-x-6 gap-y-2 rounded-card border border-line bg-raised p-3 text-base leading-snug shadow-card max-sm:gap-y-1.5 max-sm:px-2 max-sm:py-1.5 max-sm:text-[0.9375rem] sm:p-4 lg:grid-cols-[1fr_auto] lg:items-center [@media(max-height:24rem)]:static [@media(max-height:24rem)]:m-2 print:hidden"
    >
      <div className="max-sm:px-1">
        <p id={textId} className="max-sm:inline">
          {features.includes('analytics') ? text.measuring : text.notMeasuring}
        </p>{' '}
        <CookieSettingsButton className="font-semibold sm:min-h-11 text-leaf underline underline-offset-4 hover:text-leaf-strong">
          {messages.settings}
        </CookieSettingsButton>
      </div>
      <div className="flex gap-2 sm:justify-end">
        <Button
          variant="secondary"
          aria-describedby={textId}
          onClick={() => onDecide(false)}
          className="min-h-11! grow px-2! max-sm:text-[0.9375rem] sm:grow-0 sm:px-5!"
        >
          {messages.essentialOnly}
        </Button>
        <Button
          variant="secondary"
          aria-describedby={textId}
          onClick={() => onDecide(true)}
          className="min-h-11! grow px-2! max-sm:text-[0.9375rem] sm:grow-0 sm:px-5!"
        >
          {messages.acceptAll}
        </Button>
      </div>
    </section>
  )
}
