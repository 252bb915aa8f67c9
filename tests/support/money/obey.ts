import { requestAccountDeletion } from '@/lib/domain/account/request-account-deletion'
import { setDefaultCard } from '@/lib/domain/payment/cards/set-default-card'
import { startCardChange } from '@/lib/domain/payment/cards/setup-intent'
import { runMaintenance } from '@/lib/domain/payment/provider/maintenance'
import { requestRefund } from '@/lib/domain/payment/rights/request-refund'
import { withdraw } from '@/lib/domain/payment/rights/withdraw'
import { cancelSubscription, reactivateSubscription } from '@/lib/domain/payment/subscription/cancel-subscription'
import { resumeTasks, runTask } from '@/lib/domain/task/run-task'
import { AppError } from '@/lib/shared/errors/app-error'
import { giveCard, order as sendOrder } from '../payer'
import type { TestSite } from '../test-site'
import { CARDS } from './command'
import type { Order, Reply } from './site-process'

/** Does what a process of the site was told. */
export async function obey(site: TestSite, order: Order): Promise<Reply> {
  try {
    return await act(site, order)
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function act(site: TestSite, { do: what, user, card, body }: Order): Promise<Reply> {
  switch (what) {
    case 'buy': {
      const given = await giveCard(site, user, CARDS[card])
      await sendOrder(site, user, given)
      return { body: given }
    }
    case 'order':
      if (body) await sendOrder(site, user, body)
      return {}
    case 'change card': {
      const { clientSecret } = await startCardChange(site, user.uid)
      await site.saveCard(clientSecret, CARDS[card])
      await setDefaultCard(site, user.uid, 'latest')
      return {}
    }
    case 'cancel':
      await cancelSubscription(site, user.uid)
      return {}
    case 'reactivate':
      await reactivateSubscription(site, user.uid, 'subscription')
      return {}
    case 'withdraw':
      await withdraw(site, user.uid)
      return {}
    case 'ask for refund':
      await requestRefund(site, user.uid, 'mert')
      return {}
    case 'delete': {
      const { taskId } = await requestAccountDeletion(site, user.uid)
      await runTask(site, taskId)
      return {}
    }
    case 'upkeep':
      await resumeTasks(site)
      await runMaintenance(site)
      return {}
  }
}
