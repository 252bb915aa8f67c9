'use client'

import { useEffect, useRef } from 'react'
import type { PaymentClientConfig } from '@/components/payment/form/load-payment-provider'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { SignInAgain } from '@/components/ui/sign-in-again'
import { hasEnded } from '@/lib/domain/payment/model'
import { manageMessages as messages } from '@/lib/shared/messages/payment-manage'
import { Confetti } from '../confetti'
import type { ProviderReturn } from '../form/provider-return'
import { ActionsCard } from './actions-card'
import { CancelDialog } from './cancel-dialog'
import { CardChangeDialog } from './card-change-dialog'
import { DetailsCard } from './details-card'
import { EmptyState } from './empty-state'
import { InvoicesCard } from './invoices-card'
import type { ManagePageState } from './manage-page-state'
import { ManageSkeleton } from './manage-skeleton'
import { PaymentMethodCard } from './payment-method-card'
import { RightsCard } from './rights-card'
import { toShownSubscription } from './shown-subscription'
import { StatusCard } from './status-card'
import { useManagePage } from './use-manage-page'

interface ManagePageProps {
  /** Undefined where no payments are taken. */
  readonly paymentConfig: PaymentClientConfig | undefined
  /** The account's own at the provider; null when it has never bought anything. */
  readonly customerId: string | null
  /** The end of a subscription that was given away, which the provider knows nothing of. */
  readonly grantedUntil: string | null
  /** With what the provider has sent the payer back, when it has. */
  readonly returned: ProviderReturn | undefined
}

/** The subscription of the signed-in user, and all that can be done about it. */
export function ManagePage({ paymentConfig, customerId, grantedUntil, returned }: ManagePageProps) {
  return (
    <div className="page-width max-w-4xl pt-8 pb-20">
      <h1 className="text-title">{messages.title}</h1>
      <div className="mt-6">
        {customerId === null || !paymentConfig ? (
          <EmptyState grantedUntil={grantedUntil} />
        ) : (
          <Subscription paymentConfig={paymentConfig} grantedUntil={grantedUntil} returned={returned} />
        )}
      </div>
    </div>
  )
}

type SubscriptionProps = Pick<ManagePageProps, 'grantedUntil' | 'returned'> & {
  readonly paymentConfig: PaymentClientConfig
}

function Subscription({ paymentConfig, grantedUntil, returned }: SubscriptionProps) {
  const [manage, actions] = useManagePage(returned)
  const { answer, dialog, task } = manage
  if (!answer) {
    return manage.isLoading ? <ManageSkeleton /> : <Outcome manage={manage} onRetry={actions.reload} />
  }
  const shown = toShownSubscription(answer)
  const isOver = shown.status === undefined || hasEnded({ status: shown.status })
  return (
    <div className="grid gap-6">
      {!dialog && <Outcome manage={manage} onRetry={actions.reload} />}
      {shown.state === 'none' ? (
        <EmptyState grantedUntil={grantedUntil} />
      ) : (
        <>
          <StatusCard shown={shown} isReactivating={task === 'reactivate'} onReactivate={actions.reactivate} />
          <div className="grid items-start gap-6 md:grid-cols-2">
            <DetailsCard shown={shown} />
            {!isOver && (
              <PaymentMethodCard card={shown.card} isPreparing={task === 'prepare'} onChange={actions.openCardChange} />
            )}
          </div>
        </>
      )}
      <InvoicesCard />
      <RightsCard />
      {shown.mayCancel && <ActionsCard onCancel={actions.askCancel} />}
      {dialog?.name === 'cancel' && (
        <CancelDialog
          periodEnd={shown.periodEnd ?? ''}
          owes={shown.owes}
          isPending={task === 'cancel'}
          fault={manage.fault}
          reason={manage.reason}
          isSignedOut={manage.isSignedOut}
          onConfirm={actions.cancel}
          onClose={actions.close}
        />
      )}
      {dialog?.name === 'card' && (
        <CardChangeDialog
          paymentConfig={paymentConfig}
          clientSecret={dialog.change.clientSecret}
          owed={shown.owes ? shown.monthlyFee : undefined}
          onClose={actions.close}
        />
      )}
      {manage.news === 'reactivated' && <Confetti />}
    </div>
  )
}

const NEWS = {
  cancelled: messages.status.cancelled,
  reactivated: messages.status.reactivated,
  cardUpdated: messages.card.updated,
} as const

/** What has just been done, or failed; it takes the focus, since what was pressed may be gone. */
function Outcome({
  manage: { fault, reason, isSignedOut, news },
  onRetry,
}: {
  readonly manage: ManagePageState
  readonly onRetry: () => void
}) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fault || news) notice.current?.focus()
  }, [fault, news])
  if (fault) {
    return (
      <Notice tone="error" title={messages.errors[fault]} ref={notice}>
        {reason && <p>{reason}</p>}
        {isSignedOut && <SignInAgain />}
        {fault === 'load' && (
          <Button variant="secondary" onClick={onRetry}>
            {messages.retry}
          </Button>
        )}
      </Notice>
    )
  }
  return news ? (
    <Notice tone="success" ref={notice}>
      {NEWS[news]}
    </Notice>
  ) : null
}
