import { type Program, parse } from '@/interpreter'
import type { ControlDefinition, ExerciseDefinition } from '@/lib/domain/exercise/definition'
import { unlessFaulty } from '@/lib/domain/exercise/unless-faulty'
import type { Finding } from './content-fault'

type Node = Program['forms'][number]

const REASON = 'rounds its solution: who types more places is told that it is wrong instead of being asked to round'

/**
 * Numbers whose solution is rounded already. The grader rounds by `fractionDigits` itself, and needs the number
 * behind it to tell a right answer with too many places from a wrong one.
 */
export function checkRoundedSolutions({ script, subtasks }: ExerciseDefinition): readonly Finding[] {
  const definitions = definitionsOf(script)
  return subtasks.flatMap(({ controls }, subtask) =>
    controls.flatMap((control, place) =>
      valuesOf(control.solution, definitions).some((value) => roundsAs(control, value))
        ? [{ at: ['subtasks', subtask, 'controls', place, 'solution'], reason: REASON }]
        : [],
    ),
  )
}

/** Whether an expression rounds to the places to which the grader does; to tens and thousands only a script can. */
function roundsAs({ type, props }: ControlDefinition, value: Node): boolean {
  if (type !== 'single-number' && type !== 'number-list') return false
  if (String(props.rounded ?? true) === 'false' || value.kind !== 'list') return false
  const [head, , places] = value.items
  const digits = places === undefined ? 0 : places.kind === 'literal' ? places.value : undefined
  return isNamed(head, 'round') && digits !== undefined && String(digits) === String(props.fractionDigits)
}

/** What the names of a script stand for, as they are written at its top. */
function definitionsOf(script: string): ReadonlyMap<string, Node> {
  const entries = formsOf(script).flatMap((form): readonly (readonly [string, Node])[] => {
    if (form.kind !== 'list') return []
    const [head, name, value] = form.items
    return isNamed(head, 'def') && name?.kind === 'symbol' && value ? [[name.name, value]] : []
  })
  return new Map(entries)
}

/** The expressions that a solution, or each number of a list, comes from, names resolved. */
function valuesOf(solution: string, definitions: ReadonlyMap<string, Node>): readonly Node[] {
  const resolved = (node: Node, open: readonly string[] = []): readonly Node[] => {
    if (node.kind === 'vector') return node.items.flatMap((item) => resolved(item, open))
    const isOpen = node.kind === 'symbol' && !open.includes(node.name)
    const value = isOpen ? definitions.get(node.name) : undefined
    return value && node.kind === 'symbol' ? resolved(value, [...open, node.name]) : [node]
  }
  return formsOf(solution)
    .slice(-1)
    .flatMap((form) => resolved(form))
}

/** A script that cannot be read has a fault of its own, told elsewhere. */
function formsOf(source: string): readonly Node[] {
  return unlessFaulty(() => parse(source).program.forms) ?? []
}

function isNamed(node: Node | undefined, name: string): boolean {
  return node?.kind === 'symbol' && node.name === name
}
