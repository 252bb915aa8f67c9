import type { Exam, ExamCollection, ExamPart, ExamTask } from '@/lib/domain/collection/model'
import type { WorkedSubtask } from '@/lib/domain/exercise/model'
import type { ExamProgress, ExamResult } from './schemas'

/** The client-safe entry point of exams. Without schemas, whose library would weigh more than the pages. */
export { attemptPhases, MOST_FINISHED, type Pace, paces } from './model/kinds'
export type {
  AttemptRequest,
  ExamAttempts,
  ExamProgress,
  ExamResult,
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

/** What was set on one day, as somebody sits down to it. */
export interface ExamSet extends Pick<Exam, 'title' | 'origin' | 'tools' | 'points' | 'marks'> {
  /** Also the address of its page: `erettsegi-2012-05-08`. */
  readonly id: string
  /** `2012-05-08` */
  readonly date: string
  readonly parts: readonly ExamSetPart[]
}

export interface ExamSetPart extends Pick<ExamPart, 'title' | 'minutes'> {
  readonly tasks: readonly ExamTask[]
  /** The numbers of the tasks of which one does not count; none in most parts. */
  readonly optional: readonly number[]
}

/** The id of a set, of which the address of its page is made. */
export function examSetId(examId: string, date: string): string {
  return `${examId}-${date}`
}

/** The exam that a set is one day of, as the collection names it. */
export function examIdOf({ id, date }: Pick<ExamSet, 'id' | 'date'>): string {
  return id.slice(0, -examSetId('', date).length)
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

/** Every set that has tasks. */
export function listExamSets({ exams }: ExamCollection): readonly ExamSet[] {
  return exams.flatMap((exam) => exam.dates.filter(({ tasks }) => tasks.length > 0).map((day) => toSet(exam, day)))
}

function toSet(exam: Exam, { date, tasks }: Exam['dates'][number]): ExamSet {
  const { id, title, origin, tools, points, marks, parts } = exam
  return {
    id: examSetId(id, date),
    title,
    origin,
    tools,
    points,
    marks,
    date,
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

export function sumOf(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + each, 0)
}
