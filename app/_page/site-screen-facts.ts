import type { SiteScreenProps } from '@/components/layout/site-screen'
import { hasPermission } from '@/lib/domain/account/permissions'
import { currentUser } from '@/lib/server/auth/session'
import { usesServiceWorker } from '@/lib/server/env/mode'
import { services } from '@/lib/server/services'
import { chosenTheme } from './chosen-theme'
import { externalLinks } from './external-links'
import { loadOfferedGrades } from './load-offered-grades'

/** What header and footer show to who is looking. */
export async function siteScreenFacts(): Promise<Omit<SiteScreenProps, 'children'>> {
  const [user, theme, grades] = await Promise.all([currentUser(), chosenTheme(), loadOfferedGrades()])
  const { supportEmail, company, ...site } = services()
  const viewer = user && {
    name: user.displayName || user.email,
    account: { uid: user.uid, email: user.email },
    adminUrl: hasPermission('seeAdminLink', user) ? site.adminUrl : undefined,
  }
  return {
    viewer,
    grades,
    theme,
    elsewhere: externalLinks(site),
    companyName: company.name,
    supportEmail,
    isOfflineReadingEnabled: usesServiceWorker(),
  }
}
