import type { ReactNode } from 'react'
import { DailyLimitProvider } from '@/components/freemium/daily-limit'
import { ListsBanner } from '@/components/freemium/lists-banner'
import { withOrdinals } from '@/components/ui/with-ordinals'
import type { UsageReading } from '@/lib/domain/freemium/model'
import { SolvedRefresh } from './solved-refresh'

interface CollectionPageProps {
  readonly title: string
  /** What the page offers, in a paragraph or two. */
  readonly lead: ReactNode
  /** How the account stands, of which the rows tell; none of a visitor's. */
  readonly usage: UsageReading | undefined
  readonly children: ReactNode
}

/** The frame of a page that lists exercises. */
export function CollectionPage({ title, lead, usage, children }: CollectionPageProps) {
  return (
    <div className="page-width pt-6 pb-20 md:pt-10">
      <SolvedRefresh />
      <h1 className="text-title">{withOrdinals(title)}</h1>
      <div className="mt-3 max-w-2xl space-y-2 text-lg text-quiet">{lead}</div>
      <ListsBanner usage={usage} />
      <DailyLimitProvider usage={usage}>{children}</DailyLimitProvider>
    </div>
  )
}
