import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { Field } from '@/components/ui/field'
import { InfoIcon } from '@/components/ui/icons'
import { INPUT_CLASS } from '@/components/ui/input-class'
import { TextField } from '@/components/ui/text-field'
import { sandboxMessages as messages } from '@/lib/shared/messages/payment-sandbox'
import { type CardFaults, type CardFields, testCards, withTestCard } from './card-fields'
import type { CardStore } from './card-store'

/** The fields that the provider's script shows, for cards of the test only. A real one has no business here. */
export function SandboxCardForm({ store }: { readonly store: CardStore }) {
  const root = useRef<HTMLDivElement>(null)
  const { fields, faults } = useSyncExternalStore(store.listen, store.read, store.read)
  useFocusOnFault(root, faults)
  const change = (part: Partial<CardFields>) => store.write({ fields: { ...fields, ...part } })

  return (
    <div ref={root} className="grid gap-4">
      <TestCards
        number={fields.number}
        onChoose={(number) => store.write({ fields: withTestCard(fields, number), faults: {} })}
      />
      <TextField
        label={messages.number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={23}
        value={fields.number}
        onChange={(event) => change({ number: event.currentTarget.value })}
        error={faults.number}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={messages.expiry}
          placeholder={messages.expiryHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={fields.expiry}
          onChange={(event) => change({ expiry: event.currentTarget.value })}
          error={faults.expiry}
        />
        <TextField
          label={messages.cvc}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={fields.cvc}
          onChange={(event) => change({ cvc: event.currentTarget.value })}
          error={faults.cvc}
        />
      </div>
      <Field label={messages.country}>
        {(control) => (
          <select
            {...control}
            value={fields.country}
            onChange={(event) => change({ country: event.currentTarget.value })}
            className={INPUT_CLASS}
          >
            {Object.entries(messages.countries).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}

interface TestCardsProps {
  readonly number: string
  readonly onChoose: (number: string) => void
}

/** Says that nothing here is real, and offers the numbers to try. */
function TestCards({ number, onChoose }: TestCardsProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="rounded-card border-2 border-dashed border-sun-edge bg-sun-wash p-4">
      <p id={titleId} className="flex gap-2 font-[650]">
        <InfoIcon className="mt-0.5 shrink-0 text-sun-ink" />
        {messages.badge}
      </p>
      <p className="mt-1 text-base">{messages.warning}</p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {Object.entries(messages.cards).map(([kind, label]) => {
          // `Object.entries` gives up the names of the keys.
          const value = testCards[kind as keyof typeof testCards]
          return (
            <li key={kind}>
              <button
                type="button"
                aria-pressed={number === value}
                onClick={() => onChoose(value)}
                className="block min-h-12 w-full rounded-control border-2 border-control bg-raised px-3 py-1.5 text-left text-base leading-tight hover:border-leaf aria-pressed:border-leaf"
              >
                <span className="block font-semibold">{label}</span>
                <span className="text-quiet tabular-nums">{value}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Who sends a form with faults is led to the first of them. */
function useFocusOnFault(root: React.RefObject<HTMLElement | null>, faults: CardFaults): void {
  useEffect(() => {
    if (Object.keys(faults).length > 0) root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults, root])
}
