import Link from 'next/link'
import { freemiumMessages } from '@/lib/shared/messages/freemium'
import type { BannerContent } from './banner-content'
import { RetryUsage } from './retry-usage'

interface BannerTextProps {
  readonly content: BannerContent
  readonly onRetry: () => Promise<boolean>
  /** The usage that had been missing is there. */
  readonly onRetried: () => void
}

/** What both variants of the banner hold. A change of the text is announced, the first text is not. */
export function BannerText({
  content: { tone, text, continuable, afterwards, link },
  onRetry,
  onRetried,
}: BannerTextProps) {
  return (
    <>
      <p aria-live="polite">
        {tone === 'fault' && <strong lang="en">{freemiumMessages.unavailable}. </strong>}
        {text}
      </p>
      {continuable && (
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full max-sm:gap-y-0">
          <span>
            {continuable.some(({ isFixed }) => isFixed) ? freemiumMessages.continueSame : freemiumMessages.continueAnew}
          </span>
          {/* One row, also on a phone: its end shows that there is more beside it. */}
          <ul className="contents max-sm:flex max-sm:w-full max-sm:gap-2 max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:p-1">
            {continuable.map(({ id, title }) => (
              <li key={id} className="max-sm:shrink-0">
                <Link
                  href={`/exercise/${id}`}
                  prefetch={false}
                  className="inline-flex min-h-12 items-center rounded-control border border-control bg-raised px-3 font-semibold transition-colors hover:border-leaf hover:bg-leaf-wash"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {afterwards && <p>{afterwards}</p>}
      {link && (
        <Link
          href={link.href}
          prefetch={false}
          className="-my-3 flex min-h-12 items-center font-semibold underline underline-offset-4"
        >
          {link.label}
        </Link>
      )}
      {tone === 'fault' && <RetryUsage onRetry={onRetry} onDone={onRetried} />}
    </>
  )
}
