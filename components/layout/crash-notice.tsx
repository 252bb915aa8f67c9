import { pageCrashMessages } from '@/lib/shared/messages/page-crash'

/** The least that is said of a page that has failed; it leans on nothing else. */
export function CrashNotice() {
  return (
    <div className="page-width py-16 md:py-24">
      <h1 className="text-title">{pageCrashMessages.title}</h1>
      <p className="mt-4">
        {/* A plain link: a full load is wanted, since the application's own navigation may be what broke. */}
        <a href="/" className="font-semibold text-leaf underline underline-offset-4">
          {pageCrashMessages.home}
        </a>
      </p>
    </div>
  )
}
