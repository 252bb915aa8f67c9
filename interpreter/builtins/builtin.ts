import { isReal } from '../arithmetic'
import { argumentCount, fail } from '../errors'
import { isFraction } from '../fractions'
import type { Machine } from '../machine'
import { FunctionValue, typeOf, type Value, type Vector } from '../values'

/** What one argument may be. */
export interface Parameter<T extends Value = Value> {
  /** How messages and the documentation call it. */
  readonly label: string
  readonly accepts: (value: Value) => value is T
  readonly count?: 'optional' | 'rest'
}

export interface OptionalParameter<T extends Value> extends Parameter<T> {
  readonly count: 'optional'
}

export interface RestParameter<T extends Value> extends Parameter<T> {
  readonly count: 'rest'
}

/** The JavaScript parameters of a built-in, by its table entry. */
type ArgumentsOf<P extends readonly Parameter[]> = P extends readonly [
  infer Head,
  ...infer Tail extends readonly Parameter[],
]
  ? Head extends RestParameter<infer T>
    ? T[]
    : Head extends OptionalParameter<infer T>
      ? [value?: T, ...rest: ArgumentsOf<Tail>]
      : Head extends Parameter<infer T>
        ? [value: T, ...rest: ArgumentsOf<Tail>]
        : never
  : []

/** Two integers answered at once, or undefined when the result is beyond the safe integers. */
export type FastPath = (a: number, b: number) => Value | undefined

interface Options {
  /** Steps that a call costs; more than 1 for decimal arithmetic, whose time does not depend on the arguments. */
  readonly cost?: number
  readonly fast?: FastPath
}

/** An entry of a table of built-in functions; its name is its key in the table. */
interface Definition extends Options {
  readonly parameters: readonly Parameter[]
  readonly call: (machine: Machine, ...values: Value[]) => Value
}

export type Table = Readonly<Record<string, Definition>>

/** `call` gets as many arguments as the parameters allow, each checked against its parameter. */
export function builtin<const P extends readonly Parameter[]>(
  parameters: P,
  call: (machine: Machine, ...values: ArgumentsOf<P>) => Value,
  options: Options = {},
): Definition {
  // The only place where the types of arguments are taken on trust: `Builtin` checks them before it calls.
  return { ...options, parameters, call: call as unknown as Definition['call'] }
}

export class Builtin extends FunctionValue {
  readonly min: number
  readonly max: number
  readonly fast: FastPath | undefined
  readonly parameters: readonly Parameter[]
  private readonly cost: number
  private readonly call: Definition['call']

  constructor(
    readonly name: string,
    { parameters, call, cost = 1, fast }: Definition,
  ) {
    super()
    this.min = parameters.filter(({ count }) => count === undefined).length
    this.max = parameters.some(({ count }) => count === 'rest') ? Number.POSITIVE_INFINITY : parameters.length
    this.parameters = parameters
    this.call = call
    this.cost = cost
    this.fast = fast
  }

  call1(machine: Machine, a: Value): Value {
    if (!this.takes(1) || !this.accepts(0, a)) this.refuse([a])
    machine.spend(this.cost)
    return this.call(machine, a)
  }

  call2(machine: Machine, a: Value, b: Value): Value {
    if (!this.takes(2) || !this.accepts(0, a) || !this.accepts(1, b)) this.refuse([a, b])
    machine.spend(this.cost)
    return this.call(machine, a, b)
  }

  callAll(machine: Machine, values: Vector): Value {
    machine.spend(this.cost * (values.length || 1))
    if (!this.takes(values.length) || !values.every((value, i) => this.accepts(i, value))) this.refuse(values)
    return this.call(machine, ...values)
  }

  takes(count: number): boolean {
    return count >= this.min && count <= this.max
  }

  private accepts(index: number, value: Value): boolean {
    const parameter = this.parameters[index] ?? this.parameters.at(-1)
    return parameter?.accepts(value) ?? false
  }

  /** What it expects, as messages and the documentation say it. */
  signature(): string {
    const words = this.parameters.map(({ label, count }) => {
      if (count === 'rest') return `${label}…`
      return count === 'optional' ? `[${label}]` : label
    })
    return `(${[this.name, ...words].join(' ')})`
  }

  /** The message for a call that does not fit. */
  refusal(got: string): string {
    return `expected ${this.signature()}, got ${got}`
  }

  private refuse(values: Vector): never {
    fail('invalid-arguments', this.refusal(values.map(described).join(', ') || argumentCount(0)))
  }
}

/** What an argument is: its value where that is short, otherwise its type. A whole Fraction prints like a Number. */
function described(value: Value): string {
  if (isFraction(value) && value.denominator === 1) return `Fraction ${value}`
  return isReal(value) || typeof value === 'boolean' ? String(value) : typeOf(value)
}
