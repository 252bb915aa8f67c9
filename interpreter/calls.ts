import type { Builtin } from './builtins/builtin'
import { type Code, evaluateAll, requireFunction } from './functions'
import type { Span } from './source'

/** A call of whatever the callee turns out to be. */
export function callCode(callee: Code, values: readonly Code[], at: Span): Code {
  const [first, second] = values
  if (first && values.length === 1) {
    return (frame, machine) => {
      const called = callee(frame, machine)
      const a = first(frame, machine)
      machine.at = at
      return requireFunction(called).call1(machine, a)
    }
  }
  if (first && second && values.length === 2) {
    return (frame, machine) => {
      const called = callee(frame, machine)
      const a = first(frame, machine)
      const b = second(frame, machine)
      machine.at = at
      return requireFunction(called).call2(machine, a, b)
    }
  }
  return (frame, machine) => {
    const called = callee(frame, machine)
    const evaluated = evaluateAll(values, frame, machine)
    machine.at = at
    return requireFunction(called).callAll(machine, evaluated)
  }
}

/** A call of a built-in by its name, which cannot mean anything else. */
export function builtinCode(builtin: Builtin, values: readonly Code[], at: Span): Code {
  const [first, second] = values
  if (first && values.length === 1) {
    return (frame, machine) => {
      const a = first(frame, machine)
      machine.at = at
      return builtin.call1(machine, a)
    }
  }
  if (first && second && values.length === 2) return binaryCode(builtin, first, second, at)
  return (frame, machine) => {
    const evaluated = evaluateAll(values, frame, machine)
    machine.at = at
    return builtin.callAll(machine, evaluated)
  }
}

/** Most calls in an exercise: arithmetic and comparison of two small integers, which `fast` answers without checks. */
function binaryCode(builtin: Builtin, first: Code, second: Code, at: Span): Code {
  const { fast } = builtin
  if (!fast) {
    return (frame, machine) => {
      const a = first(frame, machine)
      const b = second(frame, machine)
      machine.at = at
      return builtin.call2(machine, a, b)
    }
  }
  return (frame, machine) => {
    const a = first(frame, machine)
    const b = second(frame, machine)
    machine.at = at
    if (typeof a === 'number' && typeof b === 'number') {
      const result = fast(a, b)
      if (result !== undefined) {
        machine.spend(1)
        return result
      }
    }
    return builtin.call2(machine, a, b)
  }
}
