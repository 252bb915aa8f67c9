import Link from 'next/link'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import { legalDocuments } from '@/lib/legal/model'
import { legalMessages } from '@/lib/messages/legal'
import { shellMessages } from '@/lib/messages/shell'
import type { Theme } from '@/lib/theme/model'
import { Logo } from './logo'
import { navigationFor, type Viewer } from './navigation'

interface SiteFooterProps {
  readonly viewer: Viewer | undefined
  readonly theme: Theme
}

const documents = legalDocuments.map((name) => ({ href: `/${name}`, label: legalMessages.documents[name] }))

export function SiteFooter({ viewer, theme }: SiteFooterProps) {
  const links = [{ href: '/', label: shellMessages.home }, ...navigationFor(viewer), ...documents]
  return (
    <footer className="border-t border-line bg-raised print:hidden">
      <div className="page-width grid gap-8 py-10 md:grid-cols-[1fr_auto_auto] md:items-start md:gap-16">
        <div>
          <Logo />
          <p className="mt-3 text-quiet">{shellMessages.tagline}.</p>
        </div>
        <nav className="md:-mt-2.5" aria-label={shellMessages.footerNavigation}>
          <ul className="flex flex-wrap gap-x-8 md:block">
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch initial={theme} />
      </div>
    </footer>
  )
}
