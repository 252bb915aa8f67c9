import type { SubscriptionAnswer } from '@/lib/domain/payment/model'

/** What failed, by its text in the catalogue. */
export type ManagePageError = 'load' | 'update' | 'reactivate' | 'prepare' | 'cancel'

/** What is under way; one thing at a time. */
export type ManagePageAction = 'cancel' | 'reactivate' | 'prepare' | 'update'

/** What has been done, to be told once. */
export type ManagePageSuccess = 'cancelled' | 'reactivated' | 'cardUpdated'

export interface CardChange {
  readonly clientSecret: string
  readonly setupIntentId: string
}

export interface ManagePageState {
  /** As it was last read; it stays while it is read again. */
  readonly answer: SubscriptionAnswer | undefined
  readonly isLoading: boolean
  readonly task: ManagePageAction | undefined
  readonly dialog: { readonly name: 'cancel' } | { readonly name: 'card'; readonly change: CardChange } | undefined
  readonly fault: ManagePageError | undefined
  /** What the server or the provider tells of it, when they do. */
  readonly reason: string | undefined
  /** It failed because nobody is signed in any more. */
  readonly isSignedOut: boolean
  readonly news: ManagePageSuccess | undefined
}

export type ManagePageEvent =
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly answer: SubscriptionAnswer }
  | { readonly type: 'begin'; readonly task: ManagePageAction }
  | {
      readonly type: 'fail'
      readonly fault: ManagePageError
      readonly reason?: string | undefined
      readonly isSignedOut?: boolean
    }
  | { readonly type: 'done'; readonly news: ManagePageSuccess }
  | { readonly type: 'ask-cancel' }
  | { readonly type: 'card-change'; readonly change: CardChange }
  | { readonly type: 'close' }

/** The page as it opens. @param isReturning whether the payer comes back from the provider with another card */
export function initialManagePageState(isReturning: boolean): ManagePageState {
  const task = isReturning ? 'update' : undefined
  return {
    answer: undefined,
    isLoading: true,
    task,
    dialog: undefined,
    fault: undefined,
    reason: undefined,
    isSignedOut: false,
    news: undefined,
  }
}

/** What becomes of the page. While something is under way, nothing else is begun and no dialog is closed. */
export function managePageReducer(manage: ManagePageState, event: ManagePageEvent): ManagePageState {
  switch (event.type) {
    case 'load':
      return { ...manage, isLoading: true }
    case 'loaded':
      return { ...manage, isLoading: false, answer: event.answer }
    case 'begin':
      return manage.task ? manage : { ...manage, task: event.task, fault: undefined, news: undefined }
    case 'fail':
      return {
        ...manage,
        ...afterFault(event.fault, manage),
        fault: event.fault,
        reason: event.reason,
        isSignedOut: event.isSignedOut ?? false,
      }
    case 'done':
      return { ...manage, task: undefined, dialog: undefined, fault: undefined, news: event.news }
    case 'ask-cancel':
      return manage.task ? manage : { ...manage, dialog: { name: 'cancel' }, fault: undefined }
    case 'card-change':
      return { ...manage, task: undefined, dialog: { name: 'card', change: event.change } }
    case 'close':
      return manage.task ? manage : { ...manage, dialog: undefined, fault: undefined }
  }
}

/** A failed reading ends no other task, and a failed cancellation leaves its dialog open to try again. */
function afterFault(fault: ManagePageError, { task }: ManagePageState): Partial<ManagePageState> {
  return fault === 'load' ? { isLoading: false, task } : { task: undefined }
}
