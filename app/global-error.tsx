'use client'

import { useEffect } from 'react'
import { reportPageError } from '@/lib/client/error-handler'
import { pageCrashMessages } from '@/lib/shared/messages/error-views'
import { SITE_LANGUAGE } from '@/lib/shared/site'
import './globals.css'

/** Takes the place of the root layout when that itself failed, so it brings its own <html> and leans on nothing else. */
export default function GlobalError({ error }: { readonly error: unknown }) {
  useEffect(() => void reportPageError(error), [error])
  return (
    <html lang={SITE_LANGUAGE}>
      <body>
        <title>{pageCrashMessages.title}</title>
        <main className="page-width py-16 md:py-24">
          <h1 className="text-title">{pageCrashMessages.title}</h1>
          <p className="mt-4">
            {/* A plain link: a full load is wanted, since the application's own navigation may be what broke. */}
            <a href="/" className="font-semibold text-leaf underline underline-offset-4">
              {pageCrashMessages.home}
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}
