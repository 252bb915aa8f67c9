import {
  type Exam,
  type ExamCollection,
  type ExamDay,
  type ExamPart,
  type ExamTask,
  type PracticeSet,
  VARIANT_LETTERS,
} from '@/lib/domain/collection/model'
import type { WorkedSubtask } from '@/lib/domain/exercise/model'
import type { ExamProgress, ExamResult } from './schemas'

/** The client-safe entry point of exams. Without schemas, whose library would weigh more than the pages. */
export { attemptPhases, MOST_FINISHED, type Pace, paces } from './model/kinds'
export { isOpen, selfMarkedPoints, sumOf } from './model/points'
export type {
  AttemptRequest,
  ExamAttempts,
  ExamProgress,
  ExamResult,
  SelfMarks,
  SubtaskResult,
  TaskResult,
} from './schemas'

/** An attempt that was handed in: only now may its candidate see what is right. */
export interface FinishedAttempt {
  readonly attemptId: string
  readonly setId: string
  readonly handedInAt: string
  readonly progress: ExamProgress
  readonly result: ExamResult
}

/** A sub-task after the exam: its right answers, its hints, and what its author says of the answers that were given. */
export interface ReviewedSubtask extends WorkedSubtask {
  /** By control; `undefined` where nothing was typed, or there is nothing to say of it. */
  readonly remarks: readonly (string | undefined)[]
}

/** A topic, and how many points were missed in tasks about it. */
export interface MissedTopic {
  readonly topic: string
  readonly points: number
}

/** What tells a set from the others of its exam: the day on which it was set, or its place among those that we set. */
export type SetName =
  | { readonly date: string }
  | {
      readonly number: number
      /** A letter. */
      readonly variant: string
    }

/** What was set on one day, or by us, as somebody sits down to it. */
export interface ExamSet extends Pick<Exam, 'title' | 'origin' | 'tools' | 'points' | 'marks'> {
  /** Also the address of its page: `erettsegi-2012-05-08`, `erettsegi-gyakorlo-1b`. */
  readonly id: string
  /** Of the exam that it is one of. */
  readonly examId: string
  readonly name: SetName
  /** What the numbers of its tasks are drawn from: the same for everybody. */
  readonly seed: number
  /** All variants of it, itself among them, in the order of their letters; none of one that was set on a day. */
  readonly variants: readonly { readonly id: string; readonly variant: string }[]
  readonly parts: readonly ExamSetPart[]
}

export interface ExamSetPart extends Pick<ExamPart, 'title' | 'minutes'> {
  readonly tasks: readonly ExamTask[]
  /** The numbers of the tasks of which one does not count; none in most parts. */
  readonly optional: readonly number[]
}

/** The id of a set, of which the address of its page is made. */
export function examSetId(examId: string, name: SetName): string {
  return 'date' in name ? `${examId}-${name.date}` : `${examId}-gyakorlo-${name.number}${name.variant.toLowerCase()}`
}

/** The names of the variants of a practice set, in the order of their seeds. */
export function variantsOf({ number, seeds }: Pick<PracticeSet, 'number' | 'seeds'>) {
  return seeds.map((seed, index) => ({ seed, name: { number, variant: VARIANT_LETTERS[index] ?? '' } }))
}

export function examSetPath(id: string): string {
  return `/admission/${id}`
}

/** Where the whole set can be done in one go. */
export function examModePath(id: string): string {
  return `${examSetPath(id)}/exam`
}

/** What an attempt got, question by question. */
export function examResultPath(id: string, attemptId: string): string {
  return `${examModePath(id)}/${attemptId}`
}

/** A set by its id; `undefined` when there is none, or when its tasks are still to come. */
export function findExamSet(collection: ExamCollection, id: string): ExamSet | undefined {
  return listExamSets(collection).find((set) => set.id === id)
}

/** Every set that has tasks, with all variants. */
export function listExamSets({ exams }: ExamCollection): readonly ExamSet[] {
  return exams.flatMap((exam) => [...exam.dates.flatMap((day) => setOfDay(exam, day)), ...practiceSetsOf(exam)])
}

/** Every set once: of those with variants the first. */
export function listFirstVariants(collection: ExamCollection): readonly ExamSet[] {
  return listExamSets(collection).filter(({ name }) => 'date' in name || name.variant === VARIANT_LETTERS[0])
}

function setOfDay(exam: Exam, { date, tasks }: ExamDay): readonly ExamSet[] {
  if (tasks.length === 0) return []
  return [toSet(exam, tasks, { name: { date }, seed: SEED_OF_DAYS, origin: exam.origin, variants: [] })]
}

/** What was set on a day has numbers of its own, whatever it is drawn from. */
const SEED_OF_DAYS = 1

function practiceSetsOf(exam: Exam): readonly ExamSet[] {
  return (exam.practice ?? []).flatMap((practice) => {
    const drawn = variantsOf(practice)
    const variants = drawn.map(({ name }) => ({ id: examSetId(exam.id, name), variant: name.variant }))
    return drawn.map((variant) => toSet(exam, practice.tasks, { ...variant, origin: 'practice', variants }))
  })
}

function toSet(
  { id, title, tools, points, marks, parts }: Exam,
  tasks: readonly ExamTask[],
  rest: Pick<ExamSet, 'name' | 'seed' | 'origin' | 'variants'>,
): ExamSet {
  return {
    id: examSetId(id, rest.name),
    examId: id,
    title,
    tools,
    points,
    marks,
    ...rest,
    parts: parts.map((part) => {
      const own = tasks.filter(({ number }) => number >= part.from && number <= part.to)
      const { optionalFrom = Number.POSITIVE_INFINITY } = part
      const optional = own.map(({ number }) => number).filter((number) => number >= optionalFrom)
      return { title: part.title, minutes: part.minutes, tasks: own, optional }
    }),
  }
}

/** All tasks of a set, in their order. */
export function tasksOf({ parts }: Pick<ExamSet, 'parts'>): readonly ExamTask[] {
  return parts.flatMap(({ tasks }) => tasks)
}

/** The task that an exercise is in some set. */
export function findExamTask(collection: ExamCollection, exerciseId: string): ExamTask | undefined {
  return listExamSets(collection)
    .flatMap(tasksOf)
    .find(({ exercise }) => exercise === exerciseId)
}
