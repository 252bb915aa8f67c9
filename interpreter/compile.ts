import type { CollectionNode, Node, SymbolNode } from './ast'
import type { Builtin } from './builtins/builtin'
import { builtinCode, callCode } from './calls'
import { shortFunctionCode } from './definition-forms'
import { argumentCount, failAt } from './errors'
import { type SpecialForm, SpecialFormCall } from './form-call'
import { type Code, evaluateAll } from './functions'
import { makeHashMap, pairs } from './keys'
import { checkSize } from './limits'
import { nearestName } from './nearest-name'
import { type ReservedMeaning, reservedNames } from './reserved-names'
import type { LocalVariable, Scope } from './scope'
import type { Frame, Value } from './values'

/**
 * Turns an expression into a JavaScript function, with every name resolved to a slot. `inBody` says that the
 * expression stands directly in a body, where alone it may define a name.
 */
export function compile(node: Node, scope: Scope, inBody = false): Code {
  switch (node.kind) {
    case 'literal':
      return constantCode(node.value)
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

function constantCode(value: Value): Code {
  return () => value
}

/** A local name hides everything; otherwise the language's own names come before those of the script. */
function symbolCode(node: SymbolNode, scope: Scope): Code {
  const local = scope.findLocal(node.name)
  return local ? localCode(local) : outerCode(node, scope, reservedNames.get(node.name))
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

/** A name that is not local, with what it means in the language itself. */
function outerCode(node: SymbolNode, scope: Scope, meaning: ReservedMeaning | undefined): Code {
  switch (meaning?.kind) {
    case 'form':
      return refuseForm(node, scope, meaning.form)
    case 'function':
      return constantCode(meaning.builtin)
    case 'constant':
      return constantCode(meaning.value)
    default:
      return globalCode(node, scope)
  }
}

function refuseForm(node: SymbolNode, scope: Scope, { usage }: SpecialForm): never {
  failAt(scope.span(node), 'invalid-arguments', `${node.name} is a special form, not a value: ${usage}`)
}

/** A function may run before a name that it uses has been defined. */
function globalCode(node: SymbolNode, scope: Scope): Code {
  const slot = scope.globals.find(node.name)
  if (slot === undefined) return unknownName(node, scope)
  return (_, { globals }) => {
    const value = globals[slot] as Value | undefined // globals are values; only slot 0 of a local frame is a frame
    return value ?? failAt(scope.span(node), 'undefined-identifier', `${node.name} is used before it is defined`)
  }
}

function unknownName(node: SymbolNode, scope: Scope): never {
  const { name } = node
  const meant = nearestName(name, [...scope.visibleNames(), ...reservedNames.keys()])
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`
  failAt(scope.span(node), 'undefined-identifier', `${name} is not defined${hint}`)
}

function listCode(node: CollectionNode, scope: Scope, inBody: boolean): Code {
  const head = node.items[0]
  if (!head) return failAt(scope.span(node), 'invalid-arguments', 'an empty list calls nothing')
  if (head.kind !== 'symbol') return valueCallCode(compile(head, scope), node, scope)
  const local = scope.findLocal(head.name)
  if (local) return valueCallCode(localCode(local), node, scope)
  const meaning = reservedNames.get(head.name)
  if (meaning?.kind === 'form')
    return formCode(meaning.form, new SpecialFormCall(node, scope, inBody, compile, isBuiltIn))
  if (meaning?.kind === 'function') return builtinCallCode(meaning.builtin, node, scope)
  return valueCallCode(outerCode(head, scope, meaning), node, scope)
}

/** A call of what is known only when the script runs. */
function valueCallCode(callee: Code, node: CollectionNode, scope: Scope): Code {
  return callCode(callee, argumentCodes(node, scope), scope.span(node))
}

/** The items of a list behind its head. */
function argumentCodes({ items }: CollectionNode, scope: Scope): Code[] {
  const codes = new Array<Code>(items.length - 1)
  for (let i = 1; i < items.length; i++) codes[i - 1] = compile(items[i] as Node, scope) // i is inside
  return codes
}

function builtinCallCode(builtin: Builtin, node: CollectionNode, scope: Scope): Code {
  const at = scope.span(node)
  const values = argumentCodes(node, scope)
  if (!builtin.takes(values.length)) failAt(at, 'invalid-arguments', builtin.refusal(argumentCount(values.length)))
  return builtinCode(builtin, values, at)
}

function isBuiltIn(name: string): boolean {
  return reservedNames.has(name)
}

function formCode(form: SpecialForm, call: SpecialFormCall): Code {
  const { count } = call
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
