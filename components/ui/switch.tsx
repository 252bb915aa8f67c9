import { useId } from 'react'

interface SwitchProps {
  /** What it says beside itself; may differ with its state. */
  readonly label: string
  /** Id of the element that says what is switched. */
  readonly subjectId: string
  readonly checked: boolean
  /** Without it the switch stays as it is. */
  readonly onChange?: (checked: boolean) => void
}

/** Something that is on or off. */
export function Switch({ label, subjectId, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="inline-flex items-center gap-3">
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself
        role="switch"
        aria-describedby={subjectId}
        checked={checked}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
        className="relative h-7 w-12 shrink-0 appearance-none rounded-full border-2 border-control bg-raised transition-colors before:absolute before:start-0.5 before:top-0.5 before:size-5 before:rounded-full before:bg-control before:transition-[inset-inline-start] checked:border-leaf checked:bg-leaf checked:before:start-5.5 checked:before:bg-on-leaf disabled:opacity-70 forced-colors:appearance-auto"
      />
      <label htmlFor={id} className="flex min-h-12 items-center font-semibold">
        {label}
      </label>
    </div>
  )
}
