import { latestVersion } from '@/lib/domain/legal/versions'
import type { MailText } from '@/lib/shared/messages/mail-template'
import {
  actionRequiredMail,
  cancelledMail,
  endedMail,
  expiringMail,
  paymentFailedMail,
  receiptMail,
  refundMail,
  refundRequestMail,
  welcomeMail,
  withdrawnForStaffMail,
  withdrawnMail,
} from '@/lib/shared/messages/payment-mails'
import type { Payer } from '../customer'
import { withdrawalEnd } from '../rights/rights'
import type { Notice } from './notice'

/** From where and about whom a mail is written. */
export interface MailSender {
  readonly site: { readonly url: string }
  /** Who sells. */
  readonly company: {
    readonly name: string | undefined
    readonly address: string | undefined
    readonly email: string
  }
}

/** What is about somebody who has an account, or had one. */
export type PayerNotice = Exclude<Notice, { readonly kind: 'disputed' | 'refund-failed' }>

/** The mail that tells a notice. */
export function noticeMail(notice: PayerNotice, payer: Payer, { site, company }: MailSender): MailText {
  const to = { displayName: payer.displayName, siteUrl: site.url }
  switch (notice.kind) {
    case 'welcome': {
      const termsUrl = `${site.url}/terms/${latestVersion('terms')}`
      return welcomeMail(to, { ...notice, termsUrl, withdrawalEnd: withdrawalEnd(notice.boughtAt), company })
    }
    case 'receipt':
      return receiptMail(to, notice)
    case 'payment-failed':
      return paymentFailedMail(to, notice)
    case 'action-required':
      return actionRequiredMail(to, notice)
    case 'cancelled':
      return cancelledMail(to, notice)
    case 'expiring':
      return expiringMail(to, notice)
    case 'ended':
      return endedMail(to, notice)
    case 'withdrawn':
      return withdrawnMail(to, notice)
    case 'withdrawn-for-staff':
      return withdrawnForStaffMail({ ...payer, ...notice })
    case 'refund-requested':
      return refundRequestMail({ ...payer, ...notice })
    case 'refund':
      return refundMail(to, notice)
  }
}
