'use client'

import { useEffect } from 'react'
import { CrashNotice } from '@/components/layout/crash-notice'
import { reportPageError } from '@/lib/client/error-handler'
import { pageCrashMessages } from '@/lib/shared/messages/page-crash'
import { SITE_LANGUAGE } from '@/lib/shared/site'
import './globals.css'

/** Takes the place of the root layout when that itself failed, so it brings its own <html> and leans on nothing else. */
export default function GlobalError({ error }: { readonly error: unknown }) {
  useEffect(() => void reportPageError(error), [error])
  return (
    <html lang={SITE_LANGUAGE}>
      <body>
        <title>{pageCrashMessages.title}</title>
        <main>
          <CrashNotice />
        </main>
      </body>
    </html>
  )
}
