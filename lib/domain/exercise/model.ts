/** The client-safe entry point of exercises: ids, answers, outcomes, and the public shapes that the API answers. */
import { z } from 'zod'
import { claimedSources } from '@/lib/domain/practice/model/kinds'
import { type ControlType, type DifficultyLevel, difficultyLevels } from './model/kinds'
import type { ControlProps } from './schemas'

export {
  type ControlType,
  controlTypes,
  type DifficultyLevel,
  difficultyLevels,
  type FormulaControlType,
} from './model/kinds'
export type {
  Affixes,
  AnswerFigure,
  CheckResult,
  ControlProps,
  ExerciseListItem,
  FigureScale,
  GeneratedControl,
  GeneratedExercise,
  GeneratedSubtask,
  HintResult,
  Outcome,
  WayOn,
} from './schemas'

/** The largest seed that the script language takes. */
export const MAX_SEED = 2 ** 31 - 1
/** A seed that nobody chose is drawn from 1 to this. */
const MAX_DRAWN_SEED = 1_000_000

export const ExerciseId = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'kebab-case')

const Seed = z.int().min(1).max(MAX_SEED)
const Difficulty = z.literal(difficultyLevels)

/** A level as it stands in an address: any integer, clamped to 1..3. */
export function clampDifficulty(level: number): DifficultyLevel {
  return level <= 1 ? 1 : level >= 3 ? 3 : 2
}

/** What makes one variant out of an exercise. */
export interface VariantRef {
  /** 1 to `MAX_SEED`. */
  readonly seed: number
  readonly difficultyLevel: DifficultyLevel
}

/** The seed and level in the query of an API call. */
export const GenerationQuery = z.object({
  s: z.coerce.number().pipe(Seed).optional(),
  d: z.coerce.number().pipe(z.int()).transform(clampDifficulty).optional(),
})

/** The seeds that a pupil has just seen, after commas: what is drawn next shall be something else. */
const SeenSeeds = z
  .string()
  .max(400)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(Seed).max(20))

/** The query of `GET /exercise/{id}`. */
export const VariantQuery = GenerationQuery.extend({ seen: SeenSeeds.optional() })

/** One sub-task of one generated exercise: what `check` and `hint` are about. */
export const SubtaskRef = z.strictObject({
  seed: Seed,
  difficultyLevel: Difficulty,
  /** Index of the sub-task, from 0. */
  subTask: z.int().min(0).max(99),
})
export type SubtaskRef = z.infer<typeof SubtaskRef>

/** Longer texts cannot be an answer to any control. */
const MAX_TEXT = 1000
const Text = z.string().max(MAX_TEXT)

/** The answer of each control type, as it was typed or chosen. */
export const answerSchemas = {
  'single-number': Text,
  'fraction-number': z.strictObject({ numerator: Text, denominator: Text }),
  'number-list': z.array(Text).max(100),
  'simple-text': Text,
  expression: Text,
  'number-set': Text,
  interval: Text,
  /** Both coordinates of each point, in one text. */
  point: z.array(Text).max(100),
  'single-choice': z.int().min(0).max(99),
  'binary-choice': z.array(z.boolean()).max(100),
  'multi-choice': z.array(z.boolean()).max(100),
} satisfies Record<ControlType, z.ZodType>

export type AnswerOf<Type extends ControlType> = z.infer<(typeof answerSchemas)[Type]>
export type Answer = AnswerOf<ControlType>

/** Which schema fits depends on the control, so the grader parses each answer again with its control's own. */
export const Answers = z
  .array(
    z.union([Text, answerSchemas['fraction-number'], z.array(Text).max(100), z.int(), z.array(z.boolean()).max(100)]),
  )
  .max(20)

/** What may be left in a control that is not finished: fields that are blank, statements that are not decided. */
export const leftAnswerSchemas = {
  ...answerSchemas,
  'binary-choice': z.array(z.boolean().nullable()).max(100),
} satisfies Record<ControlType, z.ZodType>

/** Any of them; the grader parses it again with its control's own. */
export const LeftAnswer = z.union([
  Text,
  answerSchemas['fraction-number'],
  z.array(Text).max(100),
  z.int(),
  z.array(z.boolean().nullable()).max(100),
])
export type LeftAnswer = z.infer<typeof LeftAnswer>

/** What one field got: `empty` where nothing was typed or chosen, `ungraded` where it cannot be read. */
export const fieldOutcomes = ['correct', 'wrong', 'ungraded', 'empty'] as const
export type FieldOutcome = (typeof fieldOutcomes)[number]

const ClaimedFrom = z
  .enum(claimedSources)
  .exactOptional()
  .describe(
    "Where the exercise was opened: in today's practice, or in the log of mistakes. Believed where it is in it.",
  )

export const CheckRequest = SubtaskRef.extend({
  answers: Answers,
  /** Which try at this sub-task it is, from 1: one that was counted already is graded, and not counted again. */
  attempt: z.int().min(1).max(1_000_000).exactOptional(),
  from: ClaimedFrom,
})
export type CheckRequest = z.infer<typeof CheckRequest>

/** `hint` is the text of the last hint given, or `''` to ask for the first. */
export const HintRequest = SubtaskRef.extend({ hint: z.string().max(20_000), from: ClaimedFrom })
export type HintRequest = z.infer<typeof HintRequest>

/** A number as a person writes it: digits, or a sign before a bar with digits above and below. */
export type WrittenNumber =
  | { readonly digits: string }
  | { readonly sign: '' | '\u2212'; readonly numerator: string; readonly denominator: string }

/** The right answer to each type of control, as it is written or marked on paper. */
export interface WrittenAnswers {
  'single-number': WrittenNumber
  'fraction-number': { readonly numerator: string; readonly denominator: string }
  'number-list': readonly WrittenNumber[]
  /** Every text that is right, the author's first choice before the others. */
  'simple-text': readonly [string, ...string[]]
  /** As it is typed; `typedTex` writes it, and what follows. */
  expression: string
  'number-set': string
  interval: string
  /** Both coordinates of each point. */
  point: readonly (readonly [x: WrittenNumber, y: WrittenNumber])[]
  /** The place of the right option as the pupil sees them. */
  'single-choice': number
  'binary-choice': readonly boolean[]
  'multi-choice': readonly boolean[]
}

/** A control on paper: blank, or with its right answer. */
export type PaperControl<Types extends ControlType = ControlType> = {
  [Type in Types]: {
    readonly type: Type
    readonly props: ControlProps[Type]
    readonly written?: WrittenAnswers[Type]
  }
}[Types]

/** One sub-task with its answers filled in, and all its hints from the first. */
export interface WorkedSubtask {
  readonly controls: readonly PaperControl[]
  /** Of one without controls: the steps by which it is marked. */
  readonly scheme?: readonly string[]
  readonly hints: readonly string[]
}

/** Who looks at a worksheet. Only `premium` may have its solutions. */
export type WorksheetViewer = 'visitor' | 'free' | 'premium'

/** Draws a seed for an exercise that nobody chose one for. @param random gives numbers in [0, 1). */
export function drawSeed(random: () => number): number {
  return 1 + Math.floor(random() * MAX_DRAWN_SEED)
}
