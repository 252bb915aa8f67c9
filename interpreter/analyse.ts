import type { Node } from './ast'
import { compile } from './compile'
import { formsOrThrow } from './parser'
import { Globals, type Observer, Scope } from './scope'
import { compiled, definedName, singleExpression } from './script'
import { wholeOf } from './source'

/** What a top-level form of a script defines and uses. */
export interface FormAnalysis {
  /** The name it defines, if it defines one. */
  readonly name: string | undefined
  /** Its exact text. */
  readonly source: string
  /** Names from outside that it refers to; not its own, not built-in ones. */
  readonly references: readonly string[]
  /** It mentions a function that takes a value from the random generator. */
  readonly draws: boolean
}

interface Usage {
  readonly names: Set<string>
  draws: boolean
}

/** Compiles a form by itself, taking each name that it does not bind for one of the script's. */
function usageOf(node: Node, source: string): Usage {
  const usage: Usage = { names: new Set(), draws: false }
  const observer: Observer = {
    global: (name) => usage.names.add(name),
    builtin: ({ draws }) => {
      usage.draws ||= draws
    },
  }
  compiled(() => compile(node, Scope.ofScript(new Globals(observer, true), source), true))
  return usage
}

/** One entry for each top-level form, in order. Throws the first fault of the source as ScriptError. */
export function analyse(source: string): { forms: FormAnalysis[] } {
  const forms = formsOrThrow(wholeOf(source)).map((node) => {
    const name = definedName(node)
    const { names, draws } = usageOf(node, source)
    const references = [...names].filter((reference) => reference !== name)
    return { name, source: source.slice(node.start, node.end), references, draws }
  })
  return { forms }
}

/** The names that an expression takes from the script around it. */
export function referencesOf(expressionSource: string): readonly string[] {
  return [...usageOf(singleExpression(wholeOf(expressionSource)), expressionSource).names]
}
