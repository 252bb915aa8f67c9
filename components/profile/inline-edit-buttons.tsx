import { Button } from '@/components/ui/button'
import { profileMessages } from '@/lib/shared/messages/profile'

interface InlineEditButtonsProps {
  readonly pending: boolean
  readonly onCancel: () => void
}

/** The end of each form that edits a value in its place. */
export function InlineEditButtons({ pending, onCancel }: InlineEditButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" pending={pending}>
        {profileMessages.save}
      </Button>
      <Button variant="secondary" aria-disabled={pending} onClick={onCancel}>
        {profileMessages.cancel}
      </Button>
      <p role="status" className="sr-only">
        {pending && profileMessages.saving}
      </p>
    </div>
  )
}
