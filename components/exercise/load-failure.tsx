import { buttonClass } from '@/components/ui/button-class'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { unexpectedMessages } from '@/lib/shared/messages/error-views'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { loadFailureMessages } from '@/lib/shared/messages/load-failure'
import { CloseButton } from './close-button'
import { ExerciseHeader } from './exercise-header'
import { PlayerBar } from './player-bar'

interface LoadFailureProps {
  /** By which the failure was reported. */
  readonly reference: string
  /** Address of the page, to try again. */
  readonly path: string
}

/** The exercise page when its exercise cannot be loaded. */
export function LoadFailure({ reference, path }: LoadFailureProps) {
  return (
    <div className="player text-[1.125rem]">
      <meta name="robots" content="noindex" />
      <ExerciseHeader title={loadFailureMessages.pageTitle} level={undefined} />
      <main className="player-columns pt-[clamp(1rem,4vh,2.5rem)] pb-10">
        <Notice tone="error" title={unexpectedMessages.title}>
          <p>
            {unexpectedMessages.cause} {loadFailureMessages.cause}
          </p>
          <p>{loadFailureMessages.advice}</p>
          <p className="break-words text-quiet">
            {unexpectedMessages.reference} <span translate="no">{reference}</span>
          </p>
        </Notice>
        <div className="mt-6 flex flex-wrap gap-3">
          {/* Not within the site, which would show again what it has. */}
          <a href={path} className={buttonClass('primary')}>
            {unexpectedMessages.retry}
          </a>
          <LinkButton href="/" variant="secondary">
            {exerciseMessages.home}
          </LinkButton>
        </div>
      </main>
      <PlayerBar>
        <CloseButton />
        <span />
      </PlayerBar>
    </div>
  )
}
