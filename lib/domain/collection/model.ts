/** The client-safe entry point of collections. It knows no zod, so that the lists load none. */
import { type Grade, grades } from '@/lib/domain/classification/model'

export type CollectionKind = 'dynamic' | 'grade' | 'admission' | 'trial'

/** The collection of one grade. */
export type GradeCollectionId = `grade-${Grade}`

/** One collection of each kind, but of grades as many as there are. */
export type CollectionIdOf<Kind extends CollectionKind> = Kind extends 'grade' ? GradeCollectionId : Kind
export type CollectionId = CollectionIdOf<CollectionKind>

export const gradeCollectionIds: readonly GradeCollectionId[] = grades.map(gradeCollectionId)
export const collectionIds: readonly CollectionId[] = ['dynamic', ...gradeCollectionIds, 'admission', 'trial']

export function gradeCollectionId(grade: Grade): GradeCollectionId {
  return `grade-${grade}`
}

export function gradeOfCollection(id: GradeCollectionId): Grade {
  // The id is made of a grade, by its type.
  return Number(id.slice('grade-'.length)) as Grade
}

/** Where the exercises of a grade are listed by topic. */
export function gradePath(grade: number): string {
  return grade === 5 ? '/exercises5' : `/grade/${grade}`
}

export function kindOfCollection(id: CollectionId): CollectionKind {
  return id === 'dynamic' || id === 'admission' || id === 'trial' ? id : 'grade'
}

/** A video that was chosen for a topic, on a site that is not ours. */
export interface Video {
  /** What the link to it says. */
  readonly title: string
  readonly address: string
}

/** Generated exercises, each with three levels. */
export interface DynamicCollection {
  readonly groups: readonly {
    /** Also the anchor of the group on its page. */
    readonly id: string
    readonly title: string
    readonly topics: readonly {
      readonly title: string
      readonly exercise: string
      /** With it a part of the group begins, which is called so. */
      readonly heading?: string | undefined
      /** For which it is, the lowest first. */
      readonly grades?: readonly number[] | undefined
      /** The explainer of what it trains. */
      readonly explainer?: string | undefined
      /** About it; without one a search has to do. */
      readonly video?: Video | undefined
    }[]
  }[]
}

/** The exercises of a grade by topic. */
export interface TopicCollection {
  readonly topics: readonly {
    readonly id: string
    readonly title: string
    /** About it; without one a search on the video site has to do. */
    readonly video?: Video | undefined
    /** The pages of the wiki that help with it, those that help most first. */
    readonly wiki?: readonly PageReference[] | undefined
    /** The explainers of what is trained in it. */
    readonly explainers?: readonly PageReference[] | undefined
    /** Those with levels first. */
    readonly exercises: readonly TopicExercise[]
  }[]
  /** What else is for the grade, and has a page of its own for all grades; parts that have nothing are left out. */
  readonly elsewhere?:
    | readonly {
        readonly part: PartElsewhere
        readonly exercises: readonly PageReference[]
      }[]
    | undefined
}

/** Generated exercises, and tasks of exams. */
export const partsElsewhere = ['dynamic', 'admission'] as const
export type PartElsewhere = (typeof partsElsewhere)[number]

/** A page of the wiki or an explainer, as a link to it needs. */
export interface PageReference {
  readonly id: string
  readonly title: string
}

export interface TopicExercise {
  readonly id: string
  readonly title: string
  /** What is practised in it, as teachers call it. */
  readonly skill?: string | undefined
  /** Whether it is generated at three levels, unlike a story. */
  readonly hasLevels?: true | undefined
  /** The explainer of what it trains. */
  readonly explainer?: string | undefined
}

/** A part of an exam that is written in one go. */
export interface ExamPart {
  readonly title: string
  /** The official time. */
  readonly minutes: number
  /** The numbers of its first and its last task. */
  readonly from: number
  readonly to: number
  /** Of its tasks from this number on, one does not count: the one that the candidate leaves out. */
  readonly optionalFrom?: number | undefined
}

/** What a task asks for that the requirements of the exam have not had since 2024. */
export interface DroppedNotion {
  /** In Hungarian, as it ends a sentence: `radián`. */
  readonly notion: string
  /** The numbers of the sub-tasks that ask for it, from 1; without them the whole task does. */
  readonly subtasks?: readonly number[] | undefined
  /** The requirements do not name it, but do not rule it out either. */
  readonly isUncertain?: true | undefined
}

/** A task of an exam. */
export interface ExamTask {
  readonly number: number
  readonly exercise: string
  readonly title: string
  /** What each sub-task is worth, in their order. */
  readonly points: readonly number[]
  readonly dropped?: DroppedNotion | undefined
}

/** What was set on one day; one without tasks is still to come. */
export interface ExamDay {
  /** `2012-05-08` */
  readonly date: string
  readonly tasks: readonly ExamTask[]
}

/** What the variants of a practice set are called, in their order. */
export const VARIANT_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Tasks of our own in the structure of an exam, to be had with different numbers. */
export interface PracticeSet {
  /** From 1; part of its name and its address. */
  readonly number: number
  /** What the numbers of its variants are drawn from, each variant (A, B, C …) from one seed. */
  readonly seeds: readonly number[]
  readonly tasks: readonly ExamTask[]
}

/** An exam that is held again and again, with what was set on each day, and with what we set. */
export interface Exam {
  readonly id: string
  readonly title: string
  /** Of its days. `retold`: tasks after those of each day, in our own words. `practice`: our own, in that exam's structure. */
  readonly origin: 'retold' | 'practice'
  /** What may be used beside paper and pencil. */
  readonly tools: 'calculator' | 'drawing'
  /** What all tasks that count are worth together. */
  readonly points: number
  /** From which percent on marks 2, 3, 4 and 5 are given; absent where none are. */
  readonly marks?: readonly [number, number, number, number] | undefined
  readonly parts: readonly ExamPart[]
  readonly dates: readonly ExamDay[]
  readonly practice?: readonly PracticeSet[] | undefined
}

/** Exams by kind. */
export interface ExamCollection {
  readonly exams: readonly Exam[]
}

/** For each grade, what may be solved without an account. */
export interface TrialCollection {
  readonly grades: readonly {
    readonly grade: number
    readonly exercises: readonly {
      readonly exercise: string
      readonly title: string
      readonly level: 1 | 2 | 3
    }[]
  }[]
}

export interface CollectionsByKind {
  readonly dynamic: DynamicCollection
  readonly grade: TopicCollection
  readonly admission: ExamCollection
  readonly trial: TrialCollection
}

export type Collections = {
  readonly [Id in CollectionId]: CollectionsByKind[Id extends GradeCollectionId
    ? 'grade'
    : Exclude<Id, GradeCollectionId>]
}

/** What the pages show before content has been published. */
export const emptyCollections: CollectionsByKind = {
  dynamic: { groups: [] },
  grade: { topics: [] },
  admission: { exams: [] },
  trial: { grades: [] },
}

/** How many exercises a grade has: in the topics of its collection, and elsewhere. */
export function countExercises({ topics, elsewhere = [] }: TopicCollection): number {
  return [...topics, ...elsewhere].reduce((sum, { exercises }) => sum + exercises.length, 0)
}
