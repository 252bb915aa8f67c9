/**
 * Tells React what was typed and ticked while it was not there: fields keep it, but nobody has heard of it. To be called
 * when React has taken the page over, before anything of it is rendered again, which would put back what React knows.
 */
export function adoptFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
      // Of a choice that was another one before, the new one tells: that the old one was left would choose it again.
      const isLeft = field.type === 'radio' && !field.checked
      if (field.checked !== field.defaultChecked && !isLeft)
        tell(field, 'checked', field.checked, field.defaultChecked, 'click')
    } else if (field.value !== field.defaultValue) tell(field, 'value', field.value, field.defaultValue, 'input')
  }
}

/**
 * React passes on what differs from what a field had when it was last set. It watches the field's own property, so it knows
 * of the first assignment and not of the second, which is the one of all fields.
 */
function tell(field: HTMLElement, property: 'checked' | 'value', now: unknown, before: unknown, event: string): void {
  Reflect.set(field, property, before)
  Reflect.set(Object.getPrototypeOf(field), property, now, field)
  // Unlike a press, an event of this kind ticks nothing.
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
