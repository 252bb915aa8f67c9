import { classNames } from '@/components/ui/class-names'

const FIELD =
  'max-w-full rounded-control border-2 border-control bg-raised text-ink transition-colors placeholder:text-base placeholder:font-normal placeholder:text-quiet hover:border-quiet focus-visible:border-leaf focus-visible:outline-offset-0 aria-invalid:border-berry aria-invalid:bg-berry-wash read-only:border-line read-only:bg-leaf-wash'

/** Numbers are large, in the middle and with figures of one width; the field grows with them where browsers can. */
export const NUMBER_CLASS = classNames(
  FIELD,
  'min-h-14 px-3 text-center text-[1.5rem] font-semibold tabular-nums lining-nums [field-sizing:content]',
)

export const TEXT_CLASS = classNames(FIELD, 'min-h-14 px-4 text-[1.25rem] font-semibold [field-sizing:content]')

/** A row to tap: an option with its round or square box. */
export const OPTION_CLASS =
  'grid min-h-14 grid-cols-[auto_1fr] items-center gap-3 rounded-control border-2 border-control bg-raised px-4 py-2.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-wash has-aria-invalid:border-berry has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky has-disabled:cursor-default has-disabled:hover:border-control has-checked:has-disabled:hover:border-leaf'

export const BOX_CLASS = 'size-6 shrink-0 accent-leaf focus-visible:outline-none disabled:cursor-default'
