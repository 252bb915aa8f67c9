import { useRouter } from 'next/navigation'
import { useEffect, useReducer, useRef } from 'react'
import { loadPaymentProvider } from '@/components/payment/form/load-payment-provider'
import { asApiError, callApi } from '@/lib/client/api'
import { refusalText } from '@/lib/client/payment'
import { takePendingSetupIntent } from '@/lib/client/pending-setup-intent'
import type { PurchaseAnswer, SubscriptionBody } from '@/lib/domain/payment/model'
import type { ProviderReturn } from '../form/provider-return'
import type { Offer } from './offer'
import { decideReturn, isBought, type PurchaseReturn, purchaseReturnReducer } from './purchase-return-state'

/** How often it is asked whether something has happened by now. */
const POLLING_MS = 2000
/** The provider's news come within seconds; after this many questions they are late. */
const MAX_QUESTIONS = 10

interface Return {
  readonly offer: Offer
  /** Null until the account is known at the provider. */
  readonly customerId: string | null
  readonly returned: ProviderReturn
}

/** Brings a purchase to its end after the buyer has come back from the provider. */
export function usePurchaseReturn({ offer, customerId, returned }: Return): PurchaseReturn {
  const router = useRouter()
  const decision = decideReturn(returned, { customerId, priceId: offer.priceId })
  const [current, dispatch] = useReducer(purchaseReturnReducer, { state: 'loading' })
  /** Nothing is bought twice on the server either; this spares the second call. */
  const isBegun = useRef(false)
  const isWaiting = decision.task === 'wait'

  useEffect(() => {
    if (!isWaiting) return
    // The page is made anew on the server, which knows the customer by then.
    const timer = setInterval(() => router.refresh(), POLLING_MS)
    return () => clearInterval(timer)
  }, [isWaiting, router])

  useEffect(() => {
    if (isBegun.current || decision.task === 'wait') return
    isBegun.current = true
    takePendingSetupIntent()
    if (decision.task === 'create') void finish(() => buy(decision.order))
    if (decision.task === 'watch') void finish(watch)
  })

  async function finish(work: () => Promise<Outcome>) {
    try {
      const outcome = await work()
      // The address of the return holds the secret of the card's setup, which is of no use any more.
      if (outcome === 'bought') window.history.replaceState(null, '', window.location.pathname)
      dispatch(outcome === 'bought' ? { type: 'bought' } : { type: 'fail', reason: outcome.reason })
    } catch (error) {
      const failure = asApiError(error)
      // Of a script that did not load there is nothing to tell.
      dispatch({ type: 'fail', reason: failure === error ? refusalText(failure) : undefined })
    }
  }

  async function buy(order: SubscriptionBody): Promise<Outcome> {
    const first = await callApi('POST /payment/create-subscription', { body: order })
    if (first.clientSecret === undefined) return outcomeOf(first)
    dispatch({ type: 'authenticate' })
    const stripe = await loadPaymentProvider(offer.paymentConfig)
    const { error } = await stripe.handleNextAction({ clientSecret: first.clientSecret })
    if (error) return { reason: error.message }
    return outcomeOf(await callApi('POST /payment/create-subscription', { body: order }))
  }

  return decision.task === 'show' ? decision.outcome : current
}

type Outcome = 'bought' | { readonly reason: string | undefined }

function outcomeOf({ status }: PurchaseAnswer): Outcome {
  return isBought(status) ? 'bought' : { reason: undefined }
}

/** Waits for the subscription whose first payment was authenticated. */
async function watch(): Promise<Outcome> {
  for (let question = 1; question <= MAX_QUESTIONS; question++) {
    const { subscription } = await callApi('GET /payment/subscription')
    if (subscription && isBought(subscription.status)) return 'bought'
    await new Promise((resolve) => setTimeout(resolve, POLLING_MS))
  }
  return { reason: undefined }
}
