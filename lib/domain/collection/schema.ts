import { z } from 'zod'
import { difficultyLevels, ExerciseId } from '@/lib/domain/exercise/model'
import { type CollectionKind, type CollectionsByKind, partsElsewhere, VARIANT_LETTERS } from './model'

/** Also an anchor in the page's address. */
const AnchorId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'kebab-case')
const Title = z.string().trim().min(1).max(80)

const Grade = z.int().min(5).max(12)

const Video = z.strictObject({ title: Title, address: z.url({ protocol: /^https$/ }) })

const DynamicTopic = z.strictObject({
  title: Title,
  exercise: ExerciseId,
  heading: Title.exactOptional(),
  video: Video.exactOptional(),
})

const dynamicOf = <Topic extends z.ZodType>(topic: Topic) =>
  z.strictObject({ groups: z.array(z.strictObject({ id: AnchorId, title: Title, topics: z.array(topic) })) })

const TaskNumber = z.int().min(1).max(30)
const Points = z.int().min(1).max(40)

const Percent = z.int().min(1).max(100)

const ExamPart = z.strictObject({
  title: Title,
  minutes: z.int().min(1).max(300),
  from: TaskNumber,
  to: TaskNumber,
  optionalFrom: TaskNumber.optional(),
})

const DroppedNotion = z.strictObject({
  notion: Title,
  subtasks: z.array(z.int().min(1).max(20)).min(1).exactOptional(),
  isUncertain: z.literal(true).exactOptional(),
})

const ExamTask = z.strictObject({
  number: TaskNumber,
  exercise: ExerciseId,
  points: z.array(Points).min(1).max(20),
  dropped: DroppedNotion.exactOptional(),
})

const examsOf = <Task extends z.ZodType>(task: Task) =>
  z.strictObject({
    exams: z.array(
      z.strictObject({
        id: AnchorId,
        title: Title,
        origin: z.enum(['retold', 'practice']),
        tools: z.enum(['calculator', 'drawing']),
        points: z.int().min(1).max(200),
        marks: z.tuple([Percent, Percent, Percent, Percent]).exactOptional(),
        parts: z.array(ExamPart).min(1).max(5),
        dates: z.array(z.strictObject({ date: z.iso.date(), tasks: z.array(task) })),
        practice: z
          .array(
            z.strictObject({
              number: z.int().min(1).max(99),
              seeds: z.array(z.int().min(1).max(9999)).min(1).max(VARIANT_LETTERS.length),
              tasks: z.array(task).min(1),
            }),
          )
          .exactOptional(),
      }),
    ),
  })

const GradeTopic = z.strictObject({
  id: AnchorId,
  title: Title,
  video: Video.exactOptional(),
})

/** A page that explains something. */
const PageReference = z.strictObject({ id: z.string(), title: z.string() })

const topicsOf = <Topic extends z.ZodType>(topic: Topic) => z.strictObject({ topics: z.array(topic) })

const TrialEntry = z.strictObject({ exercise: ExerciseId, level: z.literal(difficultyLevels).default(1) })

const trialOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.strictObject({
    grades: z.array(z.strictObject({ grade: Grade, exercises: z.array(entry).min(1).max(3) })),
  })

/** The files under `content/collections`, by kind: they name exercises by their ids only. */
export const collectionSources = {
  dynamic: dynamicOf(DynamicTopic),
  grade: topicsOf(GradeTopic.extend({ exercises: z.array(z.strictObject({ exercise: ExerciseId })) })),
  admission: examsOf(ExamTask),
  trial: trialOf(TrialEntry),
} satisfies Record<CollectionKind, z.ZodType>

export type CollectionSources = { readonly [Kind in CollectionKind]: z.output<(typeof collectionSources)[Kind]> }

/** The documents of `collections`, by kind: only public exercises, with all that a page shows of them. */
export const collectionDocuments: { readonly [Kind in CollectionKind]: z.ZodType<CollectionsByKind[Kind]> } = {
  dynamic: dynamicOf(
    DynamicTopic.extend({ grades: z.array(z.int()).exactOptional(), explainer: z.string().exactOptional() }),
  ),
  grade: topicsOf(
    GradeTopic.extend({
      wiki: z.array(PageReference).exactOptional(),
      explainers: z.array(PageReference).exactOptional(),
      exercises: z.array(
        z.strictObject({
          id: ExerciseId,
          title: z.string(),
          skill: z.string().optional(),
          hasLevels: z.literal(true).optional(),
          explainer: z.string().exactOptional(),
        }),
      ),
    }),
  ).extend({
    elsewhere: z
      .array(z.strictObject({ part: z.enum(partsElsewhere), exercises: z.array(PageReference) }))
      .exactOptional(),
  }),
  admission: examsOf(ExamTask.extend({ title: z.string() })),
  trial: trialOf(TrialEntry.extend({ title: z.string() })),
}
