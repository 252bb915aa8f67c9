import { classNames } from './class-names'

/** `primary`: the one thing to do next. `secondary`: another choice. `plain`: an action in a bar or a menu. `danger`: what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'danger'

const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border-2 px-5 py-2 text-center font-[650] leading-tight no-underline transition-colors select-none'

const COLOURS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-leaf text-on-leaf hover:bg-leaf-strong aria-disabled:bg-leaf disabled:bg-line disabled:text-quiet',
  secondary:
    'border-control bg-raised text-ink hover:border-leaf hover:bg-leaf-wash disabled:border-line disabled:bg-transparent disabled:text-quiet aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-quiet',
  plain: 'border-transparent bg-transparent text-ink hover:bg-leaf-wash disabled:text-quiet',
  danger: 'border-transparent bg-berry text-on-leaf hover:underline aria-disabled:bg-berry',
}

/** The look that buttons and links dressed as buttons share. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  return classNames(SHAPE, COLOURS[variant], className)
}
