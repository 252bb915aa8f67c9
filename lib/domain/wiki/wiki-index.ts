import { compareHungarian, initialLetter } from '@/interpreter'
import type { WikiEntry } from './model'

/** A part of the index. */
export interface WikiSection<Key> {
  readonly key: Key
  /** In alphabetical order. */
  readonly pages: readonly WikiEntry[]
}

/** Notions by the letter of the Hungarian alphabet with which they begin: `aá`, `b`, `cs`. An article in front does not count. */
export function wikiByLetter(pages: readonly WikiEntry[]): readonly WikiSection<string>[] {
  return sectionsOf(pages, ({ title }) => initialLetter(wordOf(title)) ?? '')
}

/** Notions by the grade in which they are taught first, the lowest first. */
export function wikiByGrade(pages: readonly WikiEntry[]): readonly WikiSection<number>[] {
  return sectionsOf(pages, ({ grade }) => grade).toSorted((one, other) => one.key - other.key)
}

function sectionsOf<Key>(pages: readonly WikiEntry[], keyOf: (page: WikiEntry) => Key): readonly WikiSection<Key>[] {
  const sections = new Map<Key, WikiEntry[]>()
  for (const page of pages.toSorted((one, other) => compareHungarian(wordOf(one.title), wordOf(other.title)))) {
    const key = keyOf(page)
    sections.set(key, [...(sections.get(key) ?? []), page])
  }
  return [...sections].map(([key, ofKey]) => ({ key, pages: ofKey }))
}

const wordOf = (title: string) => title.replace(/^az? /i, '')
