/** A page of this site in the history of a tab. */
import { isRecord } from '@/lib/shared/is-record'
export interface StackEntry {
  /** Path with query. */
  readonly path: string
  /** How far down it was scrolled when it was left, in pixels. */
  readonly top: number
}

/**
 * What is known of a tab's history. Entries are numbered in their order, neighbours one apart; a gap in the numbers
 * stands for entries of which nothing is known, perhaps of another site.
 */
export interface HistoryStack {
  /** Number of the entry that is shown. */
  readonly at: number
  /** How many entries the tab had before number 0; negative once the browser has dropped that one. */
  readonly before: number
  readonly stops: ReadonlyMap<number, StackEntry>
}

export const EMPTY_HISTORY_STACK: HistoryStack = { at: -1, before: 0, stops: new Map() }

/** As many entries as browsers keep: beyond, they drop the oldest. */
const MAX_ENTRIES = 50

/**
 * A new entry after the current one, in place of all that lay ahead.
 *
 * @param length of the tab's history with it.
 */
export function pushEntry({ at, stops }: HistoryStack, path: string, length: number): HistoryStack {
  const number = at + 1
  const behind = [...stops].filter(([known]) => known < number && known > number - MAX_ENTRIES)
  return { at: number, before: length - 1 - number, stops: new Map([...behind, [number, { path, top: 0 }]]) }
}

/**
 * The entry of a document that was loaded anew. When the history has grown by more than this entry, another site may
 * lie between, so that nothing is known of what is behind.
 *
 * @param length of the tab's history with it.
 */
export function pushDocumentEntry(trail: HistoryStack, path: string, length: number): HistoryStack {
  const isNext = length === Math.min(trail.before + trail.at + 2, MAX_ENTRIES)
  return pushEntry(isNext ? trail : { ...trail, stops: new Map() }, path, length)
}

/** A move within the history, or a change of the current entry. What another page had there is forgotten. */
export function traverseTo({ stops, before }: HistoryStack, at: number, path: string): HistoryStack {
  if (stops.get(at)?.path === path) return { at, before, stops }
  return { at, before, stops: new Map(stops).set(at, { path, top: 0 }) }
}

export function withScrollTop(trail: HistoryStack, top: number): HistoryStack {
  const stop = trail.stops.get(trail.at)
  return stop ? { ...trail, stops: new Map(trail.stops).set(trail.at, { ...stop, top }) } : trail
}

/** How many steps back the nearest page lies that is wanted, `undefined` when none is known. */
export function stepsBack({ at, stops }: HistoryStack, isWanted: (path: string) => boolean): number | undefined {
  for (let steps = 1; ; steps += 1) {
    const stop = stops.get(at - steps)
    if (!stop) return undefined
    if (isWanted(stop.path)) return steps
  }
}

/** The nearest page behind that is wanted, `undefined` when none is known. */
export function pathBehind(trail: HistoryStack, isWanted: (path: string) => boolean): string | undefined {
  const steps = stepsBack(trail, isWanted)
  return steps === undefined ? undefined : trail.stops.get(trail.at - steps)?.path
}

/** The trail as data that can be kept. */
export function serializeHistoryStack({ stops, ...rest }: HistoryStack): object {
  return { ...rest, stops: Object.fromEntries(stops) }
}

/** Reads what `serializeHistoryStack` gave, kept as JSON. Anything else is an empty stack. */
export function parseHistoryStack(data: unknown): HistoryStack {
  if (!isRecord(data) || !isRecord(data.stops)) return EMPTY_HISTORY_STACK
  const { at, before } = data
  if (!isInteger(at) || !isInteger(before)) return EMPTY_HISTORY_STACK
  const stops = Object.entries(data.stops).flatMap(([number, stop]): [number, StackEntry][] =>
    isStop(stop) ? [[Number(number), stop]] : [],
  )
  return { at, before, stops: new Map(stops.slice(-MAX_ENTRIES)) }
}

function isStop(value: unknown): value is StackEntry {
  return isRecord(value) && typeof value.path === 'string' && Number.isFinite(value.top)
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value)
}
