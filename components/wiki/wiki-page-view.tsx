import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessages } from '@/lib/shared/messages/errors'
import { wikiMessages } from '@/lib/shared/messages/wiki'
import type { PageState } from './use-wiki-page'

interface WikiPageViewProps {
  readonly state: PageState
  readonly onRetry: () => void
}

/** What stands below the title: the page, its stand-in while it loads, or why there is none. */
export function WikiPageView({ state, onRetry }: WikiPageViewProps) {
  switch (state.name) {
    case 'loading':
      return <LoadingPage />
    case 'ready':
      return <div className="[&_h3]:pt-2 [&_h3]:text-[1.1875rem]">{state.page.content}</div>
    case 'failed':
      if (state.code === 'not-found') return <Notice tone="info">{wikiMessages.unknownText}</Notice>
      return (
        <Notice tone="error">
          <p>{errorMessages[state.code]}</p>
          <Button variant="secondary" onClick={onRetry}>
            {wikiMessages.retry}
          </Button>
        </Notice>
      )
    default:
      return state satisfies never
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
