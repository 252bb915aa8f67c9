import { type RefObject, useEffect } from 'react'
import type { RetryStatus } from '@/lib/client/retry/with-retry'
import type { FocusTarget } from './player/player-state'

/** Moves the focus where the last step of the player says. Elements are found by their `data-` attributes. */
export function usePlayerFocus(player: RefObject<HTMLElement | null>, target: FocusTarget): void {
  useEffect(() => {
    const element = player.current && findTarget(player.current, target)
    if (!player.current || !element) return
    element.focus({ preventScroll: target.at === 'message' })
    if (target.at === 'field' && target.isSelected && element instanceof HTMLInputElement) element.select()
    reveal(player.current, element)
  }, [player, target])
}

/** Shows a message that comes without taking the focus, together with the field in which the pupil is. */
export function useScrollFieldIntoView(player: RefObject<HTMLElement | null>, trouble: RetryStatus | undefined): void {
  useEffect(() => {
    const { activeElement } = document
    if (trouble && player.current && activeElement instanceof HTMLElement) reveal(player.current, activeElement)
  }, [player, trouble])
}

const BREATHING_SPACE_PX = 16
/** Where every pixel counts. */
const LEAST_SPACE_PX = 4

/** Scrolls what the pupil is to look at out from under what stands at the bottom of the screen: the row of keys, or the footer. */
function reveal(player: HTMLElement, focused: HTMLElement): void {
  const cover = player.querySelector('footer, [data-cover]')
  if (!cover || !(player.querySelector('main') ?? player).contains(focused)) return
  const message = player.querySelector<HTMLElement>('[data-message]')
  if (message === focused) revealMessage(player, message, cover)
  else if (message) revealBeside(focused, message, cover)
  else for (const subject of withControl(focused)) scrollIntoUncoveredView(subject, cover)
}

/** Scrolls a field out from under what covers the bottom of the screen, with what is said beside it, if that has room. */
export function revealField(field: HTMLElement, cover: Element): void {
  if (getComputedStyle(cover).display === 'none') return
  const message = field.closest('[data-player], .trial')?.querySelector<HTMLElement>('[data-message]')
  if (message) revealBeside(field, message, cover)
  else scrollIntoUncoveredView(field, cover)
}

function revealBeside(field: HTMLElement, message: HTMLElement, cover: Element): void {
  revealTogether([partOf(field)], message, cover)
  if (!isBetween(field, cover)) scrollIntoUncoveredView(field, cover)
}

function isBetween(element: Element, cover: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= takenAtTop() && bottom <= cover.getBoundingClientRect().top
}

/** What is pressed to get to a field: an option with its words, or the field itself. */
export function partOf(element: Element): Element {
  return element.closest('label') ?? element.closest('[data-field]') ?? element
}

/** The same with what was decided on, where that stands beside it. */
const decidedPart = (element: Element) => element.closest('[data-statement]') ?? partOf(element)

/** What a message is about. */
interface Answered {
  /** What there is to be seen of it, the most first: where that does not fit, the next. */
  readonly parts: readonly Element[]
  /** What was typed in or chosen, from the highest down, where that is not one field. */
  readonly used: readonly Element[]
}

/**
 * The first field, option or control that is not right, else the last of the right ones. Of a control as a whole after it
 * what was used of it, each less far from the message than the one before: what was put into its figure, its fields or
 * options, and at last the option alone.
 */
function answeredParts(player: HTMLElement): Answered {
  const faulty = player.querySelector('[data-mark="wrong"], [data-mark="ungraded"]')
  const control = faulty ?? [...player.querySelectorAll('[data-mark]')].at(-1)
  if (!control) return { parts: [], used: [] }
  const [marking, ...others] = control.querySelectorAll('[data-marked]')
  const marked = marking && others.length === 0 ? marking : control
  const fields = [...marked.querySelectorAll<HTMLInputElement>('[data-field]')]
  const filled = fields.filter(({ type, checked, value }) => (isBox(type) ? checked : value !== ''))
  const used = filled.map(decidedPart)
  const ofFigure = control.querySelector('[data-figure]') ? [control, ...placedIn(control)] : []
  return { parts: [...ofFigure, marked, ...used, ...filled.slice(-1).map(partOf)], used }
}

/** What was put into the figure of a control, from the highest down. */
function placedIn(control: Element): readonly Element[] {
  return [...control.querySelectorAll('[data-placed]')].toSorted(
    (one, other) => topWithFrame(one) - topWithFrame(other),
  )
}

const isBox = (type: string) => type === 'radio' || type === 'checkbox'

/** Scrolls to a message with what it is about; where not all of that has room beside it, the message names it itself. */
function revealMessage(player: HTMLElement, message: HTMLElement, cover: Element): void {
  const { parts, used } = answeredParts(player)
  delete player.dataset.answerAway
  const [highest] = used
  const isAway = highest && fitTogether(parts, message, cover).top > topWithFrame(highest)
  if (isAway) player.dataset.answerAway = ''
  revealTogether(parts, message, cover)
}

/**
 * Scrolls as little as shows the answer with the whole message, or with the message up to its first button.
 *
 * @param answers what there is to be seen of it, the most first: where that does not fit, the next.
 */
export function revealTogether(answers: readonly Element[], message: HTMLElement, cover?: Element): void {
  const floor = floorOver(cover)
  const ceiling = takenAtTop()
  const { top, end, fits } = fitTogether(answers, message, cover)
  const isTooLow = !fits && top > ceiling + LEAST_SPACE_PX
  if (end > floor) window.scrollBy({ top: end - floor + LEAST_SPACE_PX })
  else if (top < ceiling || isTooLow) window.scrollBy({ top: top - ceiling - LEAST_SPACE_PX })
}

interface Fit {
  /** From where to where it is to be seen. */
  readonly top: number
  readonly end: number
  readonly fits: boolean
}

/** The most of an answer and of the message below it that the screen has room for. */
function fitTogether(answers: readonly Element[], message: HTMLElement, cover: Element | undefined): Fit {
  const floor = floorOver(cover)
  const room = floor - takenAtTop() - 2 * LEAST_SPACE_PX
  const ends = endsOf(message).map((element) => element.getBoundingClientRect().bottom)
  const starts = [...answers, message].map(topWithFrame)
  const fitting = starts.flatMap((top) =>
    ends.filter((bottom) => bottom - top <= room).map((end) => ({ top, end, fits: true })),
  )
  // Where not even the message has room, its beginning is seen.
  return fitting[0] ?? { top: starts.at(-1) ?? 0, end: floor, fits: false }
}

/** Where an element begins with the line that is drawn around it. */
function topWithFrame(element: Element): number {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
  const frame = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  return element.getBoundingClientRect().top - (frame || 0)
}

/** Where what covers the bottom of the screen begins. One with nothing in it may stand further up, and covers nothing. */
function floorOver(cover: Element | undefined): number {
  const { top, height } = cover?.getBoundingClientRect() ?? { top: 0, height: 0 }
  return height > 0 ? Math.min(window.innerHeight, top) : window.innerHeight
}

/** The ends of a message: with all ways on, and with the first; of a past one that of its words. */
function endsOf(message: HTMLElement): readonly Element[] {
  const words = message.querySelector('[data-words]') ?? message
  if (message.dataset.focus === undefined) return [words]
  return [message, message.querySelector('[data-ways-on] > :first-child') ?? words]
}

/** How much of the top of the screen is taken by what stays there. */
function takenAtTop(): number {
  const bars = [...document.querySelectorAll<HTMLElement>('[data-top]')]
  const staying = bars.filter((bar) => getComputedStyle(bar).position === 'sticky')
  return Math.max(0, ...staying.map((bar) => bar.offsetHeight))
}

/**
 * What belongs to the focus, and then it itself, in case that is too tall: of a field its whole control with the other
 * options, of the last hint the ways on below it.
 */
function withControl(focused: HTMLElement): readonly Element[] {
  const waysOn = focused.dataset.focus === 'hint' && focused.closest('div')?.querySelector('[data-after-last]')
  if (waysOn) return [waysOn, focused]
  const control = focused.closest('[data-control]')
  return control ? [control, partOf(focused)] : [focused]
}

/**
 * Scrolls a subject between the top of the screen and what covers its bottom; the beginning of one too tall for that.
 * Nothing is scrolled for a cover that is not displayed.
 */
export function scrollIntoUncoveredView(subject: Element, cover: Element): void {
  if (getComputedStyle(cover).display === 'none') return
  const { top, bottom } = subject.getBoundingClientRect()
  const covered = bottom - cover.getBoundingClientRect().top
  const start = takenAtTop() + BREATHING_SPACE_PX
  const isBelow = covered > 0 && top > start
  if (isBelow) window.scrollBy({ top: Math.min(covered + BREATHING_SPACE_PX, top - start) })
  else if (top < start - BREATHING_SPACE_PX) window.scrollBy({ top: top - start })
}

/** Brings the beginning of a sub-task that has just come on the screen into view, when it is above it. */
export function useScrollToSubtask(subTask: RefObject<HTMLElement | null>, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is what a new sub-task is known by
  useEffect(() => {
    if (!subTask.current) return
    const start = takenAtTop()
    const { top } = subTask.current.getBoundingClientRect()
    if (top < start) window.scrollBy({ top: top - start - BREATHING_SPACE_PX })
  }, [subTask, key])
}

function findTarget(player: HTMLElement, target: FocusTarget): HTMLElement | undefined {
  if (target.at === 'nowhere') return undefined
  if (target.at !== 'field') return [...player.querySelectorAll<HTMLElement>(`[data-focus="${target.at}"]`)].at(-1)
  const fields = [...player.querySelectorAll<HTMLElement>(`[data-control="${target.control}"] [data-field]`)]
  const ofIndex = fields.filter(({ dataset }) => dataset.field === String(target.field))
  // A radio group is entered at its chosen button.
  return ofIndex.find((field) => field.matches(':checked')) ?? ofIndex[0] ?? fields[0]
}
