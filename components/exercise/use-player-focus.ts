import { type RefObject, useEffect } from 'react'
import type { FocusTarget } from './player-state'

/** Moves the focus where the last step of the player says. Elements are found by their `data-` attributes. */
export function usePlayerFocus(player: RefObject<HTMLElement | null>, target: FocusTarget): void {
  useEffect(() => {
    const element = player.current && findTarget(player.current, target)
    if (!player.current || !element) return
    element.focus()
    uncover(player.current, element)
  }, [player, target])
}

const BREATHING_SPACE_PX = 16

/** Scrolls what a message is about out from under it: the field that has the focus, else the control it marks. */
function uncover(player: HTMLElement, focused: HTMLElement): void {
  const message = player.querySelector('[data-focus="message"]')
  const marked = player.querySelector('[data-mark="wrong"], [data-mark="ungraded"]')
  const subject = focused === message ? marked : (focused.closest('label') ?? focused)
  if (!message || !subject) return
  const { top, bottom } = subject.getBoundingClientRect()
  const covered = bottom - message.getBoundingClientRect().top
  if (covered > 0) window.scrollBy({ top: Math.min(covered, top) + BREATHING_SPACE_PX })
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
