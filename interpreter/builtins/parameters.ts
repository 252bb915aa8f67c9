import { isReal, type Real } from '../arithmetic'
import { Fraction } from '../fractions'
import type { Num } from '../numbers'
import { isIntegerNum, isNum } from '../numbers'
import { FunctionValue, HashMap, isVector, ScriptSet, type Value, type Vector } from '../values'
import type { OptionalParameter, Parameter, RestParameter } from './builtin'

export const any: Parameter = { label: 'value', accepts: (value): value is Value => value !== undefined }
export const number: Parameter<Num> = { label: 'Number', accepts: isNum }
export const real: Parameter<Real> = { label: 'Number-or-Fraction', accepts: isReal }
/** Numbers that are whole and at most 2^53 - 1 in size. */
export const integer: Parameter<number> = {
  label: 'integer',
  accepts: (value): value is number => typeof value === 'number',
}
/** Whole Numbers of any size. */
export const whole: Parameter<Num> = {
  label: 'integer',
  accepts: (value): value is Num => isNum(value) && isIntegerNum(value),
}
export const natural: Parameter<number> = {
  label: 'non-negative-integer',
  accepts: (value): value is number => typeof value === 'number' && value >= 0,
}
export const bool: Parameter<boolean> = {
  label: 'Bool',
  accepts: (value): value is boolean => typeof value === 'boolean',
}
export const string: Parameter<string> = {
  label: 'String',
  accepts: (value): value is string => typeof value === 'string',
}
export const vector: Parameter<Vector> = { label: 'Vector', accepts: isVector }
export const reals: Parameter<readonly Real[]> = {
  label: 'Vector-of-numbers',
  accepts: (value): value is readonly Real[] => isVector(value) && value.every(isReal),
}
export const map: Parameter<HashMap> = { label: 'HashMap', accepts: (value) => value instanceof HashMap }
export const set: Parameter<ScriptSet> = { label: 'Set', accepts: (value) => value instanceof ScriptSet }
export const fn: Parameter<FunctionValue> = { label: 'Function', accepts: (value) => value instanceof FunctionValue }

/** An exact rational: a Fraction, or an integer where a Fraction is meant. */
export const rational: Parameter<number | Fraction> = {
  label: 'Fraction-or-integer',
  accepts: (value): value is number | Fraction => typeof value === 'number' || value instanceof Fraction,
}

export function either<A extends Value, B extends Value>(a: Parameter<A>, b: Parameter<B>): Parameter<A | B> {
  return {
    label: `${a.label}-or-${b.label}`,
    accepts: (value): value is A | B => a.accepts(value) || b.accepts(value),
  }
}

/** A Vector or a String, of which the elements are its characters. */
export const sequence = either(vector, string)
export const collection = either(either(sequence, map), set)

export function optional<T extends Value>(parameter: Parameter<T>): OptionalParameter<T> {
  return { ...parameter, count: 'optional' }
}

export function rest<T extends Value>(parameter: Parameter<T>): RestParameter<T> {
  return { ...parameter, count: 'rest' }
}
