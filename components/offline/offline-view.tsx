import { Logo } from '@/components/layout/logo'
import { offlineMessages } from '@/lib/shared/messages/offline'
import { shellMessages } from '@/lib/shared/messages/shell'
import { ApplySavedTheme } from './apply-saved-theme'
import { CachedExercises } from './cached-exercises'
import { RetryButton } from './retry-button'

/** There is no connection; what can be done meanwhile. It stands in for any page, so it knows of none. */
export function OfflineView() {
  return (
    <div className="min-h-dvh bg-linear-to-b from-sky-wash to-paper to-80%">
      <ApplySavedTheme />
      <header className="page-width flex h-18 items-center max-sm:h-14">
        <a href="/" aria-label={shellMessages.homeLink} className="inline-flex min-h-12 items-center rounded-control">
          <Logo />
        </a>
      </header>
      <main className="page-width pt-12 pb-16 md:pt-20">
        <p aria-hidden="true" className="font-display text-hero font-bold text-leaf">
          1 − 1 = 0
        </p>
        <h1 className="mt-4 text-title">{offlineMessages.title}</h1>
        <p className="mt-3 max-w-xl text-lg text-quiet">{offlineMessages.advice}</p>
        <div className="mt-8">
          <RetryButton />
        </div>
        <CachedExercises />
      </main>
    </div>
  )
}
