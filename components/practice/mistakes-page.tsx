import Link from 'next/link'
import type { RenderedTexts } from '@/components/exercise/exercise-text'
import type { MistakesAnswer } from '@/lib/domain/practice/model'
import { mistakesMessages as messages } from '@/lib/shared/messages/practice'
import { MistakeList } from './mistake-list'

/** Which mistakes are looked at. */
export type MistakesView = keyof MistakesAnswer

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
      <nav aria-label={messages.views} className="mt-6">
        <ul className="flex flex-wrap gap-3">
          <ViewLink href="/mistakes" isCurrent={view === 'open'} label={messages.open(mistakes.open.length)} />
          <ViewLink
            href="/mistakes?view=mended"
            isCurrent={view === 'mended'}
            label={messages.mended(mistakes.mended.length)}
          />
        </ul>
      </nav>
      {shown.length === 0 ? (
        <p className="mt-8 text-lg">{view === 'open' ? messages.none : messages.noneMended}</p>
      ) : (
        <MistakeList key={view} mistakes={shown} texts={texts} />
      )}
      <p className="mt-8 text-quiet">{messages.rule}</p>
    </div>
  )
}

interface ViewLinkProps {
  readonly href: string
  readonly isCurrent: boolean
  readonly label: string
}

function ViewLink({ href, isCurrent, label }: ViewLinkProps) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        aria-current={isCurrent ? 'page' : undefined}
        className="chip aria-[current]:border-leaf aria-[current]:bg-leaf-wash aria-[current]:text-leaf"
      >
        {label}
      </Link>
    </li>
  )
}
