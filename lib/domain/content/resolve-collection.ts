import type { CollectionId, Collections } from '@/lib/domain/collection/model'
import type { CollectionFile } from './collection-files'

/** What lists say of the public exercises, by id. */
export type PublicExercises = ReadonlyMap<
  string,
  {
    readonly title: string
    /** What the main one of its skills is called. */
    readonly skill?: string | undefined
    readonly grades: readonly number[]
  }
>

/** A file's collection as it is published: without what is not public, and without topics that are left empty. */
export function resolveCollection(file: CollectionFile, known: PublicExercises): Collections[CollectionId] {
  switch (file.id) {
    case 'dynamic':
      return {
        groups: file.source.groups.map((group) => ({
          ...group,
          topics: group.topics.flatMap((topic) => {
            const exercise = known.get(topic.exercise)
            return exercise ? [{ ...topic, grades: exercise.grades }] : []
          }),
        })),
      }
    case 'grade-5': {
      const topics = file.source.topics.map((topic) => ({
        ...topic,
        exercises: topic.exercises.flatMap(({ exercise }) =>
          withTitle(exercise, known).map((named) => ({ ...named, skill: known.get(exercise)?.skill })),
        ),
      }))
      return { topics: topics.filter(({ exercises }) => exercises.length > 0) }
    }
    case 'admission':
      return {
        exams: file.source.exams.map((exam) => ({
          ...exam,
          dates: exam.dates.map(({ date, tasks }) => ({
            date,
            tasks: tasks.flatMap((task) => withTitle(task.exercise, known).map(({ title }) => ({ ...task, title }))),
          })),
        })),
      }
    case 'trial': {
      const grades = file.source.grades.map(({ grade, exercises }) => ({
        grade,
        exercises: exercises.flatMap((entry) =>
          withTitle(entry.exercise, known).map(({ title }) => ({ ...entry, title })),
        ),
      }))
      return { grades: grades.filter(({ exercises }) => exercises.length > 0) }
    }
    default:
      return file satisfies never
  }
}

function withTitle(id: string, known: PublicExercises): readonly { readonly id: string; readonly title: string }[] {
  const title = known.get(id)?.title
  return title === undefined ? [] : [{ id, title }]
}
