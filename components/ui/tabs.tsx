'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

interface Tab {
  readonly label: string
  readonly content: ReactNode
}

interface TabsProps {
  /** What screen readers call the row of tabs. */
  readonly label: string
  readonly tabs: readonly Tab[]
}

/** One of several panels at a time. The row is one stop of the tab key; the arrows, Home and End go along it. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)

  function handleKey(event: KeyboardEvent) {
    const next = nextTab(event.key, shown, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setShown(next)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      {/* Under each other where they do not fit: a tab that is scrolled out of sight is not found. */}
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKey}
        className="grid gap-1 rounded-card bg-leaf-wash p-1 sm:flex"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
            className="min-h-12 grow rounded-control px-4 py-2 leading-tight font-semibold hover:underline aria-selected:bg-raised aria-selected:text-leaf aria-selected:no-underline aria-selected:shadow-card forced-colors:aria-selected:border-2"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== shown}
        >
          {tab.content}
        </div>
      ))}
    </>
  )
}

function nextTab(key: string, shown: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (shown + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (shown - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
