import type { PaymentClientConfig } from '@/components/payment/form/load-payment-provider'
import { Dialog } from '@/components/ui/dialog'
import { manageMessages } from '@/lib/shared/messages/payment-manage'
import { CardElements } from '../form/card-elements'
import { CardChangeForm } from './card-change-form'

interface CardChangeDialogProps {
  readonly paymentConfig: PaymentClientConfig
  readonly clientSecret: string
  /** What the card is charged now, as it is shown; undefined when nothing is still to be paid. */
  readonly owed: string | undefined
  readonly onClose: () => void
}

const { card: texts } = manageMessages

/** Takes another card for the subscription. */
export function CardChangeDialog({ paymentConfig, clientSecret, owed, onClose }: CardChangeDialogProps) {
  return (
    <Dialog title={texts.dialogTitle} onClose={onClose} closeLabel={texts.close} closeOnBackdrop={false} size="large">
      <p className="mt-2 mb-4 text-quiet">{owed === undefined ? texts.dialogText : texts.dialogTextOwed(owed)}</p>
      <CardElements paymentConfig={paymentConfig} clientSecret={clientSecret}>
        <CardChangeForm clientSecret={clientSecret} onCancel={onClose} />
      </CardElements>
    </Dialog>
  )
}
