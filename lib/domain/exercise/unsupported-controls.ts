import { isRecord } from '@/lib/shared/is-record'
import { controlTypes } from './model/kinds'

/** A control of a type that this code does not know: its content may be newer. */
export interface UnsupportedControl {
  /** How many controls of its sub-task that are known stand before it. */
  readonly at: number
  readonly type: string
}

const KNOWN_TYPES: readonly unknown[] = controlTypes

/** Parts a stored exercise from the controls that cannot be shown, by sub-task, so that the rest can be solved. */
export function setAsideUnsupported(source: unknown): {
  readonly supported: unknown
  readonly unsupported: readonly (readonly UnsupportedControl[])[]
} {
  if (!isRecord(source) || !Array.isArray(source.subtasks)) return { supported: source, unsupported: [] }
  const parted = source.subtasks.map(partControls)
  return {
    supported: { ...source, subtasks: parted.map(({ subtask }) => subtask) },
    unsupported: parted.map(({ unsupported }) => unsupported),
  }
}

function partControls(subtask: unknown): { subtask: unknown; unsupported: readonly UnsupportedControl[] } {
  if (!isRecord(subtask) || !Array.isArray(subtask.controls)) return { subtask, unsupported: [] }
  const controls: unknown[] = []
  const unsupported: UnsupportedControl[] = []
  for (const control of subtask.controls) {
    const type = isRecord(control) ? control.type : undefined
    if (typeof type !== 'string' || KNOWN_TYPES.includes(type)) controls.push(control)
    else unsupported.push({ at: controls.length, type })
  }
  return { subtask: { ...subtask, controls }, unsupported }
}
