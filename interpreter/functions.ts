import { argumentCount, fail } from './errors'
import type { Machine } from './machine'
import { type Frame, FunctionValue, typeOf, type Value, type Vector } from './values'

/**
 * A compiled expression. While it evaluates a part of itself, its JavaScript frame stays on the stack, and 1000 nested
 * calls must fit there: so code loops with an index, which takes less room than `for … of` or `map`.
 */
export type Code = (frame: Frame, machine: Machine) => Value

export function evaluateAll(codes: readonly Code[], frame: Frame, machine: Machine): Value[] {
  const values = new Array<Value>(codes.length) // exactly so long: `push` would take memory for more
  for (let i = 0; i < codes.length; i++) values[i] = (codes[i] as Code)(frame, machine) // i is inside
  return values
}

/** The part of a function that is the same for all closures made from one `fn`. */
export interface FunctionShape {
  readonly name: string | undefined
  readonly arity: number
  /** Further arguments go into a Vector in the slot behind the parameters. */
  readonly hasRest: boolean
  body: Code
}

export class Closure extends FunctionValue {
  constructor(
    private readonly shape: FunctionShape,
    private readonly scope: Frame,
  ) {
    super()
  }

  get name(): string | undefined {
    return this.shape.name
  }

  call1(machine: Machine, a: Value): Value {
    const { shape } = this
    if (shape.arity !== 1 || shape.hasRest) return this.callAll(machine, [a])
    machine.enter(this)
    const value = shape.body([this.scope, a], machine)
    machine.leave()
    return value
  }

  call2(machine: Machine, a: Value, b: Value): Value {
    const { shape } = this
    if (shape.arity !== 2 || shape.hasRest) return this.callAll(machine, [a, b])
    machine.enter(this)
    const value = shape.body([this.scope, a, b], machine)
    machine.leave()
    return value
  }

  callAll(machine: Machine, values: Vector): Value {
    const { arity, hasRest } = this.shape
    if (values.length < arity || (values.length > arity && !hasRest)) this.refuse(values.length)
    const frame: Frame = [this.scope, ...values.slice(0, arity)]
    if (hasRest) frame.push(values.slice(arity))
    machine.enter(this)
    const value = this.shape.body(frame, machine)
    machine.leave()
    return value
  }

  private refuse(count: number): never {
    const { name = 'fn', arity, hasRest } = this.shape
    const expected = argumentCount(arity) + (hasRest ? ' or more' : '')
    fail('invalid-arguments', `${name} expects ${expected}, got ${argumentCount(count)}`)
  }
}

/** What `const` makes: a function of any arguments with one result. */
export class Constant extends FunctionValue {
  readonly name = undefined

  constructor(private readonly value: Value) {
    super()
  }

  call1(machine: Machine): Value {
    return this.callAll(machine)
  }

  call2(machine: Machine): Value {
    return this.callAll(machine)
  }

  callAll(machine: Machine): Value {
    machine.spend(1)
    return this.value
  }
}

export function requireFunction(value: Value): FunctionValue {
  return value instanceof FunctionValue
    ? value
    : fail('invalid-arguments', `a ${typeOf(value)} is not a function and cannot be called`)
}

export function requireBool(value: Value, whose: string): boolean {
  return typeof value === 'boolean'
    ? value
    : fail('invalid-arguments', `${whose} must be true or false, got a ${typeOf(value)}`)
}
