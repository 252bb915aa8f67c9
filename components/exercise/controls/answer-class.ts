import { classNames } from '@/components/ui/class-names'
import type { Outcome } from '@/lib/domain/exercise/model'

/** The looks that every field and option of a page has stand in `globals.css` under short names: a page has dozens of them. */
const SHAPE = 'answer-field'

const MARKED = {
  correct: 'border-leaf bg-leaf-wash',
  wrong: 'border-miss bg-raised',
  ungraded: 'border-sky bg-sky-wash',
} satisfies Record<Outcome, string>

interface FieldState {
  readonly mark: Outcome | undefined
  readonly isLocked: boolean
}

/** The look of a field to type into. It grows with what is typed, where browsers can do that; else it stays as wide as it must be. */
function fieldClass({ mark, isLocked }: FieldState): string {
  if (mark) return `${SHAPE} ${MARKED[mark]}`
  if (isLocked) return `${SHAPE} border-line bg-transparent`
  return `${SHAPE} border-control bg-raised hover:border-quiet focus-visible:border-leaf`
}

/** A number: large, in the middle, with figures of one width. @param minWidth class of its least width. */
export function numberClass(state: FieldState, minWidth: string): string {
  return classNames(fieldClass(state), 'px-3 text-center text-[1.5rem] tabular-nums lining-nums', minWidth)
}

/** A text. @param minWidth class of its least width. */
export function textClass(state: FieldState, minWidth = 'min-w-64'): string {
  return classNames(fieldClass(state), 'px-4 text-[1.25rem]', minWidth)
}

const OPTION = 'answer-option'

/** A row to tap, with its round or square box. */
export function optionClass({ mark, isLocked }: FieldState): string {
  if (mark === 'wrong') return `${OPTION} border-miss bg-raised`
  return classNames(
    OPTION,
    'has-checked:border-leaf has-checked:bg-leaf-wash',
    isLocked ? 'border-line bg-transparent' : 'border-control bg-raised hover:border-leaf',
  )
}

/** Labels of so many characters stand two in a row where the screen is low; and where it is narrow, if there are many
 * and the words have room there: in the question of an explainer they would break. */
const SHORT = 14
const SHORT_ON_PHONES = 8
const MANY = 5

/** The options of a choice, below each other. */
export function optionsClass(options: readonly { readonly label: string }[]): string {
  const longest = Math.max(0, ...options.map(({ label }) => label.length))
  return classNames(
    'grid gap-3.5 low:gap-2',
    longest <= SHORT && 'low:grid-cols-2',
    longest <= SHORT_ON_PHONES && options.length >= MANY && 'max-sm:grid-cols-[repeat(auto-fit,minmax(9.25rem,1fr))]',
  )
}

/** Boxes of our own: a locked one of the browser's is so pale that the answer is hard to see. */
const BOX = 'answer-box'

export const RADIO_CLASS = `${BOX} rounded-full checked:border-[7px]`

/** The chosen one, with a cross where it is wrong. */
export const WRONG_RADIO_CLASS = `${BOX} grid place-items-center rounded-full checked:border-miss checked:bg-miss before:size-3 before:bg-raised before:content-[''] before:[clip-path:polygon(14%_0,50%_36%,86%_0,100%_14%,64%_50%,100%_86%,86%_100%,50%_64%,14%_100%,0_86%,36%_50%,0_14%)] forced-colors:before:hidden`

export const CHECKBOX_CLASS = `${BOX} grid place-items-center rounded-md checked:bg-leaf before:size-3.5 before:scale-0 before:bg-on-leaf before:content-[''] before:[clip-path:polygon(14%_44%,0_60%,42%_96%,100%_18%,84%_4%,40%_66%)] checked:before:scale-100 forced-colors:before:hidden`
