import { type RefObject, useEffect } from 'react'
import type { RetryStatus } from '@/lib/client/retry/with-retry'
import type { FocusTarget } from './player/player-state'

/** Moves the focus where the last step of the player says. Elements are found by their `data-` attributes. */
export function usePlayerFocus(player: RefObject<HTMLElement | null>, target: FocusTarget): void {
  useEffect(() => {
    const element = player.current && findTarget(player.current, target)
    if (!player.current || !element) return
    element.focus()
    uncover(player.current, element)
  }, [player, target])
}

/** Scrolls the field in which the pupil is out from under a message that comes without taking the focus. */
export function useScrollFieldIntoView(player: RefObject<HTMLElement | null>, trouble: RetryStatus | undefined): void {
  useEffect(() => {
    const { activeElement } = document
    if (trouble && player.current && activeElement instanceof HTMLElement) uncover(player.current, activeElement)
  }, [player, trouble])
}

const BREATHING_SPACE_PX = 16

/** Scrolls what the pupil is to look at out from under what stands above all else at the bottom: the message, or the row of keys, or the footer. */
function uncover(player: HTMLElement, focused: HTMLElement): void {
  const message = player.querySelector('[data-focus="message"]')
  const covers = [...player.querySelectorAll('[data-focus="message"], [data-key-row], footer')]
  const cover = covers.find((element) => getComputedStyle(element).display !== 'none')
  if (!cover || (focused !== message && !player.querySelector('main')?.contains(focused))) return
  for (const subject of focused === message ? findMarked(player) : withControl(focused))
    scrollIntoUncoveredView(subject, cover)
}

/** What a message is about: the first control that is not right, else the last of the right ones. */
function findMarked(player: HTMLElement): readonly Element[] {
  const faulty = player.querySelector('[data-mark="wrong"], [data-mark="ungraded"]')
  const marked = faulty ?? [...player.querySelectorAll('[data-mark]')].at(-1)
  return marked ? [marked] : []
}

/** The whole control first, for its other options; then the field itself, in case the control is too tall. */
function withControl(focused: HTMLElement): readonly Element[] {
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
  const isBelow = covered > 0 && top > BREATHING_SPACE_PX
  if (isBelow) window.scrollBy({ top: Math.min(covered + BREATHING_SPACE_PX, top - BREATHING_SPACE_PX) })
  else if (top < 0) window.scrollBy({ top: top - BREATHING_SPACE_PX })
}

/** Brings the beginning of a sub-task that has just come on the screen into view, when it is above it. */
export function useScrollToSubtask(subTask: RefObject<HTMLElement | null>, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is what a new sub-task is known by
  useEffect(() => {
    const top = subTask.current?.getBoundingClientRect().top ?? 0
    if (top < 0) window.scrollBy({ top: top - BREATHING_SPACE_PX })
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
