import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { ArrowRightIcon, BackIcon } from '@/components/ui/icons'
import { keyRowMessages } from '@/lib/shared/messages/key-row'
import { scrollIntoUncoveredView } from '../use-player-focus'
import { type NumberKey, pressKey } from './number-keys'
import { useKeyboardInset } from './use-keyboard-inset'
import { type NumberField, useNumberField } from './use-number-field'

/**
 * The keys that the keypads of phones lack, on touch screens, for the number field that has the focus or had it last.
 * Pressing one leaves the focus, and so the phone's own keyboard, where it is.
 */
export function KeyRow() {
  useKeyboardInset()
  const field = useNumberField()
  const row = useRef<HTMLDivElement>(null)
  const [spoken, setSpoken] = useState('')
  useFieldInView(field, row)
  if (!field) return null

  const { input, keys, previous, next } = field
  const press = (key: NumberKey) => {
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
      className="pointer-events-auto bottom-[var(--keyboard-inset,0px)] hidden justify-center gap-1 border-t border-line bg-paper p-1 any-pointer-coarse:flex crowded:sticky in-data-[keyboard=low]:sticky in-data-[keyboard=low]:mb-[var(--keyboard-inset,0px)]"
    >
      {(previous || next) && (
        <Key name={keyRowMessages.previous} onPress={() => previous?.focus()} isOff={!previous}>
          <BackIcon size={20} />
        </Key>
      )}
      {keys.map((key) => (
        <Key key={key} name={keyRowMessages[key]} onPress={() => press(key)}>
          {SIGNS[key]}
        </Key>
      ))}
      {(previous || next) && (
        <Key name={keyRowMessages.next} onPress={() => next?.focus()} isOff={!next}>
          <ArrowRightIcon size={20} />
        </Key>
      )}
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </section>
  )
}

const SIGNS = {
  minus: '\u2212',
  comma: ',',
  slash: '/',
  space: (
    <Icon size={22}>
      <path d="M5 11v5h14v-5" />
    </Icon>
  ),
} satisfies Record<NumberKey, ReactNode>

interface KeyProps {
  readonly name: string
  readonly onPress: () => void
  /** It leads nowhere from here, and keeps its place. */
  readonly isOff?: boolean
  readonly children: ReactNode
}

function Key({ name, onPress, isOff = false, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className="grid min-h-12 max-w-20 min-w-12 flex-1 touch-manipulation place-items-center rounded-control border border-control bg-raised text-[1.375rem] leading-none font-semibold text-ink select-none active:bg-leaf-wash aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-control"
    >
      {children}
    </button>
  )
}

function keepFocus(event: PointerEvent | React.MouseEvent): void {
  event.preventDefault()
}

/** Scrolls the field out from under the row, also when the keyboard has taken a part of the screen. */
function useFieldInView(field: NumberField | undefined, row: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!field) return
    const show = () => {
      if (row.current && document.activeElement === field.input) scrollIntoUncoveredView(field.input, row.current)
    }
    show()
    const { visualViewport } = window
    visualViewport?.addEventListener('resize', show)
    return () => visualViewport?.removeEventListener('resize', show)
  }, [field, row])
}
