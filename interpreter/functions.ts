import { fail } from './errors'
import type { Frame, Machine } from './machine'
import { FunctionValue, typeOf, type Value, type Vector } from './values'

/** A compiled expression. */
export type Code = (frame: Frame, machine: Machine) => Value

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
    return shape.arity === 1 && !shape.hasRest ? this.run(machine, [this.scope, a]) : this.callAll(machine, [a])
  }

  call2(machine: Machine, a: Value, b: Value): Value {
    const { shape } = this
    return shape.arity === 2 && !shape.hasRest ? this.run(machine, [this.scope, a, b]) : this.callAll(machine, [a, b])
  }

  callAll(machine: Machine, values: Vector): Value {
    const { arity, hasRest } = this.shape
    if (values.length < arity || (values.length > arity && !hasRest)) this.refuse(values.length)
    const frame: Frame = [this.scope, ...values.slice(0, arity)]
    if (hasRest) frame.push(values.slice(arity))
    return this.run(machine, frame)
  }

  private run(machine: Machine, frame: Frame): Value {
    machine.enter(this)
    const value = this.shape.body(frame, machine)
    machine.leave()
    return value
  }

  private refuse(count: number): never {
    const { name = 'fn', arity, hasRest } = this.shape
    fail('invalid-arguments', `${name} expects ${arity}${hasRest ? ' or more' : ''} arguments, got ${count}`)
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
