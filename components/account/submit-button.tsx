import { Button } from '@/components/ui/button'

interface SubmitButtonProps {
  readonly label: string
  readonly pending: boolean
  /** What screen readers hear while the form is under way. */
  readonly pendingText: string
}

export function SubmitButton({ label, pending, pendingText }: SubmitButtonProps) {
  return (
    <div>
      <Button type="submit" pending={pending} className="w-full">
        {label}
      </Button>
      <p role="status" className="sr-only">
        {pending && pendingText}
      </p>
    </div>
  )
}
