import { type Real, realToNum } from './arithmetic'
import { equals as equalValues } from './equality'
import { makeHashMap } from './keys'
import { Machine } from './machine'
import { Decimal } from './numbers'
import { printed } from './printer'
import { Script } from './script'
import { type HashMap, Keyword, type Value } from './values'

export type { Real } from './arithmetic'
export type { Program } from './ast'
export { type ErrorKind, ScriptError } from './errors'
export { formatNumber } from './format'
export { type Fraction, isFraction, makeFraction } from './fractions'
export { articleForText, compareHungarian, initialLetter, leansOnBefore } from './hungarian/index'
export { isNum as isNumber, type Num, readNum as readNumber } from './numbers'
export { parse } from './parser'
export { createGenerator, type Generator, shuffled } from './random'
export type { Expression, Run, Script } from './script'
export type { Position } from './source'
export { compileTemplate, type Template } from './template'
export { tex } from './tex'
export type { FunctionValue, HashMap, Keyword, ScriptSet, TypeName, Value, Vector } from './values'
export { isHashMap, isKeyword, isVector, typeOf } from './values'

/** Compiles a script. Throws its first fault as ScriptError; nothing else is thrown here or by what it returns. */
export function compileScript(source: string): Script {
  return new Script(source)
}

/** The printed form, as the function `str` gives it. */
export function print(value: Value): string {
  const machine = new Machine([])
  return machine.guard(() => printed(machine, value))
}

/** As the function `==`: structural, and a Number equals a Fraction of the same value. */
export function equals(a: Value, b: Value): boolean {
  const machine = new Machine([])
  return machine.guard(() => equalValues(machine, a, b))
}

/** A map with these entries, in order. */
export function hashMap(entries: readonly (readonly [Value, Value])[]): HashMap {
  const machine = new Machine([])
  return machine.guard(() => makeHashMap(machine, entries))
}

export function keyword(name: string): Keyword {
  return new Keyword(name)
}

/** A Fraction is rounded to the 16 digits of a Number. */
export function toDecimal(value: Real): InstanceType<typeof Decimal> {
  return new Decimal(realToNum(value))
}
