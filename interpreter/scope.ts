import type { Span } from './source'

/** A value in a frame: that of the function itself, or of one so many functions further out. */
export interface LocalVariable {
  readonly kind: 'local'
  readonly hops: number
  readonly slot: number
}

/** Where the value of a name is at run time. */
export type Variable = LocalVariable | { readonly kind: 'global'; readonly slot: number }

/** Every script has these two from the start. */
const PREDEFINED = ['seed', 'difficulty'] as const
export const SEED_SLOT = 0
export const DIFFICULTY_SLOT = 1

interface Global {
  readonly slot: number
  isDefined: boolean
}

/**
 * The names that a script defines at its top level, each with its slot among the globals. All are known before the
 * first is defined, so that functions may refer to later ones.
 */
export class Globals {
  private readonly entries = new Map<string, Global>()

  constructor() {
    for (const name of PREDEFINED) this.define(name)
  }

  /** Makes a name known; it is defined later. */
  announce(name: string): Global {
    const known = this.entries.get(name)
    if (known) return known
    const entry = { slot: this.entries.size, isDefined: false }
    this.entries.set(name, entry)
    return entry
  }

  /** The slot of a name, or undefined when it is defined already. */
  define(name: string): number | undefined {
    const entry = this.announce(name)
    if (entry.isDefined) return undefined
    entry.isDefined = true
    return entry.slot
  }

  find(name: string): number | undefined {
    return this.entries.get(name)?.slot
  }

  names(): Iterable<string> {
    return this.entries.keys()
  }
}

/** Counts the slots in the frame of one function; slot 0 holds the frame of the function around it. */
interface Activation {
  slots: number
}

/** The names that are visible at one place in the source. */
export class Scope {
  /** Missing as long as no name is bound here, which at the top level is always. */
  private names: Map<string, number> | undefined

  private constructor(
    readonly globals: Globals,
    readonly source: string,
    private readonly activation: Activation,
    private readonly parent: Scope | undefined,
    private readonly isTopLevel: boolean,
  ) {}

  /** The scope of a whole script: what is defined in it becomes global. */
  static ofScript(globals: Globals, source: string): Scope {
    return new Scope(globals, source, { slots: 1 }, undefined, true)
  }

  /** The scope of an expression evaluated beside a script; `names` are its parameters. */
  static ofExpression(globals: Globals, source: string, names: readonly string[]): Scope {
    const scope = new Scope(globals, source, { slots: 1 }, undefined, false)
    for (const name of names) scope.bind(name)
    return scope
  }

  /** A scope inside the same function. */
  block(): Scope {
    return new Scope(this.globals, this.source, this.activation, this, false)
  }

  /** The scope of a function. */
  inner(): Scope {
    return new Scope(this.globals, this.source, { slots: 1 }, this, false)
  }

  span({ start, end }: { start: number; end: number }): Span {
    return { source: this.source, start, end }
  }

  has(name: string): boolean {
    return this.names?.has(name) ?? false
  }

  /** A new local name; it hides others of that name, also an earlier one of this scope. */
  bind(name: string): number {
    const slot = this.activation.slots
    this.activation.slots += 1
    this.names ??= new Map()
    this.names.set(name, slot)
    return slot
  }

  /** A second name for a name of this scope. */
  alias(name: string, existing: string): void {
    const slot = this.names?.get(existing)
    if (slot !== undefined) this.names?.set(name, slot)
  }

  /** For `def`: undefined when this scope has the name already. */
  define(name: string): Variable | undefined {
    if (this.isTopLevel) {
      const slot = this.globals.define(name)
      return slot === undefined ? undefined : { kind: 'global', slot }
    }
    return this.has(name) ? undefined : { kind: 'local', hops: 0, slot: this.bind(name) }
  }

  findLocal(name: string): LocalVariable | undefined {
    let hops = 0
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) {
      const slot = scope.names?.get(name)
      if (slot !== undefined) return { kind: 'local', hops, slot }
      if (scope.parent && scope.parent.activation !== scope.activation) hops += 1
    }
    return undefined
  }

  /** All names that could be meant here, for a suggestion. */
  visibleNames(): string[] {
    const names = [...this.globals.names()]
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) names.push(...(scope.names?.keys() ?? []))
    return names
  }
}
