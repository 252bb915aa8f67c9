import { SiteLink } from '@/components/ui/site-link'
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
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
          <span>
            {continuable.some(({ isFixed }) => isFixed) ? freemiumMessages.continueSame : freemiumMessages.continueAnew}
          </span>
          {/* Below each other on a phone, so that all three are seen at once. */}
          <ul className="contents max-sm:grid max-sm:w-full max-sm:gap-1.5">
            {continuable.map(({ id, title }) => (
              <li key={id}>
                <SiteLink
                  href={`/exercise/${id}`}
                  className="inline-flex min-h-12 items-center rounded-control border border-control bg-raised px-3 py-1 font-semibold transition-colors hover:border-leaf hover:bg-leaf-wash max-sm:flex max-sm:min-h-11"
                >
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {afterwards && <p className="max-sm:mt-1">{afterwards}</p>}
      {link && (
        <SiteLink
          href={link.href}
          className="-my-3 flex min-h-12 items-center font-semibold underline underline-offset-4"
        >
          {link.label}
        </SiteLink>
      )}
      {tone === 'fault' && <RetryUsage onRetry={onRetry} onDone={onRetried} />}
    </>
  )
}
