import type { AnswerEffects } from './answer-effects'
import type { RightAnswerSignal } from './right-answer-signal'

/** Fetches the signal, which few have chosen; none where it does not arrive. */
export function loadRightAnswerSignal(effects: AnswerEffects): Promise<RightAnswerSignal | undefined> {
  return import('./right-answer-signal').then(
    ({ createRightAnswerSignal }) => createRightAnswerSignal(effects),
    () => undefined,
  )
}
