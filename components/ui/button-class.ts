import { classNames } from './class-names'

/**
 * `primary`: the one thing to do next. `secondary`: another choice. `link`: a quieter way on, which words alone would not
 * show. `plain`: an action in a bar or a menu. `danger`: what cannot be undone.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'link' | 'plain' | 'danger'

/** The looks that are said in `globals.css` have lists there that use them too. */
const SHAPE = 'button-shape'

const COLOURS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-leaf text-on-leaf no-underline hover:bg-leaf-strong aria-disabled:bg-leaf disabled:bg-line disabled:text-quiet',
  secondary: 'button-secondary',
  link: 'border-transparent bg-transparent text-leaf underline decoration-1 underline-offset-4 hover:bg-leaf-wash hover:decoration-2',
  plain: 'no-underline border-transparent bg-transparent text-ink hover:bg-leaf-wash disabled:text-quiet',
  danger: 'no-underline border-transparent bg-berry text-on-leaf hover:underline aria-disabled:bg-berry',
}

/** The look that buttons and links dressed as buttons share. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  return classNames(SHAPE, COLOURS[variant], className)
}
