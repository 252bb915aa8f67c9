import { Dialog } from '@/components/ui/dialog'
import { manageMessages } from '@/lib/messages/payment-manage'
import { CardElements } from '../form/card-elements'
import type { ProviderDoor } from '../form/load-provider'
import { CardChangeForm } from './card-change-form'

interface CardChangeDialogProps {
  readonly door: ProviderDoor
  readonly clientSecret: string
  readonly onClose: () => void
}

const { card: texts } = manageMessages

/** Takes another card for the subscription. */
export function CardChangeDialog({ door, clientSecret, onClose }: CardChangeDialogProps) {
  return (
    <Dialog title={texts.dialogTitle} onClose={onClose} closeLabel={texts.close} closeOnBackdrop={false} size="large">
      <p className="mt-2 mb-4 text-quiet">{texts.dialogText}</p>
      <CardElements door={door} clientSecret={clientSecret}>
        <CardChangeForm clientSecret={clientSecret} onCancel={onClose} />
      </CardElements>
    </Dialog>
  )
}
