import type { NavigationItem } from '@/components/layout/navigation'
import type { Services } from '@/lib/server/services'
import { shellMessages } from '@/lib/shared/messages/shell'

const { elsewhere: labels } = shellMessages

/** Where the footer leads outside the site: what the configuration names, and the blog only while its flag is on. */
export function externalLinks({ links, featureFlags }: Pick<Services, 'links' | 'featureFlags'>): NavigationItem[] {
  const { blog, videoChannel, socialGroup, newsletterSignup } = links
  const { enableBlog } = featureFlags.current()
  const items = [
    { href: enableBlog ? blog : undefined, label: labels.blog },
    { href: videoChannel, label: labels.videoChannel },
    { href: socialGroup, label: labels.socialGroup },
    { href: newsletterSignup, label: labels.newsletterSignup },
  ]
  return items.flatMap(({ href, label }) => (href === undefined ? [] : [{ href, label }]))
}
