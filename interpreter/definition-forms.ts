import type { Node, ShortFunctionNode } from './ast'
import { type Compile, type SpecialForm, type SpecialFormCall, sequenceCode } from './form-call'
import { Closure, type Code, type FunctionShape } from './functions'
import type { Scope, Variable } from './scope'

function storeCode(variable: Variable, value: Code): Code {
  const { slot } = variable
  if (variable.kind === 'global') {
    return (frame, machine) => {
      machine.spend(1)
      const result = value(frame, machine)
      machine.globals[slot] = result
      return result
    }
  }
  return (frame, machine) => {
    machine.spend(1)
    const result = value(frame, machine)
    frame[slot] = result
    return result
  }
}

/** A closure also keeps the frame around it. */
const CLOSURE_COST = 2

function closureCode(shape: FunctionShape): Code {
  return (frame, machine) => {
    machine.spend(CLOSURE_COST)
    return new Closure(shape, frame)
  }
}

/** The function with its parameters in the vector at `index` and its body behind that. */
function functionCode(call: SpecialFormCall, index: number, name: string | undefined): Code {
  const scope = call.scope.inner()
  const parameters = call.vector(index).map((node) => call.symbol(node))
  const ampersand = parameters.findIndex((parameter) => parameter.name === '&')
  const hasRest = ampersand >= 0
  if (hasRest && ampersand !== parameters.length - 2) call.refuse('one name must follow the &', call.arg(index))
  for (const parameter of parameters) {
    if (parameter.name === '&') continue
    if (scope.has(parameter.name)) call.refuse(`${parameter.name} is a parameter already`, parameter)
    scope.bind(parameter.name)
  }
  const arity = hasRest ? ampersand : parameters.length
  return closureCode({ name, arity, hasRest, body: call.body(index + 1, scope) })
}

const PARAMETER = /^%([1-9]\d?)?$/

/** The largest n among the %n in a short function; % is %1. */
function highestParameter(node: Node): number {
  if (node.kind === 'symbol') {
    const match = PARAMETER.exec(node.name)
    return match ? Number(match[1] ?? 1) : 0
  }
  if (node.kind === 'literal' || node.kind === 'short-fn') return 0
  return node.items.reduce((highest, item) => Math.max(highest, highestParameter(item)), 0)
}

export function shortFunctionCode({ body }: ShortFunctionNode, outer: Scope, compile: Compile): Code {
  const scope = outer.inner()
  const arity = highestParameter(body)
  for (let i = 1; i <= arity; i++) scope.bind(`%${i}`)
  if (arity > 0) scope.alias('%', '%1')
  return closureCode({ name: undefined, arity, hasRest: false, body: compile(body, scope) })
}

function define(call: SpecialFormCall, name: string): Variable {
  if (!call.inBody) call.refuse('a name can be defined only at the top level or directly in a body')
  return call.scope.define(name) ?? call.refuse(`${name} is defined twice in one scope`)
}

export const definitionForms = {
  def: {
    usage: '(def name value)',
    min: 2,
    max: 2,
    compile(call) {
      const { name } = call.newName(call.arg(0))
      const value = call.code(1)
      return storeCode(define(call, name), value)
    },
  },
  defn: {
    usage: '(defn name [parameters] body…)',
    min: 3,
    max: Number.POSITIVE_INFINITY,
    compile(call) {
      const { name } = call.newName(call.arg(0))
      const variable = define(call, name)
      return storeCode(variable, functionCode(call, 1, name))
    },
  },
  fn: {
    usage: '(fn [parameters] body…)',
    min: 2,
    max: Number.POSITIVE_INFINITY,
    compile: (call) => functionCode(call, 0, undefined),
  },
  let: {
    usage: '(let [name value …] body…)',
    min: 2,
    max: Number.POSITIVE_INFINITY,
    compile(call) {
      const scope = call.scope.block()
      const pairs = call.vector(0)
      if (pairs.length % 2 === 1) call.refuse('the last name has no value', call.arg(0))
      const stores: Code[] = []
      for (let i = 0; i + 1 < pairs.length; i += 2) {
        const [target, value] = pairs.slice(i, i + 2) as [Node, Node] // both are there: the length is even
        const code = call.compile(value, scope)
        stores.push(storeCode({ kind: 'local', hops: 0, slot: scope.bind(call.symbol(target).name) }, code))
      }
      return sequenceCode([...stores, call.body(1, scope)])
    },
  },
} satisfies Record<string, SpecialForm>
