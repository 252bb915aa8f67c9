/** What the calls answer. The compiler and the tests of the routes hold them to what the domains give. */

import { z } from 'zod'
import type { ExamResult } from '@/lib/domain/exam/model'
import {
  type CheckResult,
  type ControlProps,
  type ControlType,
  controlTypes,
  difficultyLevels,
  type HintResult,
  type Outcome,
} from '@/lib/domain/exercise/model'
import type { ExerciseView } from '@/lib/domain/exercise/view-exercise'
import type { ListPage } from '@/lib/domain/exercise-list/model'
import type { Access, Usage } from '@/lib/domain/freemium/model'
import type { SearchResult } from '@/lib/domain/search/model'
import { type TaskReport, taskStatuses } from '@/lib/domain/task/model'
import type { CaptchaTask } from '@/lib/ports/captcha'
import type { Flags } from '@/lib/ports/feature-flags'

const Count = z.int().min(0)
const Markdown = z.string().describe('Markdown with `$…$` mathematics.')

const outcomes = ['correct', 'wrong', 'ungraded'] as const satisfies readonly Outcome[]

const withControls = <Control extends z.ZodType>(control: Control) =>
  z.array(
    z.strictObject({
      description: Markdown,
      controls: z.array(control),
      maxHints: Count,
      hasHints: z.boolean(),
    }),
  )

const PublicControl = z.strictObject({
  type: z.enum(controlTypes),
  props: z.looseObject({}).describe('As in the generated exercise, with templates and expressions for its values.'),
})

const affixes = { prefix: Markdown.exactOptional(), postfix: Markdown.exactOptional() }
const Labels = z.array(z.strictObject({ label: Markdown })).describe('In the order in which they are shown.')

const propsByType = {
  'single-number': z.strictObject({
    ...affixes,
    fractionDigits: Count.exactOptional(),
    min: z.number().exactOptional(),
    max: z.number().exactOptional(),
  }),
  'fraction-number': z.strictObject({ ...affixes, simplified: z.boolean() }),
  'number-list': z.strictObject({
    ...affixes,
    fractionDigits: Count.exactOptional(),
    acceptRandomOrder: z.boolean(),
    multiLine: z.boolean(),
    fields: z.array(z.strictObject(affixes)),
  }),
  'simple-text': z.strictObject({ ...affixes, ignoreSpaces: z.boolean(), caseSensitive: z.boolean() }),
  'single-choice': z.strictObject({ options: Labels }),
  'binary-choice': z.strictObject({
    options: z.array(z.strictObject({ statement: Markdown, trueLabel: Markdown, falseLabel: Markdown })),
  }),
  'multi-choice': z.strictObject({ options: Labels }),
} satisfies { readonly [Type in ControlType]: z.ZodType<ControlProps[Type]> }

const controlOf = <Type extends ControlType>(type: Type) =>
  z.strictObject({ type: z.literal(type), props: propsByType[type] })

const GeneratedControl = z.discriminatedUnion('type', [
  controlOf('single-number'),
  controlOf('fraction-number'),
  controlOf('number-list'),
  controlOf('simple-text'),
  controlOf('single-choice'),
  controlOf('binary-choice'),
  controlOf('multi-choice'),
])

export const ExerciseAnswer = z.strictObject({
  id: z.string(),
  classifications: z.array(z.string()),
  description: Markdown,
  script: z.string().describe('Without what only solutions and hints need.'),
  subTasks: withControls(PublicControl),
  generated: z
    .strictObject({
      seed: Count,
      difficultyLevel: z.literal(difficultyLevels),
      description: Markdown,
      subTasks: withControls(GeneratedControl),
    })
    .exactOptional()
    .describe('The exercise for a seed and level, when one of them was asked for: every template is evaluated.'),
}) satisfies z.ZodType<ExerciseView>

export const CheckAnswer = z.strictObject({
  correct: z.boolean(),
  outcome: z.enum(outcomes),
  controls: z.array(z.enum(outcomes)).describe('One for each control, in order.'),
  feedback: Markdown.exactOptional(),
}) satisfies z.ZodType<CheckResult>

export const ExamAnswer = z.strictObject({
  tasks: z.array(
    z.strictObject({
      number: Count,
      subTasks: z.array(
        z.strictObject({
          controls: z.array(z.enum([...outcomes, 'empty'])).describe('One for each control, in order.'),
          points: Count,
          maxPoints: Count,
        }),
      ),
      points: Count,
      maxPoints: Count,
      counts: z.boolean().describe('Not so for the task that was left out.'),
    }),
  ),
  points: Count.describe('Of the tasks that count.'),
  maxPoints: Count,
}) satisfies z.ZodType<ExamResult>

export const HintAnswer = z.strictObject({
  hint: Markdown,
  hasMore: z.boolean(),
  maxHints: Count,
}) satisfies z.ZodType<HintResult>

export const ListAnswer = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      classifications: z.array(z.string()),
      description: z.string().describe('Plain text.'),
    }),
  ),
  hasMore: z.boolean(),
}) satisfies z.ZodType<ListPage>

export const SearchAnswer = z.strictObject({
  nbHits: Count.describe('How many there are in all; the best of them are given.'),
  hits: z.array(
    z.strictObject({
      objectID: z.string().describe('The id of the exercise.'),
      classifications: z.array(z.string()),
      description: z.string().describe('Plain text.'),
    }),
  ),
}) satisfies z.ZodType<SearchResult>

export const UsageAnswer = z.strictObject({
  hasSubscription: z.boolean(),
  isCancelled: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  exercisesUsed: z.array(z.string()),
  exercisesRemaining: Count.nullable(),
  limitReached: z.boolean(),
  hasStartedThisExercise: z.boolean(),
}) satisfies z.ZodType<Usage>

export const AccessAnswer = z.strictObject({
  allowed: z.boolean(),
  hasStartedThisExercise: z.boolean(),
}) satisfies z.ZodType<Access>

export const VerificationAnswer = z.strictObject({ emailVerified: z.boolean() })

export const DeletionAnswer = z.strictObject({ taskId: z.uuid().describe('Whose page is `/task-status/{id}`.') })

export const TaskAnswer = z.strictObject({
  type: z.literal('UserDeletion'),
  status: z.enum(taskStatuses),
  description: z.string(),
  updated: z.iso.datetime(),
}) satisfies z.ZodType<TaskReport>

/** Grows with what the site keeps, so only its parts are named. */
export const PersonalData = z.looseObject({
  exportedAt: z.iso.datetime(),
  profile: z.looseObject({ uid: z.string(), email: z.string() }),
})

export const WebhookAnswer = z.strictObject({ received: z.literal(true) })

export const CaptchaAnswer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('altcha'),
    challenge: z.looseObject({}).describe('What the solver of ALTCHA takes.'),
    expiresInSeconds: Count,
  }),
  z.strictObject({ kind: z.literal('recaptcha'), siteKey: z.string() }),
]) satisfies z.ZodType<CaptchaTask>

export const FlagsAnswer = z.strictObject({ enableBlog: z.boolean() }) satisfies z.ZodType<Flags>

export const HealthAnswer = z.strictObject({
  status: z.literal('ok'),
  store: z.enum(['embedded', 'firestore']),
  version: z.string(),
})
