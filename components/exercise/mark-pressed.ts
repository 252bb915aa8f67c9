import type { SyntheticEvent } from 'react'
import { partOf } from './use-player-focus'

/** Marks the option or field that was pressed, the only one of its form, though it takes nothing: a press is to be seen. */
export function markPressed({ currentTarget, target }: SyntheticEvent<HTMLElement>): void {
  forgetPressed(currentTarget)
  const part = target instanceof Element ? partOf(target) : undefined
  if (part?.matches('label, [data-field]')) part.setAttribute('data-pressed', '')
}

/** Takes the mark away within an element. */
export function forgetPressed(within: Element | null): void {
  for (const part of within?.querySelectorAll('[data-pressed]') ?? []) part.removeAttribute('data-pressed')
}
