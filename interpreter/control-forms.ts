import type { CollectionNode, Node } from './ast'
import { fail } from './errors'
import type { SpecialForm, SpecialFormCall } from './form-call'
import { type Code, Constant, requireBool, requireFunction } from './functions'
import type { Machine } from './machine'
import { DIFFICULTY_SLOT } from './scope'
import type { Span } from './source'
import { type Frame, isKeyword, typeOf } from './values'

/** A test in a condition: what it answers must be Bool. */
interface Test {
  readonly code: Code
  readonly at: Span
}

function test(call: SpecialFormCall, index: number): Test {
  return { code: call.code(index), at: call.span(call.arg(index)) }
}

function holds({ code, at }: Test, frame: Frame, machine: Machine): boolean {
  const value = code(frame, machine)
  if (typeof value === 'boolean') return value
  machine.at = at
  return fail('invalid-arguments', `a condition must be true or false, got a ${typeOf(value)}`)
}

/** The condition of `:else`. */
function always(): true {
  return true
}

function isElse(node: Node | undefined): boolean {
  return node?.kind === 'literal' && isKeyword(node.value) && node.value.name === 'else'
}

/** `and` and `or`: the first test that answers `decisive` ends it. */
function logicalForm(name: string, decisive: boolean): SpecialForm {
  return {
    usage: `(${name} test…)`,
    min: 1,
    max: Number.POSITIVE_INFINITY,
    compile(call) {
      const tests = call.args().map((_, i) => test(call, i))
      return (frame, machine) => {
        for (let i = 0; i < tests.length; i++) {
          machine.spend(1)
          if (holds(tests[i] as Test, frame, machine) === decisive) return decisive // i is inside
        }
        return !decisive
      }
    },
  }
}

/** A test of `cond` and its value. */
interface Clause {
  readonly condition: Test
  readonly result: Code
}

/** A clause of `case`: its predicate (missing for :else) and its result. */
function caseClause(call: SpecialFormCall, node: Node): { predicate: Code | undefined; result: Code; at: Span } {
  const [predicate, result] = node.kind === 'list' && node.items.length === 2 ? node.items : []
  if (!predicate || !result) return call.refuse('a clause of case has the form (predicate result)', node)
  const code = isElse(predicate) ? undefined : call.compile(predicate, call.scope)
  return { predicate: code, result: call.compile(result, call.scope), at: call.span(predicate) }
}

/** `x` put into a stage of `->` as its first argument; a stage that is no list is the function itself. */
function threaded(x: Node, stage: Node): CollectionNode {
  const { start, end } = stage
  const [callee, ...rest] = stage.kind === 'list' ? stage.items : []
  return { kind: 'list', items: callee ? [callee, x, ...rest] : [stage, x], start, end }
}

export const controlForms = {
  if: {
    usage: '(if test then else)',
    min: 3,
    max: 3,
    compile(call) {
      const condition = test(call, 0)
      const [yes, no] = [call.code(1), call.code(2)]
      return (frame, machine) => {
        machine.spend(1)
        return holds(condition, frame, machine) ? yes(frame, machine) : no(frame, machine)
      }
    },
  },
  cond: {
    usage: '(cond test value … :else value)',
    min: 2,
    max: Number.POSITIVE_INFINITY,
    compile(call) {
      if (call.count % 2 === 1) call.refuse('the last test of cond has no value')
      const clauses = call.args().flatMap((node, i): Clause[] => {
        if (i % 2 === 1) return []
        const condition = isElse(node) ? { code: always, at: call.span(node) } : test(call, i)
        return [{ condition, result: call.code(i + 1) }]
      })
      const at = call.span()
      return (frame, machine) => {
        for (let i = 0; i < clauses.length; i++) {
          const { condition, result } = clauses[i] as Clause // i is inside
          machine.spend(1)
          if (holds(condition, frame, machine)) return result(frame, machine)
        }
        machine.at = at
        return fail('invalid-arguments', 'no test of cond is true')
      }
    },
  },
  case: {
    usage: '(case value (predicate result) … (:else result))',
    min: 2,
    max: Number.POSITIVE_INFINITY,
    compile(call) {
      const subject = call.code(0)
      const clauses = call.args(1).map((node) => caseClause(call, node))
      const whole = call.span()
      return (frame, machine) => {
        const value = subject(frame, machine)
        for (const { predicate, result, at } of clauses) {
          machine.spend(1)
          if (!predicate) return result(frame, machine)
          const callee = predicate(frame, machine)
          machine.at = at
          const answer = requireFunction(callee).call1(machine, value)
          if (requireBool(answer, 'what a predicate of case gives')) return result(frame, machine)
        }
        machine.at = whole
        return fail('invalid-arguments', 'no predicate of case is true')
      }
    },
  },
  and: logicalForm('and', false),
  or: logicalForm('or', true),
  do: {
    usage: '(do body…)',
    min: 1,
    max: Number.POSITIVE_INFINITY,
    compile: (call) => call.body(0, call.scope.block()),
  },
  const: {
    usage: '(const x)',
    min: 1,
    max: 1,
    compile(call) {
      const value = call.code(0)
      return (frame, machine) => {
        machine.spend(1)
        return new Constant(value(frame, machine))
      }
    },
  },
  'by-difficulty': {
    usage: '(by-difficulty easy medium hard)',
    min: 3,
    max: 3,
    compile(call) {
      const [easy, medium, hard] = [call.code(0), call.code(1), call.code(2)]
      return (frame, machine) => {
        const difficulty = machine.globals[DIFFICULTY_SLOT]
        machine.spend(1)
        return (difficulty === 1 ? easy : difficulty === 2 ? medium : hard)(frame, machine)
      }
    },
  },
  '->': {
    usage: '(-> x (f a) g …)',
    min: 1,
    max: Number.POSITIVE_INFINITY,
    compile: (call) => call.compile(call.args(1).reduce(threaded, call.arg(0)), call.scope),
  },
} satisfies Record<string, SpecialForm>
