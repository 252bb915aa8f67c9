import type { PlayerAccess } from '../player/player-access'
import { isTold, type PlayerState } from '../player/player-state'
import type { PlayerActions } from '../player/use-player'
import { Announcements } from './announcements'
import { FooterBar } from './footer-bar'
import { RenewalNotice } from './renewal-notice'
import { VisitorBar } from './visitor-bar'

interface PlayerFooterProps {
  readonly state: PlayerState
  readonly actions: PlayerActions
  readonly access: PlayerAccess
  readonly formId: string
  /** Path of the exercise with its seed and level. */
  readonly path: string
  readonly isFixed: boolean
  /** Whether a card offers a visitor an account. */
  readonly isAccountOffered: boolean
}

/** What stays at the bottom of the screen: the keys over the bar of buttons, and for a moment what undoes new numbers. */
export function PlayerFooter(props: PlayerFooterProps) {
  const { state, actions, access, formId, path, isFixed, isAccountOffered } = props
  const { phase, run } = state
  const isDone = isTold(state, 'subtask-done')
  return (
    <div
      data-said={isTold(state, 'failed') || isDone ? '' : undefined}
      data-empty={isDone || isTold(state, 'limit-reached') ? '' : undefined}
      className="player-foot"
    >
      <div className="flex justify-center px-4 *:mb-3">
        {state.replaced && phase.name === 'answering' && (
          <RenewalNotice key={run} isFixed={isFixed} onUndo={actions.undoRenewal} onEnd={actions.keepRenewal} />
        )}
      </div>
      <Announcements state={state} isFixed={isFixed} />
      <footer className="pointer-events-auto border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]">
        {access === 'visitor' ? (
          <VisitorBar path={path} isOffered={isAccountOffered} />
        ) : (
          <FooterBar state={state} actions={actions} formId={formId} isRefused={access === 'refused'} />
        )}
      </footer>
    </div>
  )
}
