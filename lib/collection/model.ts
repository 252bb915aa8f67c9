/** The client-safe door of collections. It knows no zod, so that the lists load none. */

export const collectionIds = ['dynamic', 'grade-5', 'admission'] as const
export type CollectionId = (typeof collectionIds)[number]

/** Generated exercises, each with three levels. */
export interface DynamicCollection {
  readonly groups: readonly {
    /** Also the anchor of the group on its page. */
    readonly id: string
    readonly title: string
    readonly topics: readonly { readonly title: string; readonly exercise: string }[]
  }[]
}

/** Worked exercises by topic. */
export interface TopicCollection {
  readonly topics: readonly {
    readonly id: string
    readonly title: string
    /** The address of a video of ours about it; without one a search on the video site has to do. */
    readonly video?: string | undefined
    readonly exercises: readonly { readonly id: string; readonly title: string }[]
  }[]
}

/** Tasks of past exams. A date without tasks is one whose tasks are still to come. */
export interface ExamCollection {
  readonly exams: readonly {
    readonly id: string
    readonly title: string
    readonly dates: readonly {
      /** `2012-05-08` */
      readonly date: string
      readonly tasks: readonly { readonly number: number; readonly exercise: string }[]
    }[]
  }[]
}

export interface Collections {
  readonly dynamic: DynamicCollection
  readonly 'grade-5': TopicCollection
  readonly admission: ExamCollection
}

/** What the pages show before content has been published. */
export const emptyCollections: Collections = {
  dynamic: { groups: [] },
  'grade-5': { topics: [] },
  admission: { exams: [] },
}

/** How many exercises a collection of topics holds. */
export function countExercises({ topics }: TopicCollection): number {
  return topics.reduce((sum, { exercises }) => sum + exercises.length, 0)
}

/** Whether any task of any exam is there. */
export function hasTasks({ exams }: ExamCollection): boolean {
  return exams.some(({ dates }) => dates.some(({ tasks }) => tasks.length > 0))
}
