import Link from 'next/link'
import { practicePlacePath, type TodayAnswer } from '@/lib/domain/practice/model'
import { todayMessages as messages } from '@/lib/shared/messages/practice'
import { PlaceLeaf } from '../place-leaf'
import { LazyPauseButton } from './lazy-pause-button'

interface PracticeRailProps {
  readonly places: TodayAnswer['places']
  /** The place on the screen, from 1. */
  readonly current: number
}

/** Where one is in today's practice: each place a leaf that leads to it, and the way to a pause. */
export function PracticeRail({ places, current }: PracticeRailProps) {
  return (
    <nav
      aria-label={messages.places}
      className="mx-auto flex h-(--rail) w-full max-w-5xl items-center justify-center gap-2 border-b border-line px-3 sm:px-6 print:hidden"
    >
      <ol className="flex h-full min-w-0 flex-1 justify-center">
        {places.map(({ skill, exerciseId, state }, index) => (
          <li key={exerciseId} className="w-12 min-w-6.5">
            {state === 'locked' ? (
              <span className="grid h-full place-items-center">
                <PlaceLeaf position={index + 1} state={state} isSmall />
                <span className="sr-only">{messages.place(index + 1, skill, state)}</span>
              </span>
            ) : (
              <Link
                href={practicePlacePath(index + 1)}
                replace
                prefetch={false}
                aria-current={index + 1 === current ? 'step' : undefined}
                aria-label={messages.place(index + 1, skill, state)}
                className="grid h-full place-items-center rounded-control"
              >
                <PlaceLeaf position={index + 1} state={state} isCurrent={index + 1 === current} isSmall />
              </Link>
            )}
          </li>
        ))}
      </ol>
      <LazyPauseButton />
    </nav>
  )
}
