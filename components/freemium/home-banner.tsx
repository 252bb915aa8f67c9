'use client'

import { useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { AlertIcon, InfoIcon } from '@/components/ui/icons'
import { HintIcon, SmileIcon } from '@/components/ui/solving-icons'
import { usageInvalidation } from '@/lib/client/invalidation-flag'
import type { UsageReading } from '@/lib/domain/freemium/model'
import { freemiumMessages } from '@/lib/shared/messages/freemium'
import { BANNER_CLASSES } from './banner-class'
import type { BannerTone } from './banner-content'
import { BannerText } from './banner-text'
import { useBanner } from './use-banner'
import { useUsage } from './use-usage'

const ICONS = {
  calm: { look: 'text-leaf', Icon: SmileIcon },
  last: { look: 'text-leaf', Icon: SmileIcon },
  limit: { look: 'text-berry', Icon: AlertIcon },
  offer: { look: 'text-sun-ink', Icon: HintIcon },
  fault: { look: 'text-sky', Icon: InfoIcon },
} satisfies Record<BannerTone, unknown>

/** The free tier on the home page: a box with an icon. @param first the usage as the server read it */
export function HomeBanner({ first }: { readonly first: UsageReading }) {
  const { reading, reload } = useUsage(first)
  const banner = useRef<HTMLElement>(null)
  const content = useBanner(reading, 'home')

  // The way back from an exercise shows the page as it was before.
  useEffect(() => {
    if (usageInvalidation.take()) void reload()
  }, [reload])

  if (!content) return null
  const { look, Icon } = ICONS[content.tone]
  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-label={freemiumMessages.banner}
      className={classNames(
        'grid grid-cols-[auto_1fr] gap-x-3.5 rounded-card border px-4 py-3.5 max-sm:block max-sm:px-3.5 max-sm:py-2.5 max-sm:text-[0.9375rem] max-sm:leading-snug sm:items-center print:hidden',
        BANNER_CLASSES[content.tone],
      )}
    >
      <Icon size={26} className={`max-sm:hidden ${look}`} />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 max-sm:gap-y-0.5">
        <BannerText content={content} onRetry={reload} onRetried={() => banner.current?.focus()} />
      </div>
    </section>
  )
}
