import { analyse, referencesOf, templateExpressions } from '@/interpreter'
import { parseFigureFences } from '@/lib/shared/figure/figure-fence'
import { FIGURE_KINDS } from '@/lib/shared/figure/kinds'
import { isRecord } from '@/lib/shared/is-record'
import type { ControlDefinition, ExerciseDefinition } from './definition'
import type { PublicControl, PublicExercise } from './model'
import { inOrder, listedOrder } from './model/option-order'

/** A script in which a definition that only solutions use draws before one that pupils need. */
export class DrawOrderError extends Error {
  override readonly name = 'DrawOrderError'

  constructor(readonly definition: string) {
    super(
      `"${definition}" is used by solutions or hints only, but draws before other definitions do: move it to the end`,
    )
  }
}

/**
 * The one projection that leaves out what pupils must not see: solutions, hints, author feedback, and the definitions
 * that only those use.
 *
 * @throws DrawOrderError when leaving a definition out would change the numbers that others draw; ScriptError.
 */
export function toPublicExercise(definition: ExerciseDefinition): PublicExercise {
  const subTasks = definition.subtasks.map(({ description, controls, hints }) => ({
    description,
    controls: controls.map(toPublicControl),
    maxHints: hints.length,
    hasHints: hints.length > 0,
  }))
  const view = {
    id: definition.id,
    classifications: definition.classifications,
    description: definition.description,
    subTasks,
  }
  return { ...view, script: publicScript(definition.script, referencesOfView(view)) }
}

function toPublicControl({ type, props }: ControlDefinition): PublicControl {
  if (!('shuffle' in props) || !props.shuffle || typeof props.options === 'string') return { type, props }
  return { type, props: { ...props, options: inOrder(props.options, listedOrder(props.options)) } }
}

function referencesOfView({ description, subTasks }: Pick<PublicExercise, 'description' | 'subTasks'>): Set<string> {
  const texts = subTasks.flatMap((subTask) => [
    subTask.description,
    ...subTask.controls.flatMap(({ props }) => textsOf(props)),
  ])
  return new Set([description, ...texts].flatMap(referencesOfText))
}

/** Every text of a control's properties. One that is an expression as a whole is wrapped to read as a template. */
function textsOf(props: PublicControl['props']): string[] {
  return Object.entries(props).flatMap(([key, value]) => {
    const isExpression = typeof value === 'string' && key !== 'prefix' && key !== 'postfix'
    return isExpression ? [`@${value}@`] : nestedStrings(value)
  })
}

/** Every string inside a value of plain JSON. */
export function nestedStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isRecord(value) ? Object.values(value).flatMap(nestedStrings) : []
}

/** In a figure these are the figure functions, whatever a script calls so. */
const FIGURE_NAMES: ReadonlySet<string> = new Set(FIGURE_KINDS)

function referencesOfText(text: string): readonly string[] {
  return parseFigureFences(text).flatMap((part) =>
    typeof part === 'string'
      ? templateExpressions(part).flatMap(({ source }) => referencesOf(source))
      : referencesOf(text.slice(part.start, part.end)).filter((name) => !FIGURE_NAMES.has(name)),
  )
}

type Form = ReturnType<typeof analyse>['forms'][number]

/** The forms of the script that define what is needed, in their order. */
function publicScript(script: string, needed: ReadonlySet<string>): string {
  const { forms } = analyse(script)
  const isKept = closure(forms, ({ name }) => name !== undefined && needed.has(name), dependsOn)
  const mayDraw = closure(
    forms,
    ({ draws }) => draws,
    (form, other) => dependsOn(other, form),
  )
  let removedDraw: string | undefined
  const kept: string[] = []
  for (const form of forms) {
    if (isKept.has(form)) {
      if (mayDraw.has(form) && removedDraw !== undefined) throw new DrawOrderError(removedDraw)
      kept.push(form.source)
    } else if (mayDraw.has(form)) {
      removedDraw ??= form.name ?? form.source
    }
  }
  return kept.join('\n')
}

/** The forms that hold of themselves, and all that a form among them brings along. */
function closure(
  forms: readonly Form[],
  holds: (form: Form) => boolean,
  brings: (form: Form, other: Form) => boolean,
): ReadonlySet<Form> {
  const found = new Set(forms.filter(holds))
  // A set may grow while it is walked: new members are walked as well.
  for (const form of found) for (const other of forms) if (brings(form, other)) found.add(other)
  return found
}

function dependsOn({ references }: Form, { name }: Form): boolean {
  return name !== undefined && references.includes(name)
}
