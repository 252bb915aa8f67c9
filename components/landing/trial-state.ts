import type { TrialOption } from '@/lib/domain/trial/model'

/** As many as there are texts of. */
export const MAX_HINTS = 2

export interface TrialState {
  /** From 0; each has other numbers. */
  readonly round: number
  readonly chosen: TrialOption | undefined
  /** What was checked last, until something else is chosen. */
  readonly checked: TrialOption | 'nothing' | undefined
  readonly hintCount: number
}

export type TrialEvent =
  | { readonly type: 'choose'; readonly option: TrialOption }
  | { readonly type: 'check' }
  | { readonly type: 'hint' }
  | { readonly type: 'again' }

export const initialTrialState: TrialState = { round: 0, chosen: undefined, checked: undefined, hintCount: 0 }

export function trialReducer(state: TrialState, event: TrialEvent): TrialState {
  switch (event.type) {
    case 'choose':
      return { ...state, chosen: event.option, checked: undefined }
    case 'check':
      return { ...state, checked: state.chosen ?? 'nothing' }
    case 'hint':
      return { ...state, hintCount: Math.min(state.hintCount + 1, MAX_HINTS) }
    case 'again':
      return { ...initialTrialState, round: state.round + 1 }
  }
}
