import { isRecord } from '@/lib/shared/is-record'
import { localJsonStorage } from './json-storage'

/** How a right answer is told beside the screen. */
export interface AnswerEffects {
  readonly sound: boolean
  readonly vibration: boolean
}

/** What holds until somebody has chosen: a class, a night and a bus are quiet. */
export const NO_EFFECTS: AnswerEffects = { sound: false, vibration: false }

/** Under which the browser keeps the choice: it is about a device and where it is used, not about an account. */
const KEY = 'answerEffects'

export function readAnswerEffects(): AnswerEffects {
  const kept = localJsonStorage.read(KEY)
  return isRecord(kept) ? { sound: kept.sound === true, vibration: kept.vibration === true } : NO_EFFECTS
}

/** Keeps the choice for good; nothing is kept of who wants neither. */
export function keepAnswerEffects(effects: AnswerEffects): void {
  if (hasEffects(effects)) localJsonStorage.keep(KEY, effects)
  else localJsonStorage.forget(KEY)
}

export function hasEffects({ sound, vibration }: AnswerEffects): boolean {
  return sound || vibration
}
