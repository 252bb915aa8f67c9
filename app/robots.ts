import type { MetadataRoute } from 'next'
import { services } from '@/lib/server/services'

/** Asked when it runs: the address of the site is not known where it is built. */
export const dynamic = 'force-dynamic'

/** What is nobody's to find: calls, sheets for printing, and the pages of an account. */
const PRIVATE = [
  '/api/',
  '/exercise/*/print',
  '/profile',
  '/map',
  '/mistakes',
  '/practice',
  '/verify-email',
  '/reset-password',
  '/newsletter',
  '/parental-consent',
  '/task/',
  '/task-status/',
  '/search',
  '/offline',
  '/subscription',
  '/elofizetesem',
]

export default function robots(): MetadataRoute.Robots {
  if (services().trial) return { rules: { userAgent: '*', disallow: '/' } }
  return { rules: { userAgent: '*', allow: '/', disallow: PRIVATE }, sitemap: `${services().site.url}/sitemap.xml` }
}
