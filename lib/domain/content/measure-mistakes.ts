import {
  compileScript,
  type Expression,
  equals,
  type Program,
  parse,
  type Run,
  ScriptError,
  type Value,
} from '@/interpreter'
import type { ControlDefinition, ExerciseDefinition } from '@/lib/domain/exercise/definition'
import { holds } from '@/lib/domain/exercise/grade/grade-subtask'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'
import { modelValue } from '@/lib/domain/exercise/model-answer'
import { levelsOf } from './check-exercise'

/**
 * Draws in which a typical mistake, one that a rule of feedback names by its value, does not come to its own remark: it
 * is the right answer (then the exercise does not tell who makes it), or an earlier rule speaks of it.
 */
export interface MistakeFinding {
  /** The rule in the document. */
  readonly at: readonly PropertyKey[]
  readonly level: DifficultyLevel
  /** The condition of the earlier rule; `undefined` where the mistake is the right answer. */
  readonly earlier: string | undefined
  /** In how many of all draws at this level, between 0 and 1. */
  readonly share: number
  readonly firstSeed: number
}

type Node = Program['forms'][number]

interface Rule {
  readonly at: readonly PropertyKey[]
  readonly when: string
  readonly condition: Expression
  readonly mistakes: readonly Expression[]
}

interface Control {
  readonly solution: Expression
  readonly rules: readonly Rule[]
}

/** Looks at the draws of so many dispersed seeds, at each level that the exercise has. @throws ScriptError when it is faulty. */
export function measureMistakes(definition: ExerciseDefinition, seeds: number): readonly MistakeFinding[] {
  const script = compileScript(definition.script)
  const controls = definition.subtasks.flatMap((subtask, index) =>
    subtask.controls.map(
      (control, place): Control => ({
        solution: script.compileExpression(control.solution),
        rules: control.feedback.map((rule, number) => ({
          at: ['subtasks', index, 'controls', place, 'feedback', number],
          when: rule.when,
          condition: script.compileExpression(rule.when, ['answer']),
          mistakes: namedMistakes(rule).map((source) => script.compileExpression(source)),
        })),
      }),
    ),
  )
  return levelsOf(definition).flatMap((level) => {
    const counts = new Map<string, { finding: Omit<MistakeFinding, 'share'>; draws: number }>()
    for (const seed of dispersedSeeds(seeds)) {
      const run = script.run({ seed, difficulty: level })
      for (const { at, earlier } of controls.flatMap((control) => missedRemarks(control, run))) {
        const key = JSON.stringify([at, earlier])
        const known = counts.get(key) ?? { finding: { at, level, earlier, firstSeed: seed }, draws: 0 }
        counts.set(key, { ...known, draws: known.draws + 1 })
      }
    }
    return [...counts.values()].map(({ finding, draws }) => ({ ...finding, share: draws / seeds }))
  })
}

/** The rules of a control whose remark a pupil who made their mistake would not read in this draw. */
function missedRemarks({ solution, rules }: Control, run: Run): readonly Pick<MistakeFinding, 'at' | 'earlier'>[] {
  const right = modelValue({ solution: solution.evaluate(run) })
  return rules.flatMap(({ at, condition, mistakes }, index) => {
    const values = mistakes
      .map((mistake) => evaluated(mistake, run))
      .filter((value): value is Value => value !== undefined && holds(condition, value, run))
    const isRight = values.some((value) => equals(value, right))
    const earlier = new Set(
      values
        .filter((value) => !equals(value, right))
        .flatMap((value) => rules.slice(0, index).find((rule) => holds(rule.condition, value, run))?.when ?? []),
    )
    return [...(isRight ? [{ at, earlier: undefined }] : []), ...[...earlier].map((when) => ({ at, earlier: when }))]
  })
}

/** A value that cannot be computed in this draw, behind a guard say, is no mistake in it. */
function evaluated(mistake: Expression, run: Run): Value | undefined {
  try {
    return mistake.evaluate(run)
  } catch (error) {
    if (error instanceof ScriptError) return undefined
    throw error
  }
}

/** The expressions that a condition compares the answer with: of `(and (== difficulty 1) (== answer (+ a b)))`, `(+ a b)`. */
function namedMistakes({ when }: ControlDefinition['feedback'][number]): readonly string[] {
  return parse(when)
    .program.forms.flatMap(comparedValues)
    .map(({ start, end }) => when.slice(start, end))
}

function comparedValues(node: Node): readonly Node[] {
  if (node.kind !== 'list') return []
  const [head, ...values] = node.items
  if (head?.kind !== 'symbol') return []
  if (head.name === 'and' || head.name === 'or') return values.flatMap(comparedValues)
  const [list, answer] = values
  if (head.name === 'contains' && list?.kind === 'vector' && answer && isAnswer(answer)) return list.items
  return head.name === '==' && values.some(isAnswer) ? values.filter((value) => !isAnswer(value)) : []
}

function isAnswer(node: Node): boolean {
  return node.kind === 'symbol' && node.name === 'answer'
}
