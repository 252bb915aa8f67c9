import type { Node } from './ast'
import { compile } from './compile'
import { fail, failAt } from './errors'
import { bodyCode } from './form-call'
import type { Code } from './functions'
import { Meter } from './limits'
import { asScriptError, guardAt, Machine } from './machine'
import { formsOrThrow } from './parser'
import { printed } from './printer'
import { createGenerator } from './random'
import { DIFFICULTY_SLOT, Globals, Scope, SEED_SLOT } from './scope'
import { type Span, wholeOf } from './source'
import type { Frame, Value } from './values'

const MIN_DIFFICULTY = 1
const MAX_DIFFICULTY = 3

/** A script that has run: its value, and what it defined, for expressions and templates to use. */
export class Run {
  constructor(
    readonly script: Script,
    readonly seed: number,
    readonly difficulty: number,
    readonly globals: Frame,
    /** The value of the last expression; undefined for an empty script. */
    readonly value: Value | undefined,
  ) {}

  /** The value as `str` gives it; empty for an empty script. A limit reached has the place of the last expression. */
  text(): string {
    const { value } = this
    return value === undefined ? '' : guardAt(this.script.last, () => printed(new Meter(), value))
  }
}

/** An expression that sees the top-level names of a script, and perhaps further ones. */
export class Expression {
  constructor(
    private readonly script: Script,
    private readonly code: Code,
    private readonly extraNames: readonly string[],
  ) {}

  /** Limits are counted anew for each evaluation; drawing is closed. Throws ScriptError only. */
  evaluate(run: Run, extraValues: readonly Value[] = []): Value {
    if (run.script !== this.script) fail('invalid-arguments', 'this run is of another script')
    if (extraValues.length !== this.extraNames.length) fail('invalid-arguments', 'each extra name needs its value')
    const machine = new Machine(run.globals)
    return machine.guard(() => this.code([undefined, ...extraValues], machine))
  }
}

/** A compiled script. It holds no state: one can run any number of times. */
export class Script {
  private readonly globals = new Globals()
  private readonly code: Code | undefined
  /** Where the last expression is, whose value is that of a run. */
  readonly last: Span

  /** Throws the first fault as ScriptError. */
  constructor(source: string) {
    const whole = wholeOf(source)
    const forms = formsOrThrow(whole)
    const { start, end } = forms.at(-1) ?? whole
    this.last = { source, start, end }
    this.code = compiled(() => scriptCode(forms, this.globals, source))
  }

  /** The seed is an integer from 1 to 2^31 - 1; the difficulty is brought between 1 and 3. */
  run({ seed, difficulty }: { seed: number; difficulty: number }): Run {
    const generator = createGenerator(seed)
    const level = clampDifficulty(difficulty)
    const globals: Frame = []
    globals[SEED_SLOT] = seed
    globals[DIFFICULTY_SLOT] = level
    const machine = new Machine(globals, generator)
    const value = machine.guard(() => this.code?.([undefined], machine))
    return new Run(this, seed, level, globals, value)
  }

  /** `source` is one expression; `extraNames` are in scope beside the names of the script. */
  compileExpression(source: string, extraNames: readonly string[] = []): Expression {
    return this.compileExpressionAt(wholeOf(source), extraNames)
  }

  /** The expression is a part of a longer text, and its positions count in that text. */
  compileExpressionAt(part: Span, extraNames: readonly string[] = []): Expression {
    const node = singleExpression(part)
    const scope = Scope.ofExpression(this.globals, part.source, extraNames)
    return new Expression(
      this,
      compiled(() => compile(node, scope)),
      extraNames,
    )
  }
}

function clampDifficulty(difficulty: number): number {
  const level = Math.trunc(difficulty) || MIN_DIFFICULTY
  return Math.min(Math.max(level, MIN_DIFFICULTY), MAX_DIFFICULTY)
}

/** The code of all forms in order; every name that one of them defines is known to all. */
function scriptCode(forms: readonly Node[], globals: Globals, source: string): Code | undefined {
  for (const form of forms) {
    const name = definedName(form)
    if (name !== undefined) globals.announce(name)
  }
  return forms.length === 0 ? undefined : bodyCode(forms, Scope.ofScript(globals, source), compile)
}

/** The name that a top-level form defines. */
export function definedName(form: Node): string | undefined {
  const [head, name] = form.kind === 'list' ? form.items : []
  const isDefinition = head?.kind === 'symbol' && (head.name === 'def' || head.name === 'defn')
  return isDefinition && name?.kind === 'symbol' ? name.name : undefined
}

/** The one expression that a part of a text is. */
export function singleExpression(part: Span): Node {
  const [node, second] = formsOrThrow(part)
  if (!node) return failAt(part, 'unexpected-end', 'an expression is missing')
  if (!second) return node
  const { start, end } = second
  return failAt({ source: part.source, start, end }, 'unexpected-token', 'only one expression fits here')
}

/** Compiling goes as deep as the brackets do, for which JavaScript's stack may not suffice. */
export function compiled<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw asScriptError(error)
  }
}
