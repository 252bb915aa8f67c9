import type { CollectionNode, Node, SymbolNode } from './ast'
import { fail, failAt } from './errors'
import type { Code } from './functions'
import type { Scope } from './scope'
import type { Span } from './source'

export type Compile = (node: Node, scope: Scope, inBody?: boolean) => Code

/** A special form: what it looks like, and how a use of it becomes code. */
export interface SpecialForm {
  readonly usage: string
  readonly min: number
  readonly max: number
  readonly compile: (call: SpecialFormCall) => Code
}

/** One use of a special form. The number of arguments has been checked. */
export class SpecialFormCall {
  constructor(
    readonly node: CollectionNode,
    readonly scope: Scope,
    /** It stands directly in a body, where names can be defined. */
    readonly inBody: boolean,
    readonly compile: Compile,
    private readonly isBuiltIn: (name: string) => boolean,
  ) {}

  get count(): number {
    return this.node.items.length - 1
  }

  /** The arguments, or those from an index on. */
  args(from = 0): readonly Node[] {
    return this.node.items.slice(from + 1)
  }

  arg(index: number): Node {
    return this.node.items[index + 1] ?? this.refuse('an argument is missing')
  }

  code(index: number): Code {
    return this.compile(this.arg(index), this.scope)
  }

  /** The arguments from `from` on as a body in this scope. */
  body(from: number, scope: Scope): Code {
    return bodyCode(this.args(from), scope, this.compile)
  }

  span(node: Node = this.node): Span {
    return this.scope.span(node)
  }

  refuse(message: string, node: Node = this.node): never {
    return failAt(this.span(node), 'invalid-arguments', message)
  }

  symbol(node: Node): SymbolNode {
    return node.kind === 'symbol' ? node : this.refuse('a name must stand here', node)
  }

  /** A name that may be defined. */
  newName(node: Node): SymbolNode {
    const symbol = this.symbol(node)
    if (this.isBuiltIn(symbol.name)) this.refuse(`${symbol.name} is built in and cannot be defined`, node)
    return symbol
  }

  vector(index: number): readonly Node[] {
    const node = this.arg(index)
    return node.kind === 'vector' ? node.items : this.refuse('a vector must stand here', node)
  }
}

/** Evaluates in order and gives the last value; there is at least one expression. */
export function bodyCode(nodes: readonly Node[], scope: Scope, compile: Compile): Code {
  const [first] = nodes
  if (first && nodes.length === 1) return compile(first, scope, true)
  return sequenceCode(nodes.map((node) => compile(node, scope, true)))
}

export function sequenceCode(codes: readonly Code[]): Code {
  const earlier = codes.slice(0, -1)
  const last = codes.at(-1) ?? fail('invalid-arguments', 'a body cannot be empty')
  if (earlier.length === 0) return last
  return (frame, machine) => {
    machine.spend(codes.length)
    for (let i = 0; i < earlier.length; i++) earlier[i]?.(frame, machine)
    return last(frame, machine)
  }
}
