import type { AnchorHTMLAttributes } from 'react'

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
}

/**
 * A link to another page of the site: the browser's own, which `followLinks` hears for all of them and then changes the page
 * without loading it anew. Next's `Link` would cost every page 3 kB of script, and each link on it a component to take over.
 */
export function SiteLink(props: SiteLinkProps) {
  return <a data-in="" {...props} />
}
