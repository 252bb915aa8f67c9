import { buttonClass } from '@/components/ui/button-class'
import { notFoundMessages } from '@/lib/shared/messages/error-views'
import { shellMessages } from '@/lib/shared/messages/shell'
import { BackButton } from './back-button'

/** Nothing is at this address; where to go instead. Below the header of the main layout. */
export function NotFoundView() {
  return (
    <div className="bg-linear-to-b from-sky-wash to-paper to-80%">
      <div className="page-width pt-12 pb-16 md:pt-20">
        <p aria-hidden="true" className="font-display text-hero font-bold text-leaf">
          4 + 0 + 4 = ?
        </p>
        <h1 className="mt-4 text-title">{notFoundMessages.title}</h1>
        <p className="mt-3 max-w-xl text-lg text-quiet">{notFoundMessages.advice}</p>
        <nav aria-label={notFoundMessages.menu} className="mt-8 flex flex-wrap gap-3">
          <a href="/" className={buttonClass('primary')}>
            {shellMessages.home}
          </a>
          <a href="/search" className={buttonClass('secondary')}>
            {shellMessages.search}
          </a>
          <BackButton label={notFoundMessages.back} className={buttonClass('secondary')} />
        </nav>
      </div>
    </div>
  )
}
