/** What the calls about exercises answer. Texts are Markdown with `$…$` mathematics. */
import { z } from 'zod'
import { placeStates, skillStates } from '@/lib/domain/practice/model/kinds'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'
import { type ControlType, difficultyLevels, expressionForms, intervalForms, pointShapes } from './model/kinds'

const Count = z.int().min(0)
const Markdown = z.string().describe('Markdown with `$…$` mathematics.')

export const outcomes = ['correct', 'wrong', 'ungraded'] as const
/**
 * What grading says. `ungraded`: what was typed cannot be judged fairly yet (empty, not a number, two readings, right
 * value in a form that the task excludes); it costs no attempt.
 */
export type Outcome = (typeof outcomes)[number]

const Unsupported = z
  .array(z.strictObject({ at: Count, type: z.string() }))
  .exactOptional()
  .describe('Controls of types that this site does not know, each after so many of the others.')

const withControls = <Control extends z.ZodType>(control: Control) =>
  z.array(
    z.strictObject({
      description: Markdown,
      controls: z.array(control),
      maxHints: Count,
      hasHints: z.boolean(),
      isSelfMarked: z
        .literal(true)
        .exactOptional()
        .describe('It has no controls: it is solved on paper, and marked by who solved it.'),
      unsupported: Unsupported,
    }),
  )

const Affixes = z.strictObject({ prefix: Markdown.exactOptional(), postfix: Markdown.exactOptional() })
/** Texts around an answer; Markdown, once generated. */
export type Affixes = DeepReadonly<z.output<typeof Affixes>>

const Labels = z.array(z.strictObject({ label: Markdown })).describe('In the order in which they are shown.')

/** How many decimal places the answer is rounded to; 0 takes integers only; absent takes any number. */
const FractionDigits = Count.exactOptional()

const numbers = {
  fractionDigits: FractionDigits,
  rounded: z.literal(false).exactOptional().describe('The answer is exact: nothing is said of decimal places.'),
  exactDigits: z.literal(true).exactOptional().describe('All places that are asked for are to be written, also zeros.'),
  takesPercent: z.literal(true).exactOptional().describe('A probability or a part is asked for: `72%` is 0.72.'),
  ungrouped: z
    .literal(true)
    .exactOptional()
    .describe('Its digits are not written in groups, as those of another base.'),
}

const Whole = z.int()
/** Value number `i` of a figure, from 0 to `last`, is (start + i · step) / denominator. */
const FigureScale = z.strictObject({
  start: Whole,
  step: Whole.min(1),
  denominator: Whole.min(1),
  last: Whole.min(1),
})
export type FigureScale = z.output<typeof FigureScale>

const Place = z.tuple([z.number(), z.number()])
const Frame = z.strictObject({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })
/** What all of them have: the empty picture, as a text with a figure in it, and its box, in whose units all places are. */
const drawn = { drawing: Markdown, box: Frame }

const AnswerFigure = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('number-line'), ...drawn, scale: FigureScale, from: Place, to: Place }),
    z.strictObject({ kind: z.literal('coordinate-plane'), ...drawn, x: FigureScale, y: FigureScale, frame: Frame }),
    z.strictObject({ kind: z.literal('fraction-bar'), ...drawn, parts: Whole.min(1), bars: z.array(Frame) }),
    z.strictObject({
      kind: z.literal('fraction-pie'),
      ...drawn,
      parts: Whole.min(1),
      pies: z.array(z.strictObject({ center: Place, radius: z.number() })),
    }),
    z.strictObject({ kind: z.literal('clock'), ...drawn, hours: FigureScale, minutes: FigureScale }),
  ])
  .describe('A picture in which the answer may be given too. Nothing of the answer is in it.')
/** A picture in which a pupil answers, as well as in the fields beside it. */
export type AnswerFigure = DeepReadonly<z.output<typeof AnswerFigure>>

const withFigure = { figure: AnswerFigure.exactOptional() }

const propsByType = {
  'single-number': z.strictObject({
    ...Affixes.shape,
    ...numbers,
    ...withFigure,
    min: z.number().exactOptional(),
    max: z.number().exactOptional(),
  }),
  'fraction-number': z.strictObject({ ...Affixes.shape, ...withFigure, simplified: z.boolean() }),
  'number-list': z.strictObject({
    ...Affixes.shape,
    ...numbers,
    ...withFigure,
    acceptRandomOrder: z.boolean(),
    multiLine: z.boolean(),
    fields: z.array(Affixes),
  }),
  'simple-text': z.strictObject({ ...Affixes.shape, ignoreSpaces: z.boolean(), caseSensitive: z.boolean() }),
  expression: z.strictObject({
    ...Affixes.shape,
    variables: z.array(z.string()).describe('The letters that may stand in it.'),
    form: z
      .enum(expressionForms)
      .exactOptional()
      .describe('The form that is asked for. Whether an equal one has it is said when it is checked.'),
  }),
  'number-set': z.strictObject({
    ...Affixes.shape,
    variable: z.string().describe('The letter that may stand before an equals sign: `x = 2`.'),
  }),
  interval: z.strictObject({
    ...Affixes.shape,
    variable: z.string().describe('The letter of inequalities.'),
    form: z
      .enum(intervalForms)
      .exactOptional()
      .describe('How it is to be written. Whether it is, is said when it is checked.'),
    simplified: z.literal(true).exactOptional().describe('It is to be written with as few parts as it can be.'),
  }),
  point: z.strictObject({
    ...Affixes.shape,
    ...withFigure,
    points: z.array(Affixes).describe('One field each, for both coordinates of a point.'),
    shape: z
      .enum(pointShapes)
      .exactOptional()
      .describe('What two points are asked for as: any two of a line, or the vertex and another point of a parabola.'),
  }),
  'single-choice': z.strictObject({ options: Labels }),
  'binary-choice': z.strictObject({
    options: z.array(z.strictObject({ statement: Markdown, trueLabel: Markdown, falseLabel: Markdown })),
  }),
  'multi-choice': z.strictObject({ options: Labels }),
} satisfies { readonly [Type in ControlType]: z.ZodType }

/**
 * The properties of each control as a pupil sees them: every template evaluated, options in the order in which they
 * are shown.
 */
export type ControlProps = { [Type in ControlType]: DeepReadonly<z.output<(typeof propsByType)[Type]>> }

const controlOf = <Type extends ControlType>(type: Type) =>
  z.strictObject({ type: z.literal(type), props: propsByType[type] })

/** A control as a pupil sees it. */
export const GeneratedControl = z.discriminatedUnion('type', [
  controlOf('single-number'),
  controlOf('fraction-number'),
  controlOf('number-list'),
  controlOf('simple-text'),
  controlOf('expression'),
  controlOf('number-set'),
  controlOf('interval'),
  controlOf('point'),
  controlOf('single-choice'),
  controlOf('binary-choice'),
  controlOf('multi-choice'),
])
export type GeneratedControl = {
  [Type in ControlType]: { readonly type: Type; readonly props: ControlProps[Type] }
}[ControlType]

const GeneratedExercise = z.strictObject({
  seed: Count,
  difficultyLevel: z.literal(difficultyLevels),
  description: Markdown,
  subTasks: withControls(GeneratedControl),
})
/** An exercise for one seed and level: all that a pupil sees of it before asking for a hint. */
export type GeneratedExercise = DeepReadonly<z.output<typeof GeneratedExercise>>
export type GeneratedSubtask = GeneratedExercise['subTasks'][number]

/** What `GET /exercise/{id}` answers. */
export const ExerciseAnswer = z.strictObject({
  id: z.string(),
  classifications: z.array(z.string()),
  generated: GeneratedExercise.describe('For the seed and level that were asked for, or drawn where they were not.'),
  source: z
    .looseObject({})
    .exactOptional()
    .describe('The exercise as its author wrote it, with its script and solutions: for editors and administrators.'),
})
export type ExerciseAnswer = DeepReadonly<z.output<typeof ExerciseAnswer>>

const Path = z.string().describe('Of a page of this site.')

const WayOn = z.strictObject({
  next: z.strictObject({ title: z.string(), path: Path }).exactOptional().describe('The next that is not solved yet.'),
  isLimitReached: z
    .literal(true)
    .exactOptional()
    .describe('There is a next one, and the free tier does not allow it now.'),
  harder: Path.exactOptional().describe('The same exercise at the next level, where there is one.'),
  back: z.strictObject({ title: z.string(), path: Path }).exactOptional().describe('The list on which it stands.'),
  practice: z
    .strictObject({
      places: z.array(z.enum(placeStates)).describe('How each place stands, in order.'),
      next: z.strictObject({ title: z.string(), path: Path }).exactOptional().describe('The next place that is open.'),
    })
    .exactOptional()
    .describe("Of an exercise of today's practice: how that stands now."),
  grown: z
    .strictObject({
      turn: Count.describe("Which tree of the grade's grove it is."),
      tree: z
        .array(
          z.strictObject({
            id: z.string(),
            state: z.enum(skillStates),
            refresh: z.literal(true).exactOptional(),
            after: z.array(z.string()),
          }),
        )
        .describe('Its skills, as the map has them.'),
      risen: z
        .array(z.strictObject({ id: z.string(), title: z.string(), state: z.enum(skillStates) }))
        .describe('Those of this exercise that became working or sure today.'),
    })
    .exactOptional()
    .describe('What grew with it in the grove of the pupil.'),
  steps: z
    .array(z.string().nullable())
    .exactOptional()
    .describe('What each sub-task trains, by its title; null where it trains what the whole exercise does.'),
})
/** Where it goes from an exercise that is solved. */
export type WayOn = DeepReadonly<z.output<typeof WayOn>>

/** What `check` answers. */
export const CheckAnswer = z.strictObject({
  correct: z.boolean(),
  outcome: z.enum(outcomes),
  controls: z.array(z.enum(outcomes)).describe('One for each control, in order.'),
  /** What a typical wrong answer shows, or what to do about an ungraded one. */
  feedback: Markdown.exactOptional(),
  field: z
    .strictObject({ control: Count, index: Count })
    .exactOptional()
    .describe('The one field that `feedback` is about, where its author names one.'),
  why: Markdown.exactOptional().describe('Of a right answer: in one line, why it is right.'),
  scheme: z
    .array(Markdown)
    .exactOptional()
    .describe('Of a sub-task that is marked by who solved it: the steps of a solution.'),
  wayOn: WayOn.exactOptional().describe('With the answer that solves the whole exercise: where it goes from here.'),
})
export type CheckResult = DeepReadonly<z.output<typeof CheckAnswer>>

/** What `hint` answers. */
export const HintAnswer = z.strictObject({ hint: Markdown, hasMore: z.boolean(), maxHints: Count })
export type HintResult = DeepReadonly<z.output<typeof HintAnswer>>

/** An exercise in a list. */
export const ListItem = z.strictObject({
  id: z.string(),
  classifications: z.array(z.string()),
  description: z.string().describe('Plain text.'),
  skill: z.string().optional().describe('What is practised in it, as teachers call it.'),
})
export type ExerciseListItem = DeepReadonly<z.output<typeof ListItem>>
