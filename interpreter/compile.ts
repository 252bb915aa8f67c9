import { builtins } from './builtins/all'
import { Builtin } from './builtins/table'
import { builtinCode, callCode } from './calls'
import { controlForms } from './control-forms'
import { definitionForms, shortFunctionCode } from './definition-forms'
import { argumentCount, failAt } from './errors'
import { type Form, FormCall } from './form-call'
import { type Code, evaluateAll } from './functions'
import { makeHashMap, pairs } from './keys'
import { checkSize } from './limits'
import type { Frame } from './machine'
import { nearestName } from './nearest-name'
import type { CollectionNode, Node, SymbolNode } from './nodes'
import type { LocalVariable, Scope } from './scope'
import type { Value } from './values'

/** The special forms by name. */
export const forms: ReadonlyMap<string, Form> = new Map(Object.entries({ ...definitionForms, ...controlForms }))

/**
 * Turns an expression into a JavaScript function, with every name resolved to a slot. `inBody` says that the
 * expression stands directly in a body, where alone it may define a name.
 */
export function compile(node: Node, scope: Scope, inBody = false): Code {
  switch (node.kind) {
    case 'literal': {
      const { value } = node
      return () => value
    }
    case 'symbol':
      return symbolCode(node, scope)
    case 'list':
      return listCode(node, scope, inBody)
    case 'vector':
      return vectorCode(node, scope)
    case 'map':
      return mapCode(node, scope)
    case 'short-fn':
      return shortFunctionCode(node, scope, compile)
    default:
      return node satisfies never
  }
}

/** A local name hides everything; otherwise the language's own names come before those of the script. */
function symbolCode(node: SymbolNode, scope: Scope): Code {
  const { name } = node
  const local = scope.findLocal(name)
  if (local) return localCode(local)
  const constant = builtins.get(name)
  if (constant !== undefined) {
    if (constant instanceof Builtin) scope.globals.observer?.builtin(constant)
    return () => constant
  }
  const slot = scope.globals.find(name)
  return slot === undefined ? unknownName(node, scope) : globalCode(slot, node, scope)
}

/** The compiler knows what is in each slot of a frame, TypeScript does not: hence the casts. */
function localCode({ hops, slot }: LocalVariable): Code {
  if (hops === 0) return (frame) => frame[slot] as Value
  if (hops === 1) return (frame) => (frame[0] as Frame)[slot] as Value
  return (frame) => {
    let outer = frame
    for (let i = 0; i < hops; i++) outer = outer[0] as Frame
    return outer[slot] as Value
  }
}

/** A function may run before a name that it uses has been defined. */
function globalCode(slot: number, node: SymbolNode, scope: Scope): Code {
  const at = scope.span(node)
  return (_, { globals }) => {
    const value = globals[slot] as Value | undefined // globals are values; only slot 0 of a local frame is a frame
    return value ?? failAt(at, 'undefined-identifier', `${node.name} is used before it is defined`)
  }
}

function unknownName(node: SymbolNode, scope: Scope): never {
  const { name } = node
  const at = scope.span(node)
  const form = forms.get(name)
  if (form) failAt(at, 'invalid-arguments', `${name} is a special form, not a value: ${form.usage}`)
  const meant = nearestName(name, [...scope.visibleNames(), ...builtins.keys(), ...forms.keys()])
  failAt(at, 'undefined-identifier', `${name} is not defined${meant === undefined ? '' : `; did you mean ${meant}?`}`)
}

function isBuiltIn(name: string): boolean {
  return builtins.has(name) || forms.has(name)
}

function listCode(node: CollectionNode, scope: Scope, inBody: boolean): Code {
  const [head, ...args] = node.items
  const at = scope.span(node)
  if (!head) return failAt(at, 'invalid-arguments', 'an empty list calls nothing')
  const named = head.kind === 'symbol' && !scope.findLocal(head.name) ? head.name : undefined
  const form = named === undefined ? undefined : forms.get(named)
  if (form) return formCode(form, new FormCall(node, scope, inBody, compile, isBuiltIn))
  const callee = compile(head, scope)
  const values = args.map((arg) => compile(arg, scope))
  const builtin = named === undefined ? undefined : builtins.get(named)
  if (!(builtin instanceof Builtin)) return callCode(callee, values, at)
  if (!builtin.takes(args.length)) failAt(at, 'invalid-arguments', builtin.refusal(argumentCount(args.length)))
  return builtinCode(builtin, values, at)
}

function formCode(form: Form, call: FormCall): Code {
  const count = call.args.length
  if (count < form.min || count > form.max) call.refuse(`expected ${form.usage}, got ${argumentCount(count)}`)
  return form.compile(call)
}

function vectorCode({ items }: CollectionNode, scope: Scope): Code {
  const codes = items.map((item) => compile(item, scope))
  return (frame, machine) => {
    machine.spend(1 + codes.length)
    checkSize(codes.length)
    return evaluateAll(codes, frame, machine)
  }
}

function mapCode(node: CollectionNode, scope: Scope): Code {
  const at = scope.span(node)
  const codes = node.items.map((item) => compile(item, scope))
  return (frame, machine) => {
    machine.spend(1)
    const values = evaluateAll(codes, frame, machine)
    machine.at = at
    return makeHashMap(machine, pairs(values))
  }
}
