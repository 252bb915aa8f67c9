import type { ReactNode } from 'react'
import { CookieSettingsButton } from '@/components/cookie/cookie-settings-button'
import { FeedbackButton } from '@/components/feedback/feedback-button'
import { ExternalLink, isElsewhere } from '@/components/ui/external-link'
import { SiteLink } from '@/components/ui/site-link'
import { ThemeSwitch } from '@/components/ui/theme-switch'
import type { Grade } from '@/lib/domain/classification/model'
import { EXPLAINERS_PATH } from '@/lib/domain/explainer/model/explainer-path'
import { legalDocuments } from '@/lib/domain/legal/model'
import { WIKI_PATH } from '@/lib/domain/wiki/model/wiki-path'
import { cookieBannerMessages } from '@/lib/shared/messages/cookie-banner'
import { explainerNames } from '@/lib/shared/messages/explainer-names'
import { legalMessages } from '@/lib/shared/messages/legal'
import { shellMessages } from '@/lib/shared/messages/shell'
import { wikiMessages } from '@/lib/shared/messages/wiki'
import type { Theme } from '@/lib/shared/theme'
import { Logo } from './logo'
import { gradeLinks, type NavigationItem, sectionsFor, type Viewer } from './navigation'

export interface SiteFooterProps {
  readonly viewer: Viewer | undefined
  /** Those that have exercises. */
  readonly grades: readonly Grade[]
  readonly theme: Theme
  /** Pages of ours on other sites. */
  readonly elsewhere: readonly NavigationItem[]
  /** Who runs the site. */
  readonly companyName: string | undefined
}

const { footerGroups: titles } = shellMessages

const home: NavigationItem = { href: '/', label: shellMessages.home }
const wiki: NavigationItem = { href: WIKI_PATH, label: wikiMessages.name }
const explainers: NavigationItem = { href: EXPLAINERS_PATH, label: explainerNames.all }
const people: readonly NavigationItem[] = [
  { href: '/about', label: shellMessages.about },
  { href: '/joinus', label: shellMessages.joinUs },
]
const documents = legalDocuments.map((name) => ({ href: `/${name}`, label: legalMessages.documents[name] }))

/** The look of what can be pressed in the footer, links and buttons alike. */
const ENTRY = 'footer-entry'

export function SiteFooter({ viewer, grades, theme, elsewhere, companyName }: SiteFooterProps) {
  return (
    <footer className="border-t border-line bg-raised print:hidden">
      <div className="page-width grid gap-10 py-10 lg:grid-cols-[1fr_auto] lg:gap-16">
        <div>
          <Logo />
          <p className="mt-3 text-quiet">{shellMessages.tagline}.</p>
          {companyName && <p className="mt-1 text-quiet">{shellMessages.operatedBy(companyName)}</p>}
          <div className="mt-6">
            <ThemeSwitch initial={theme} />
          </div>
        </div>
        <nav
          aria-label={shellMessages.footerNavigation}
          className="grid gap-x-12 gap-y-6 min-[26rem]:grid-cols-2 sm:grid-flow-col sm:auto-cols-auto sm:grid-cols-none"
        >
          <FooterGroup title={titles.site} items={[home, ...sectionsFor(viewer), explainers, wiki]} />
          {grades.length > 0 && <FooterGroup title={shellMessages.grades} items={gradeLinks(grades)} isShort />}
          <FooterGroup title={titles.people} items={people}>
            <li>
              <FeedbackButton className={ENTRY} />
            </li>
          </FooterGroup>
          <FooterGroup title={titles.law} items={documents}>
            <li>
              <CookieSettingsButton className={ENTRY}>{cookieBannerMessages.settings}</CookieSettingsButton>
            </li>
          </FooterGroup>
          {elsewhere.length > 0 && <FooterGroup title={titles.elsewhere} items={elsewhere} />}
        </nav>
      </div>
    </footer>
  )
}

interface FooterGroupProps {
  readonly title: string
  readonly items: readonly NavigationItem[]
  /** Whether several stand in a row of a phone. */
  readonly isShort?: boolean
  /** What is no link; list items. */
  readonly children?: ReactNode
}

function FooterGroup({ title, items, isShort = false, children }: FooterGroupProps) {
  return (
    <div>
      <h2 className="text-base text-quiet">{title}</h2>
      <ul className={isShort ? 'mt-1 max-sm:flex max-sm:flex-wrap max-sm:gap-x-5' : 'mt-1'}>
        {items.map(({ href, label }) => (
          <li key={href}>
            <Entry href={href}>{label}</Entry>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}

function Entry({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const To = isElsewhere(href) ? ExternalLink : SiteLink
  return (
    <To href={href} className={ENTRY}>
      {children}
    </To>
  )
}
