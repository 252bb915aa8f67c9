import type { ReactNode } from 'react'
import { ErrorServiceMeta } from '@/components/layout/error-service-meta'
import { services } from '@/lib/server/services'
import { SITE_LANGUAGE } from '@/lib/shared/site'
import { chosenTheme } from './chosen-theme'
import { fontClassName } from './fonts'

/** The document of a page. The chosen theme is in the HTML from the start, so no script has to run before the first paint. */
export async function SiteDocument({ children }: { readonly children: ReactNode }) {
  const theme = await chosenTheme()
  return (
    <html
      lang={SITE_LANGUAGE}
      className={fontClassName}
      {...(theme !== 'system' && { 'data-theme': theme })}
      // The first script of the page may have noted here that cookies are asked about.
      suppressHydrationWarning
    >
      <body>
        <ErrorServiceMeta settings={services().errorService} />
        {children}
      </body>
    </html>
  )
}
