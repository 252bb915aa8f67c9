import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { ArrowRightIcon } from '@/components/ui/icons'
import { keyRowMessages } from '@/lib/shared/messages/key-row'
import { revealField } from '../use-player-focus'
import { CHARACTERS, type FieldKey, pressKey } from './field-keys'
import { keepFocus } from './keep-focus'
import { useKeyboardInset } from './use-keyboard-inset'
import { type KeyedField, useKeyedField } from './use-keyed-field'

/**
 * The keys that the keyboards of phones lack, on touch screens, for the field that has the focus or had it last.
 * Pressing one leaves the focus, and so the phone's own keyboard, where it is.
 */
export function KeyRow() {
  useKeyboardInset()
  const field = useKeyedField()
  const row = useRef<HTMLDivElement>(null)
  const [spoken, setSpoken] = useState('')
  useFieldInView(field, row)
  if (!field) return null

  const { input, keys, next } = field
  const press = (key: FieldKey) => {
    pressKey(input, key)
    setSpoken(input.value)
  }
  return (
    <section
      ref={row}
      aria-label={keyRowMessages.name}
      data-key-row=""
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      className="pointer-events-auto hidden justify-center gap-1 border-t border-line bg-paper p-1 in-[.trial]:-mx-4 in-[.trial]:mt-2 in-[.trial]:bg-raised sm:in-[.trial]:-mx-6 any-pointer-coarse:flex"
    >
      {keys.map((key) => (
        <Key key={key} name={keyRowMessages[key]} onPress={() => press(key)}>
          {SIGNS[key]}
        </Key>
      ))}
      {next && (
        <Key name={keyRowMessages.next} onPress={() => next.focus()}>
          <ArrowRightIcon size={20} />
        </Key>
      )}
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </section>
  )
}

/** What stands on each key: what it types, but for what would not be seen or understood. */
const SIGNS = {
  ...CHARACTERS,
  sign: '\u2212',
  space: (
    <Icon size={22}>
      <path d="M5 11v5h14v-5" />
    </Icon>
  ),
  power: (
    <span>
      x<sup className="text-[0.6em]">n</sup>
    </span>
  ),
  minus: '\u2212',
  negative: '\u2212',
} satisfies Record<FieldKey, ReactNode>

interface KeyProps {
  readonly name: string
  readonly onPress: () => void
  readonly children: ReactNode
}

function Key({ name, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className="grid min-h-12 max-w-20 min-w-12 flex-1 touch-manipulation place-items-center rounded-control border border-control bg-raised text-[1.375rem] leading-none font-semibold text-ink select-none active:bg-leaf-wash"
    >
      {children}
    </button>
  )
}

/** Scrolls the field out from under the row, also when the keyboard has taken a part of the screen. */
function useFieldInView(field: KeyedField | undefined, row: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!field) return
    const show = () => {
      if (row.current && document.activeElement === field.input) revealField(field.input, row.current)
    }
    show()
    const { visualViewport } = window
    visualViewport?.addEventListener('resize', show)
    return () => visualViewport?.removeEventListener('resize', show)
  }, [field, row])
}
