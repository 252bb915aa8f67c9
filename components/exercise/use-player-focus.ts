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
  const cover = player.querySelector('footer')
  if (!cover || !player.querySelector('main')?.contains(focused)) return
  const message = player.querySelector('[data-focus="message"]')
  if (message) {
    const answer = focused === message ? findMarked(player) : (focused.closest('label') ?? focused)
    revealTogether(answer ?? message, message, cover)
  } else {
    for (const subject of withControl(focused)) scrollIntoUncoveredView(subject, cover)
  }
}

/** What a message is about: the first field, option or control that is not right, else the last of the right ones. */
function findMarked(player: HTMLElement): Element | undefined {
  const faulty = player.querySelector('[data-mark="wrong"], [data-mark="ungraded"]')
  const control = faulty ?? [...player.querySelectorAll('[data-mark]')].at(-1)
  return control?.querySelector('[data-marked]') ?? control
}

/** Scrolls as little as shows the answer with the whole message, or with the message up to its first button. */
function revealTogether(answer: Element, message: Element, cover: Element): void {
  const floor = Math.min(window.innerHeight, cover.getBoundingClientRect().top)
  const ceiling = takenAtTop()
  const { top } = answer.getBoundingClientRect()
  const ends = [message, message.querySelector('div > button, div > a') ?? message].map(
    (element) => element.getBoundingClientRect().bottom,
  )
  const end = ends.find((bottom) => bottom - top <= floor - ceiling - 2 * LEAST_SPACE_PX) ?? ends.at(-1) ?? floor
  if (end > floor) window.scrollBy({ top: end - floor + LEAST_SPACE_PX })
  else if (top < ceiling) window.scrollBy({ top: top - ceiling - LEAST_SPACE_PX })
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
  return control ? [control, focused.closest('label') ?? focused] : [focused]
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
