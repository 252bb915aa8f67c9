import {
  type Expression,
  equals,
  isVector,
  type Program,
  parse,
  type Run,
  type Script,
  type Value,
} from '@/interpreter'
import type { ControlDefinition } from '@/lib/domain/exercise/definition'
import { holds } from '@/lib/domain/exercise/grade/grade-subtask'
import { canName } from '@/lib/domain/exercise/grade/named-answer'
import type { GeneratedControl } from '@/lib/domain/exercise/model'
import { modelValue } from '@/lib/domain/exercise/model-answer'
import { unlessFaulty } from '@/lib/domain/exercise/unless-faulty'
import type { ControlAnswerKey } from '@/lib/domain/exercise/variant/answer-key'

/** Mistakes that the rules of feedback of one control name by the values to which they lead. */
export type TypicalMistakes = readonly { readonly rule: number; readonly slips: readonly Slip[] }[]

/** A value that the pupil's is compared with: the whole answer, or that in one field of a list, the others being right. */
interface Slip {
  readonly value: Expression
  readonly field: number | 'last' | undefined
}

/** One draw of a control. */
export interface DrawnControl {
  readonly control: GeneratedControl
  readonly key: ControlAnswerKey
  readonly run: Run
}

/** A mistake whose own remark a pupil who makes it would not read in this draw. */
export interface MissedRemark {
  readonly rule: number
  /** What it comes to, as conditions see it. */
  readonly answer: Value
  /** The rule whose remark is read instead; `undefined` where the mistake is the right answer. */
  readonly earlier: number | undefined
}

type Node = Program['forms'][number]

/** Finds what the rules of a control name. @throws ScriptError when a condition is faulty. */
export function compileTypicalMistakes(script: Script, { feedback }: ControlDefinition): TypicalMistakes {
  return feedback.map(({ when }, rule) => {
    const compared = parse(when).program.forms.flatMap(comparisons)
    const slips = compared.map(({ value: { start, end }, field }) => ({
      value: script.compileExpression(when.slice(start, end)),
      field,
    }))
    return { rule, slips }
  })
}

/** The mistakes of one draw that do not come to their own remark. */
export function missedRemarks(mistakes: TypicalMistakes, drawn: DrawnControl): readonly MissedRemark[] {
  const right = modelValue(drawn.key, drawn.control)
  return mistakes.flatMap(({ rule, slips }) =>
    answersOf(rule, slips, right, drawn).flatMap(({ answer, field }): readonly MissedRemark[] => {
      if (!speaks(rule, answer, field, drawn)) return []
      if (equals(answer, right)) return [{ rule, answer, earlier: undefined }]
      const first = drawn.key.feedback.findIndex((_, index) => speaks(index, answer, field, drawn))
      return first < rule ? [{ rule, answer, earlier: first }] : []
    }),
  )
}

interface GivenAnswer {
  readonly answer: Value
  /** The only field that it has wrong, where it is a list. */
  readonly field: number | undefined
}

/** What a pupil who makes the mistake of a rule answers in this draw; one that cannot be computed is none. */
function answersOf(
  rule: number,
  slips: readonly Slip[],
  right: Value,
  { key, control, run }: DrawnControl,
): readonly GivenAnswer[] {
  if (slips.length === 0) {
    const named = unlessFaulty(() => key.feedback[rule]?.when.evaluate(run, [right]))
    if (named === undefined || typeof named === 'boolean' || !canName(named, control)) return []
    return [{ answer: modelValue({ solution: named }, control), field: undefined }]
  }
  return slips.flatMap(({ value, field }): readonly GivenAnswer[] => {
    const slip = unlessFaulty(() => value.evaluate(run))
    if (slip === undefined) return []
    if (field === undefined) return [{ answer: slip, field }]
    if (!isVector(right)) return []
    const place = field === 'last' ? right.length - 1 : field
    return place < right.length ? [{ answer: right.with(place, slip), field: place }] : []
  })
}

/** Whether a rule speaks of an answer; one on a field that is right does not. */
function speaks(rule: number, answer: Value, field: number | undefined, { key, control, run }: DrawnControl): boolean {
  const { when, field: about } = key.feedback[rule] ?? {}
  if (!when || (field !== undefined && about !== undefined && about !== field)) return false
  return holds(when, answer, run, control)
}

interface Comparison {
  readonly value: Node
  readonly field: Slip['field']
}

/** What a condition compares the answer with: of `(and (== difficulty 1) (== answer (+ a b)))`, `(+ a b)`. */
function comparisons(node: Node): readonly Comparison[] {
  if (node.kind !== 'list') return []
  const [head, ...values] = node.items
  if (head?.kind !== 'symbol') return []
  if (head.name === 'and' || head.name === 'or') return values.flatMap(comparisons)
  if (head.name === 'contains') {
    const [list, answer] = values
    const place = answer && placeOf(answer)
    return list?.kind === 'vector' && place ? named(list.items, place) : []
  }
  if (head.name !== '==') return []
  const place = values.map(placeOf).find((found) => found !== undefined)
  return place ? named(values, place) : []
}

/** What does not itself depend on the answer. */
function named(values: readonly Node[], place: Pick<Slip, 'field'>): readonly Comparison[] {
  return values.filter((value) => !dependsOnAnswer(value)).map((value) => ({ value, ...place }))
}

function dependsOnAnswer(node: Node): boolean {
  if (node.kind === 'short-fn') return dependsOnAnswer(node.body)
  return 'items' in node ? node.items.some(dependsOnAnswer) : isAnswer(node)
}

/** Which part of the answer an expression is, if it is one. */
function placeOf(node: Node): Pick<Slip, 'field'> | undefined {
  if (isAnswer(node)) return { field: undefined }
  if (node.kind !== 'list') return undefined
  const [head, list, index] = node.items
  if (head?.kind !== 'symbol' || !list || !isAnswer(list)) return undefined
  if (head.name === 'head') return { field: 0 }
  if (head.name === 'last') return { field: 'last' }
  return head.name === 'get' && index?.kind === 'literal' ? { field: Number(index.value) } : undefined
}

function isAnswer(node: Node): boolean {
  return node.kind === 'symbol' && node.name === 'answer'
}
