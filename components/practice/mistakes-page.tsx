import type { RenderedTexts } from '@/components/exercise/exercise-text'
import { ChipLinks } from '@/components/ui/chip-links'
import type { MistakesAnswer } from '@/lib/domain/practice/model'
import { mistakesMessages as messages } from '@/lib/shared/messages/practice'
import { MistakeList } from './mistake-list'

/** Which mistakes are looked at. */
export type MistakesView = 'open' | 'mended'

interface MistakesPageProps {
  readonly mistakes: MistakesAnswer
  readonly view: MistakesView
  readonly texts: RenderedTexts | undefined
}

/** Hibáim: what went wrong at first, with the way to try it again, and beside it what is mended. */
export function MistakesPage({ mistakes, view, texts }: MistakesPageProps) {
  const shown = mistakes[view]
  return (
    <div className="page-width max-w-[52rem] pb-20">
      <h1 className="mt-8 text-title">{messages.title}</h1>
      <p className="mt-2 text-lg text-quiet">{messages.lead}</p>
      <ChipLinks
        label={messages.views}
        links={[
          { href: '/mistakes', text: messages.open(mistakes.openCount), isCurrent: view === 'open' },
          {
            href: '/mistakes?view=mended',
            text: messages.mended(mistakes.mendedCount),
            isCurrent: view === 'mended',
          },
        ]}
      />
      {shown.length === 0 ? (
        <p className="mt-8 text-lg">{view === 'open' ? messages.none : messages.noneMended}</p>
      ) : (
        <MistakeList key={view} mistakes={shown} texts={texts} />
      )}
      {shown.length < (view === 'open' ? mistakes.openCount : mistakes.mendedCount) && (
        <p className="mt-8 text-quiet">{messages.newest(shown.length)}</p>
      )}
      <p className="mt-8 text-quiet">{messages.rule}</p>
    </div>
  )
}
