import { Notice } from '@/components/ui/notice'
import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { Remote } from '@/components/ui/use-remote'
import { errorMessages } from '@/lib/shared/messages/errors'
import { wikiMessages } from '@/lib/shared/messages/wiki'
import type { RenderedWikiPage } from './wiki-page-cache'

interface WikiPageViewProps {
  readonly page: Remote<RenderedWikiPage>
  readonly onRetry: () => void
}

/** What stands below the title: the page, its stand-in while it loads, or why there is none. */
export function WikiPageView({ page, onRetry }: WikiPageViewProps) {
  switch (page.state) {
    case 'loading':
      return <LoadingPage />
    case 'ready':
      return <div className="[&_h3]:pt-2 [&_h3]:text-[1.1875rem]">{page.value.content}</div>
    case 'failed':
      if (page.code === 'not-found') return <Notice tone="info">{wikiMessages.unknownText}</Notice>
      return (
        <RetryNotice retry={wikiMessages.retry} onRetry={onRetry}>
          {errorMessages[page.code]}
        </RetryNotice>
      )
    default:
      return page satisfies never
  }
}

function LoadingPage() {
  return (
    <div className="space-y-4 py-1">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-14 w-40" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  )
}
