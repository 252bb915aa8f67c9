import { type CardFaults, type CardFields, emptyFields } from './card-fields'

/** What the stand-in's form holds, shared by the form and by who asks it for the card. */
export interface CardStore {
  readonly read: () => CardEntry
  readonly write: (change: Partial<CardEntry>) => void
  /** @returns how to stop listening */
  readonly listen: (listener: () => void) => () => void
}

export interface CardEntry {
  readonly fields: CardFields
  readonly faults: CardFaults
}

export function createCardStore(): CardStore {
  let entry: CardEntry = { fields: emptyFields, faults: {} }
  const listeners = new Set<() => void>()
  return {
    read: () => entry,
    write: (change) => {
      entry = { ...entry, ...change }
      for (const listener of listeners) listener()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
