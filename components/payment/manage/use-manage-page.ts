import { useEffect, useReducer, useRef } from 'react'
import type { ProviderReturn } from '@/components/payment/form/provider-return'
import { asApiError, callApi, hasFailedWith } from '@/lib/client/api'
import { refusalText } from '@/lib/client/payment'
import { takePendingSetupIntent } from '@/lib/client/pending-setup-intent'
import type { SubscriptionView } from '@/lib/domain/payment/model'
import {
  initialManagePageState,
  type ManagePageError,
  type ManagePageEvent,
  type ManagePageState,
  managePageReducer,
} from './manage-page-state'

interface ManageActions {
  readonly reload: () => Promise<void>
  readonly askCancel: () => void
  readonly cancel: () => Promise<void>
  readonly reactivate: () => Promise<void>
  readonly openCardChange: () => Promise<void>
  readonly close: () => void
}

/** The page of a subscription: reads it, and does what is asked for. @param returned with which the payer has come back */
export function useManagePage(returned: ProviderReturn | undefined): readonly [ManagePageState, ManageActions] {
  const [manage, dispatch] = useReducer(managePageReducer, returned !== undefined, initialManagePageState)
  /** React may run an effect twice. */
  const isOpened = useRef(false)

  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    void open()
  })

  async function open() {
    if (returned) {
      // Whoever reloads the page must not do the same again.
      window.history.replaceState(null, '', window.location.pathname)
      await attempt('update', () => takeCard(returned), 'cardUpdated', dispatch)
    }
    await reload()
  }

  async function reload() {
    dispatch({ type: 'load' })
    await failingWith('load', dispatch, async () =>
      dispatch({ type: 'loaded', answer: await callApi('GET /payment/subscription') }),
    )
  }

  async function cancel() {
    if (manage.task) return
    dispatch({ type: 'begin', task: 'cancel' })
    if (
      await attempt(
        'cancel',
        () => unlessDone(() => callApi('POST /payment/cancel-subscription'), willEnd),
        'cancelled',
        dispatch,
      )
    )
      await reload()
  }

  async function reactivate() {
    if (manage.task) return
    dispatch({ type: 'begin', task: 'reactivate' })
    if (
      await attempt(
        'reactivate',
        () =>
          unlessDone(
            () => callApi('POST /payment/reactivate-subscription', { query: { source: 'subscription' } }),
            goesOn,
          ),
        'reactivated',
        dispatch,
      )
    )
      await reload()
  }

  async function openCardChange() {
    if (manage.task) return
    dispatch({ type: 'begin', task: 'prepare' })
    await failingWith('prepare', dispatch, async () =>
      dispatch({ type: 'card-change', change: await callApi('POST /payment/update-payment-method') }),
    )
  }

  const askCancel = () => dispatch({ type: 'ask-cancel' })
  const close = () => dispatch({ type: 'close' })
  return [manage, { reload, askCancel, cancel, reactivate, openCardChange, close }]
}

const willEnd = (subscription: SubscriptionView | null) => subscription?.cancel_at_period_end !== false
const goesOn = (subscription: SubscriptionView | null) => subscription?.cancel_at_period_end === false

/** The provider sent the payer back without a card. */
class CardNotSaved extends Error {
  override readonly name = 'CardNotSaved'
}

/** Has the saved card pay from now on. The second way does the same by the id that the payer went away with. */
async function takeCard(returned: ProviderReturn): Promise<void> {
  const setupIntentId = takePendingSetupIntent() ?? returned.setupIntentId
  if (returned.status !== 'succeeded') throw new CardNotSaved()
  try {
    await callApi('POST /payment/update-default-payment-method', { body: { paymentMethodId: 'latest' } })
  } catch (error) {
    if (hasFailedWith(error, 'payment-declined') || setupIntentId === undefined) throw error
    await callApi('POST /payment/setup-intent-complete', { body: { setupIntentId } })
  }
}

/** What another tab, or a call whose answer was lost, has done already is no fault. */
async function unlessDone(
  work: () => Promise<void>,
  isDone: (subscription: SubscriptionView | null) => boolean,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!hasFailedWith(error, 'conflict')) throw error
    if (!isDone((await callApi('GET /payment/subscription')).subscription)) throw error
  }
}

type Dispatch = (event: ManagePageEvent) => void

/** @returns whether it was done */
async function attempt(
  fault: ManagePageError,
  work: () => Promise<void>,
  news: NonNullable<ManagePageState['news']>,
  dispatch: Dispatch,
): Promise<boolean> {
  return failingWith(fault, dispatch, async () => {
    await work()
    dispatch({ type: 'done', news })
  })
}

async function failingWith(fault: ManagePageError, dispatch: Dispatch, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    dispatch({ type: 'fail', fault, ...toldOf(error) })
    return false
  }
}

/** What the payer is told of a failure besides what failed. */
function toldOf(error: unknown): Pick<ManagePageState, 'reason' | 'isSignedOut'> {
  if (error instanceof CardNotSaved) return { reason: undefined, isSignedOut: false }
  return { reason: refusalText(asApiError(error)), isSignedOut: hasFailedWith(error, 'unauthenticated') }
}
