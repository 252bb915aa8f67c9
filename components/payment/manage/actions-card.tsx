import { Button } from '@/components/ui/button'
import { manageMessages } from '@/lib/shared/messages/payment-manage'
import { SectionCard } from './section-card'

const { actions: texts } = manageMessages

/** What can be done about a subscription that goes on. */
export function ActionsCard({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <SectionCard title={texts.title}>
      <p className="text-quiet">{texts.cancelText}</p>
      <Button variant="secondary" onClick={onCancel} className="mt-4">
        {texts.cancel}
      </Button>
    </SectionCard>
  )
}
