import { sessionJsonStorage } from '@/lib/client/json-storage'
import { isRecord } from '@/lib/shared/is-record'
import {
  EMPTY_HISTORY_STACK,
  type HistoryStack,
  parseHistoryStack,
  pathBehind,
  pushDocumentEntry,
  pushEntry,
  serializeHistoryStack,
  stepsBack,
  traverseTo,
  withScrollTop,
} from './history-stack'
import { scrollWhenTallEnough } from './scroll-when-tall-enough'

/** What an entry of the history carries in its state, beside what Next keeps there. */
interface EntryMark {
  /** Number of the entry in the trail. */
  readonly at: number
  /** The entry has only led on to the next one: going back or forward does not stop at it. */
  readonly isPassing?: boolean
}

const STORAGE_KEY = 'scrollPos'

let trail: HistoryStack = EMPTY_HISTORY_STACK
/** How far down the page is scrolled. Goes into the trail when it is saved. */
let top = 0
/** After a move within the history, until its page stands where it was left: scrolling does not count. */
let isArriving = false
/** The entry as it was last seen: a link to a place on the page makes another one without a state. */
let seen: { readonly state: unknown; readonly href: string } = { state: undefined, href: '' }
let isWrapped = false

/**
 * Follows the history of this tab: which pages of the site lie behind, and how far down each was left. Both are kept in
 * the session storage, for the next document; without it all holds until then. Begins before the page moves in the history or adds to it.
 *
 * @returns ends the following.
 */
export function trackHistory(): () => void {
  const following = new AbortController()
  const options = { signal: following.signal, passive: true }
  trail = parseHistoryStack(sessionJsonStorage.read(STORAGE_KEY))
  wrapHistory()
  enterDocument()
  window.history.scrollRestoration = 'manual'
  // Before Next's own listener, which is not to hear of entries that are passed.
  window.addEventListener('popstate', handlePopState, options)
  window.addEventListener('hashchange', adoptEntry, options)
  window.addEventListener('scroll', noteScroll, options)
  window.addEventListener('pagehide', handlePageHide, options)
  window.addEventListener('pageshow', handlePageShow, options)
  document.addEventListener('visibilitychange', save, options)
  return () => following.abort()
}

/** How many steps back the nearest page of this site lies that is wanted, `undefined` when there is none. */
export function stepsBackTo(isWanted: (path: string) => boolean): number | undefined {
  return stepsBack(trail, isWanted)
}

/** The nearest page of this site behind that is wanted, with its query; `undefined` when there is none. */
export function findPathBehind(isWanted: (path: string) => boolean): string | undefined {
  return pathBehind(trail, isWanted)
}

/** Adds an entry to the history to which the current one has only led. */
export function pushEntrySkippingCurrent(path: string, state: object): void {
  mark({ at: trail.at, isPassing: true })
  window.history.pushState(state, '', path)
}

/** Whether the current entry is one at which nobody stops. */
export function isSkippedEntry(): boolean {
  return markOf(window.history.state)?.isPassing ?? false
}

/**
 * Scrolls a page that was gone to to its top, unless the address names a place on it. Next does not where it finds the page in
 * sight already: a short one after a long one, below the banner of cookies.
 */
export function beginAtTop(): void {
  if (isArriving || window.location.hash !== '' || window.scrollY === 0) return
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Scrolls a page that was come back to where it was left. For when it stands on the screen. */
export function restoreScroll(): void {
  if (!isArriving) return
  const arrived = trail
  void scrollWhenTallEnough(trail.stops.get(trail.at)?.top ?? 0).then(() => {
    if (trail.at !== arrived.at) return
    isArriving = false
    noteScroll()
  })
}

function enterDocument(): void {
  const known = markOf(window.history.state)
  if (known) {
    const direction = known.at > trail.at ? 1 : -1
    trail = traverseTo(trail, known.at, currentPath())
    see()
    if (known.isPassing) passWithDocument(direction)
    // Where the browser has restored the place by itself, nothing is left to do.
    isArriving = window.scrollY === 0
    restoreScroll()
  } else {
    trail = pushDocumentEntry(trail, currentPath(), window.history.length)
    mark({ at: trail.at })
  }
  noteScroll()
  save()
}

/** This document was loaded for an entry that is passed, so it cannot show the one after it. */
function passWithDocument(direction: 1 | -1): void {
  window.addEventListener('popstate', (event) => {
    event.stopImmediatePropagation()
    window.location.reload()
  })
  window.history.go(direction)
}

function handlePopState(event: PopStateEvent): void {
  const entered = markOf(event.state)
  if (!entered) {
    adoptEntry()
    return
  }
  const direction = entered.at > trail.at ? 1 : -1
  const shown = currentStop()?.path
  save()
  trail = traverseTo(trail, entered.at, currentPath())
  top = currentStop()?.top ?? 0
  see()
  if (entered.isPassing) {
    event.stopImmediatePropagation()
    window.history.go(direction)
    return
  }
  isArriving = true
  if (currentPath() === shown) restoreScroll()
}

/**
 * A link to a place on the same page has made an entry without a state, which Next would ignore when it is come back
 * to: it gets the state of the entry before.
 */
function adoptEntry(): void {
  if (window.history.state !== null) return
  if (window.location.href !== seen.href) {
    save()
    trail = pushEntry(trail, currentPath(), window.history.length)
  }
  window.history.replaceState({ ...toObject(seen.state), trail: { at: trail.at } }, '')
  see()
  noteScroll()
}

/** Numbers every entry that Next or a page makes. */
function wrapHistory(): void {
  if (isWrapped) return
  isWrapped = true
  const pushState = window.history.pushState.bind(window.history)
  const replaceState = window.history.replaceState.bind(window.history)
  window.history.pushState = (data, unused, url) => {
    save()
    pushState({ ...data, trail: { at: trail.at + 1 } satisfies EntryMark }, unused, url)
    trail = pushEntry(trail, currentPath(), window.history.length)
    top = 0
    isArriving = false
    see()
  }
  window.history.replaceState = (data, unused, url) => {
    const known = toObject(data).trail ?? markOf(window.history.state) ?? { at: trail.at }
    replaceState({ ...data, trail: known }, unused, url)
    trail = traverseTo(trail, trail.at, currentPath())
    see()
  }
}

function mark(entry: EntryMark): void {
  window.history.replaceState({ ...window.history.state, trail: entry }, '')
}

function markOf(state: unknown): EntryMark | undefined {
  const { trail: entry } = toObject(state)
  // Nobody else writes under this key.
  return entry as EntryMark | undefined
}

function see(): void {
  seen = { state: window.history.state, href: window.location.href }
}

function noteScroll(): void {
  if (!isArriving && markOf(window.history.state)?.at === trail.at) top = window.scrollY
}

function save(): void {
  if (!isArriving) trail = withScrollTop(trail, top)
  sessionJsonStorage.keep(STORAGE_KEY, serializeHistoryStack(trail))
}

/** A page that is loaded when it is come back to is best restored by the browser, which does not wait for scripts. */
function handlePageHide(): void {
  save()
  window.history.scrollRestoration = 'auto'
}

/** The page comes out of the browser's cache as it was; the tab has been elsewhere meanwhile. */
function handlePageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  window.history.scrollRestoration = 'manual'
  const shown = markOf(window.history.state)
  const kept = sessionJsonStorage.read(STORAGE_KEY)
  if (kept !== undefined) trail = parseHistoryStack(kept)
  if (shown) trail = traverseTo(trail, shown.at, currentPath())
}

function currentStop() {
  return trail.stops.get(trail.at)
}

function currentPath(): string {
  return window.location.pathname + window.location.search
}

function toObject(state: unknown): Record<string, unknown> {
  return isRecord(state) ? { ...state } : {}
}
