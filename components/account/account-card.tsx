import type { ReactNode, Ref } from 'react'
import { Card } from '@/components/ui/card'
import { SiteLink } from '@/components/ui/site-link'
import { unbroken } from '@/components/ui/unbroken'

interface AccountCardProps {
  readonly title: string
  /** For a card that replaces another one: its heading takes the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>
  readonly lead?: string
  readonly children: ReactNode
}

/** The card of a page with one thing to do, under the page's heading. */
export function AccountCard({ title, titleRef, lead, children }: AccountCardProps) {
  return (
    <Card as="section" raised className="p-5 sm:p-8">
      <h1 ref={titleRef} tabIndex={-1} className="text-title">
        {unbroken(title)}
      </h1>
      {lead && <p className="mt-2 text-quiet">{unbroken(lead)}</p>}
      <div className="mt-6">{children}</div>
    </Card>
  )
}

interface AuthSwitchLinkProps {
  readonly question: string
  readonly href: string
  readonly label: string
}

/** Below the card: the way for those who came to the wrong page. */
export function AuthSwitchLink({ question, href, label }: AuthSwitchLinkProps) {
  return (
    <p className="mt-4 text-center">
      {question}{' '}
      <SiteLink
        href={href}
        className="inline-flex min-h-11 items-center px-1 font-semibold text-leaf underline underline-offset-4"
      >
        {label}
      </SiteLink>
    </p>
  )
}
