import { useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { freemiumMessages } from '@/lib/shared/messages/freemium'
import { BANNER_CLASSES } from './banner-class'
import { BannerText } from './banner-text'
import { useBanner } from './use-banner'
import type { FollowedUsage } from './use-usage'

/** The free tier on the exercise page: a line under the header. */
export function ExerciseBanner({ reading, reload }: FollowedUsage) {
  const banner = useRef<HTMLElement>(null)
  const content = useBanner(reading, 'exercise')
  if (!content) return null
  return (
    <aside
      ref={banner}
      tabIndex={-1}
      aria-label={freemiumMessages.banner}
      className={classNames(
        'border-y text-base leading-snug max-sm:text-[0.9375rem] print:hidden',
        BANNER_CLASSES[content.tone],
        content.keepsLine && 'grid items-center max-sm:min-h-13',
      )}
    >
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-center *:justify-center gap-x-4 gap-y-1 px-4 py-1.5 text-center max-sm:justify-start max-sm:*:justify-start max-sm:gap-y-0 max-sm:py-1 max-sm:text-start">
        <BannerText content={content} onRetry={reload} onRetried={() => banner.current?.focus()} />
      </div>
    </aside>
  )
}
