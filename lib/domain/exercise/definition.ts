import { z } from 'zod'
import { type ControlType, ExerciseId } from './model'
import { expressionForms, intervalForms, pointShapes } from './model/kinds'

/**
 * An exercise as its author writes it; see docs/exercises.md. Texts are templates, and solutions, conditions and
 * property values given as a string are expressions of the script language, both over the names of `script`.
 */

const exerciseStatuses = ['new', 'clone', 'draft', 'public', 'archived', 'remove'] as const

/** A text with `@…@` templates, Markdown and `$…$` mathematics. */
const Template = z.string().describe('Markdown with $…$ mathematics and @…@ templates')
const Expression = z
  .union([z.string(), z.number(), z.boolean()])
  .transform(String)
  .describe('An expression of the script language')
const NumberProperty = z.union([z.number(), z.string()]).describe('A number, or an expression that gives one')

const affixes = { prefix: Template.optional(), postfix: Template.optional() }
const numbers = {
  fractionDigits: NumberProperty.optional(),
  rounded: z
    .union([z.boolean(), z.string()])
    .default(true)
    .describe('false where `fractionDigits` holds an exact answer: no rounding is asked for, and no note stands there'),
  exactDigits: z.boolean().default(false).describe('All places that are asked for have to be written, also zeros'),
  takesPercent: z.boolean().default(false).describe('A probability or a part is asked for: 72% is 0.72'),
  ungrouped: z.boolean().default(false).describe('Its digits are not written in groups, as those of another base'),
}
const figure = z
  .string()
  .optional()
  .describe('A figure in which the answer may be given too: (number-line {…}), or false for none')
/** Options: written out, or one expression that gives a vector (of labels, or of maps with the same keys). */
const listOf = <Item extends z.ZodType>(item: Item) => z.union([z.array(item).min(1).max(20), z.string()])
const labelled = z.strictObject({ label: Template })

const Variable = Template.default('x')

/** The properties of each control type as authors write them. */
const propsSchemas = {
  'single-number': z.strictObject({
    ...affixes,
    ...numbers,
    figure,
    min: NumberProperty.optional(),
    max: NumberProperty.optional(),
  }),
  'fraction-number': z.strictObject({ ...affixes, figure, simplified: z.boolean().default(false) }),
  'number-list': z.strictObject({
    ...affixes,
    ...numbers,
    figure,
    acceptRandomOrder: z.boolean().default(false),
    multiLine: z.boolean().default(false),
    fields: listOf(z.strictObject(affixes)),
  }),
  'simple-text': z.strictObject({
    ...affixes,
    ignoreSpaces: z.boolean().default(false),
    caseSensitive: z.boolean().default(false),
  }),
  expression: z.strictObject({
    ...affixes,
    variables: z
      .union([z.array(z.string().regex(/^\p{L}$/u)).max(6), z.string()])
      .default(['x'])
      .describe('The letters that may stand in the answer, or an expression that gives a vector of them'),
    form: z
      .enum(expressionForms)
      .optional()
      .describe(
        'The form that the task asks for in words: an equal expression in another one is neither right nor wrong',
      ),
  }),
  'number-set': z.strictObject({
    ...affixes,
    variable: Variable.describe('The letter that may stand before an equals sign, as in x = 2'),
  }),
  interval: z.strictObject({
    ...affixes,
    variable: Variable.describe('The letter of inequalities, as in x < 2'),
    form: z
      .enum(intervalForms)
      .optional()
      .describe('How the task asks for it to be written: an equal set in another form is neither right nor wrong'),
    simplified: z
      .boolean()
      .default(false)
      .describe(
        'Whether it has to be written with as few parts as it can be, because putting them together is the task',
      ),
  }),
  point: z.strictObject({
    ...affixes,
    figure,
    points: z
      .union([z.array(z.strictObject(affixes)).min(2).max(10), z.string()])
      .optional()
      .describe('Where several points are asked for: what stands around each, or an expression that gives a vector'),
    shape: z
      .enum(pointShapes)
      .optional()
      .describe('Any two points of the same line are right, or the vertex and any other point of the same parabola'),
  }),
  'single-choice': z.strictObject({ options: listOf(labelled), shuffle: z.boolean().default(false) }),
  'binary-choice': z.strictObject({
    options: listOf(
      z.strictObject({ statement: Template, trueLabel: Template.optional(), falseLabel: Template.optional() }),
    ),
  }),
  'multi-choice': z.strictObject({ options: listOf(labelled), shuffle: z.boolean().default(false) }),
} satisfies Record<ControlType, z.ZodType>

/** Names a skill of `content/skills.yaml`. */
export const SkillId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Names a typical mistake in `content/mistakes.yaml`. */
export const MistakeId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Why an exercise is as it is, where the checker would tell a fault; nobody else reads it. */
const AuthorsReason = z.string().trim().min(10)

const FeedbackRule = z.strictObject({
  when: Expression.describe("Condition on `answer`, the pupil's value"),
  text: Template,
  field: z.int().min(0).max(99).optional().describe('The field that the remark is about, from 0; it alone is marked'),
  mistake: MistakeId.optional().describe('The typical mistake that it recognises, of content/mistakes.yaml'),
})

const control = <Type extends ControlType>(type: Type) =>
  z.strictObject({
    type: z.literal(type),
    props: propsSchemas[type],
    solution: Expression,
    feedback: z.array(FeedbackRule).max(20).default([]),
    constant: AuthorsReason.optional().describe(
      'Why its answer is the same in all draws, or an option is never right: for the checker and for other authors',
    ),
  })

export const ControlDefinition = z.discriminatedUnion('type', [
  control('single-number'),
  control('fraction-number'),
  control('number-list'),
  control('simple-text'),
  control('expression'),
  control('number-set'),
  control('interval'),
  control('point'),
  control('single-choice'),
  control('binary-choice'),
  control('multi-choice'),
])
export type ControlDefinition = z.infer<typeof ControlDefinition>

const SubtaskShape = z.strictObject({
  description: Template,
  controls: z.array(ControlDefinition).max(10).default([]),
  scheme: z
    .array(Template)
    .min(2)
    .max(8)
    .optional()
    .describe(
      'In place of controls, where none can judge (a reasoning, a construction): the steps of a solution, by which pupils mark what they wrote on paper',
    ),
  hints: z.array(Template).max(10).default([]),
  why: Template.optional().describe('One line for who has solved it: why that is the answer'),
  skills: z
    .array(SkillId)
    .min(1)
    .max(4)
    .optional()
    .describe('What it trains, where that is something else than what the exercise does'),
  levels: AuthorsReason.optional().describe(
    'What differs between two levels that ask in the same words: for the checker and for other authors',
  ),
  early: AuthorsReason.optional().describe(
    'Why a hint before the last has the numbers of the answer, by chance say: for the checker and for other authors',
  ),
})

const SubtaskDefinition = SubtaskShape.refine(
  ({ controls, scheme }) => controls.length > 0 !== (scheme !== undefined),
  'has either controls or a scheme to mark by',
)

/** The content of one file under `content/exercises`; the file name is the id. */
export const ExerciseSource = z.strictObject({
  classifications: z
    .array(z.string().regex(/^hu\|[a-z0-9|.-]+$/))
    .min(1)
    .max(20),
  status: z.enum(exerciseStatuses),
  summary: z.string().min(1).max(120).describe('Plain text for lists, search and the page title'),
  description: Template.default(''),
  script: z.string().max(20_000).default(''),
  skills: z.array(SkillId).max(4).default([]).describe('What it trains, of content/skills.yaml, the main one first'),
  subtasks: z.array(SubtaskDefinition).min(1).max(20),
})

export const ExerciseDefinition = ExerciseSource.extend({ id: ExerciseId })

/** An exercise as it is stored, without the controls that this code does not know; they may have been all of a sub-task. */
export const StoredExercise = ExerciseDefinition.extend({
  subtasks: z.array(SubtaskShape).min(1).max(20),
})
export type ExerciseDefinition = z.infer<typeof ExerciseDefinition>
