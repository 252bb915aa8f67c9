import type { CollectionId, Collections } from '@/lib/domain/collection/model'
import type { CollectionFile } from './collection-files'

/** The titles of the public exercises, by id. */
export type PublicTitles = ReadonlyMap<string, string>

/** A file's collection as it is published: without what is not public, and without topics that are left empty. */
export function resolveCollection(file: CollectionFile, titles: PublicTitles): Collections[CollectionId] {
  const isPublic = ({ exercise }: { readonly exercise: string }) => titles.has(exercise)
  switch (file.id) {
    case 'dynamic':
      return { groups: file.source.groups.map((group) => ({ ...group, topics: group.topics.filter(isPublic) })) }
    case 'grade-5': {
      const topics = file.source.topics.map((topic) => ({
        ...topic,
        exercises: topic.exercises.flatMap(({ exercise, skill }) =>
          withTitle(exercise, titles).map((named) => ({ ...named, skill })),
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
            tasks: tasks.flatMap((task) => withTitle(task.exercise, titles).map(({ title }) => ({ ...task, title }))),
          })),
        })),
      }
    case 'trial': {
      const grades = file.source.grades.map(({ grade, exercises }) => ({
        grade,
        exercises: exercises.flatMap((entry) =>
          withTitle(entry.exercise, titles).map(({ title }) => ({ ...entry, title })),
        ),
      }))
      return { grades: grades.filter(({ exercises }) => exercises.length > 0) }
    }
    default:
      return file satisfies never
  }
}

function withTitle(id: string, titles: PublicTitles): readonly { readonly id: string; readonly title: string }[] {
  const title = titles.get(id)
  return title === undefined ? [] : [{ id, title }]
}
