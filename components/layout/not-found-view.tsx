import { buttonClass } from '@/components/ui/button-class'
import { notFoundMessages } from '@/lib/shared/messages/error-views'
import { shellMessages } from '@/lib/shared/messages/shell'
import { BackButton } from './back-button'
import { Logo } from './logo'

/**
 * Nothing is at this address; where to go instead. Next renders this view with every page in case it is needed, so
 * it is kept light: no drawings, and plain links instead of the header and its scripts.
 */
export function NotFoundView() {
  return (
    <div className="min-h-dvh bg-linear-to-b from-sky-wash to-paper to-80%">
      <header className="page-width flex h-18 items-center">
        <a href="/" aria-label={shellMessages.homeLink} className="inline-flex min-h-12 items-center rounded-control">
          <Logo />
        </a>
      </header>
      <main className="page-width pt-12 pb-16 md:pt-20">
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
      </main>
    </div>
  )
}
