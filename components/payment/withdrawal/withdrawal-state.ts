import type { WithdrawalAnswer } from '@/lib/domain/payment/model'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'

/** Where a withdrawal stands: the law wants a statement, a step that confirms it, and an acknowledgement. */
export type WithdrawalState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  /** There is nothing to withdraw from. */
  | { readonly state: 'none' }
  | { readonly state: 'statement'; readonly until: string }
  | {
      readonly state: 'confirmation'
      readonly until: string
      readonly pending: boolean
      readonly fault?: ErrorCode | undefined
    }
  | { readonly state: 'done'; readonly answer: WithdrawalAnswer }

export type WithdrawalEvent =
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly until: string | undefined }
  | { readonly type: 'load-failed' }
  | { readonly type: 'declare' }
  | { readonly type: 'back' }
  | { readonly type: 'confirm' }
  | { readonly type: 'refused'; readonly reason: ErrorCode }
  | { readonly type: 'withdrawn'; readonly answer: WithdrawalAnswer }

/** What becomes of a withdrawal. Nothing is confirmed that was not declared, and nothing is confirmed twice. */
export function withdrawalReducer(current: WithdrawalState, event: WithdrawalEvent): WithdrawalState {
  switch (event.type) {
    case 'load':
      return { state: 'loading' }
    case 'loaded':
      return event.until === undefined ? { state: 'none' } : { state: 'statement', until: event.until }
    case 'load-failed':
      return { state: 'failed' }
    case 'declare':
      return current.state === 'statement' ? { state: 'confirmation', until: current.until, pending: false } : current
    case 'back':
      return current.state === 'confirmation' && !current.pending
        ? { state: 'statement', until: current.until }
        : current
    case 'confirm':
      return current.state === 'confirmation' ? { ...current, pending: true, fault: undefined } : current
    case 'refused':
      return current.state === 'confirmation' ? { ...current, pending: false, fault: event.reason } : current
    case 'withdrawn':
      return { state: 'done', answer: event.answer }
  }
}
