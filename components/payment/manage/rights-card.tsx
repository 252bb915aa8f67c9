import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { RetryNotice } from '@/components/ui/retry-notice'
import { useRemote } from '@/components/ui/use-remote'
import { callApi } from '@/lib/client/api'
import type { RightsAnswer } from '@/lib/domain/payment/model'
import { formatDate, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { manageMessages } from '@/lib/shared/messages/payment-manage'
import { refundText } from '../withdrawal/refund-text'
import { RefundDialog } from './refund-dialog'
import { SectionCard } from './section-card'

const { rights: texts, retry } = manageMessages

const readRights = (signal: AbortSignal) => callApi('GET /payment/rights', { signal })

/** Withdrawing and asking for the money back, as long as there is a right to either. Apart from cancelling. */
export function RightsCard() {
  const [rights, reload] = useRemote(readRights)
  if (rights.state === 'loading') return null
  if (rights.state === 'failed') {
    return (
      <SectionCard title={texts.title}>
        <RetryNotice retry={retry} onRetry={reload}>
          {texts.failed}
        </RetryNotice>
      </SectionCard>
    )
  }
  const { withdrawal, refund, withdrawn } = rights.value
  if (!withdrawal && !refund && !withdrawn) return null
  return (
    <SectionCard title={texts.title}>
      <div className="grid gap-6">
        {withdrawn && (
          <Notice tone="info" title={texts.withdrawn(formatDate(withdrawn.withdrawnAt, HOME_TIME_ZONE))}>
            {refundText(withdrawn)}
          </Notice>
        )}
        {withdrawal && (
          <div>
            <p>{texts.withdrawalText(formatDate(withdrawal.until, HOME_TIME_ZONE))}</p>
            <LinkButton href="/subscription/withdrawal" variant="secondary" className="mt-3">
              {texts.withdraw}
            </LinkButton>
          </div>
        )}
        {refund && <Refund right={refund} />}
      </div>
    </SectionCard>
  )
}

function Refund({ right }: { readonly right: NonNullable<RightsAnswer['refund']> }) {
  const [isOpen, setIsOpen] = useState(false)
  const [requestedAt, setRequestedAt] = useState(right.requestedAt)
  if (requestedAt !== null && !isOpen) {
    return <Notice tone="info">{texts.refundRequested(formatDate(requestedAt, HOME_TIME_ZONE))}</Notice>
  }
  return (
    <div>
      <p>{texts.refundText(formatDate(right.until, HOME_TIME_ZONE))}</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)} className="mt-3">
        {texts.requestRefund}
      </Button>
      {isOpen && <RefundDialog onSent={setRequestedAt} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
