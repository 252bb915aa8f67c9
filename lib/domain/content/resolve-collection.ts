import {
  type CollectionId,
  type Collections,
  type ExamTask,
  gradeOfCollection,
  type PageReference,
  partsElsewhere,
  type TopicCollection,
  type TopicExercise,
} from '@/lib/domain/collection/model'
import type { ExplainerDefinition } from '@/lib/domain/explainer/definition'
import { explainerOfSkill } from '@/lib/domain/explainer/list-explainers'
import type { WikiEntry } from '@/lib/domain/wiki/model'
import type { CollectionFile } from './collection-files'

/** What lists say of a public exercise. */
interface PublicExercise {
  readonly title: string
  /** What the main one of its skills is called. */
  readonly skill?: string | undefined
  /** Whether it is generated at three levels. */
  readonly hasLevels: boolean
  readonly isOfExam: boolean
  /** Ids of what it trains, beside its sub-tasks, the main one first. */
  readonly skills: readonly string[]
  readonly grades: readonly number[]
}

/** By id. */
export type PublicExercises = ReadonlyMap<string, PublicExercise>

/** What topics are explained by. */
export interface Explanations {
  readonly wiki: readonly WikiEntry[]
  readonly explainers: readonly ExplainerDefinition[]
}

/** A file's collection as it is published: without what is not public, and without topics that are left empty. */
export function resolveCollection(
  file: CollectionFile,
  known: PublicExercises,
  { wiki, explainers }: Explanations,
): Collections[CollectionId] {
  switch (file.kind) {
    case 'dynamic':
      return {
        groups: file.source.groups.map((group) => ({
          ...group,
          topics: group.topics.flatMap((topic) => {
            const exercise = known.get(topic.exercise)
            return exercise ? [{ ...topic, grades: exercise.grades, ...explainerOf(exercise, explainers) }] : []
          }),
        })),
      }
    case 'grade': {
      const grade = gradeOfCollection(file.id)
      const topics = file.source.topics.map((topic) => {
        const helping = helpingPages(topic.exercises, known, wiki, grade)
        const explaining = explainersOf(topic.exercises, known, explainers, grade)
        const exercises = resolveTopic(topic.exercises, known, explainers)
        return {
          ...topic,
          ...(explaining.length > 0 && { explainers: explaining }),
          ...(helping.length > 0 && { wiki: helping }),
          exercises,
        }
      })
      const elsewhere = exercisesElsewhere(file.source.topics, known, grade)
      return {
        topics: topics.filter(({ exercises }) => exercises.length > 0),
        ...(elsewhere.length > 0 && { elsewhere }),
      }
    }
    case 'admission':
      return {
        exams: file.source.exams.map(({ dates, practice, ...exam }) => ({
          ...exam,
          dates: dates.map((day) => ({ ...day, tasks: titledTasks(day.tasks, known) })),
          ...(practice && { practice: practice.map((set) => ({ ...set, tasks: titledTasks(set.tasks, known) })) }),
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

/** What is for a grade and in none of its topics, by where it is. */
function exercisesElsewhere(
  topics: readonly { readonly exercises: readonly { readonly exercise: string }[] }[],
  known: PublicExercises,
  grade: number,
): NonNullable<TopicCollection['elsewhere']> {
  const placed = new Set(topics.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise)))
  const others = [...known].filter(([id, { grades }]) => grades.includes(grade) && !placed.has(id))
  return partsElsewhere.flatMap((part) => {
    const there = others.filter(([, { hasLevels, isOfExam }]) =>
      part === 'dynamic' ? hasLevels && !isOfExam : isOfExam,
    )
    const exercises = there.map(([id, { title }]) => ({ id, title }))
    return exercises.length > 0 ? [{ part, exercises }] : []
  })
}

/** What trains a skill by itself comes before the stories, each in the order of the file. */
function resolveTopic(
  entries: readonly { readonly exercise: string }[],
  known: PublicExercises,
  explainers: Explanations['explainers'],
): readonly TopicExercise[] {
  const exercises = entries.flatMap(({ exercise: id }) => {
    const exercise = known.get(id)
    if (!exercise) return []
    const { title, skill, hasLevels } = exercise
    return [{ id, title, skill, ...(hasLevels && { hasLevels }), ...explainerOf(exercise, explainers) }]
  })
  return [...exercises.filter(({ hasLevels }) => hasLevels), ...exercises.filter(({ hasLevels }) => !hasLevels)]
}

/** The explainer of the main skill of an exercise, if there is one: its page leads to the same. */
function explainerOf(
  { skills: [main] }: Pick<PublicExercise, 'skills'>,
  explainers: Explanations['explainers'],
): Pick<TopicExercise, 'explainer'> {
  const found = explainerOfSkill(explainers, main)
  return found ? { explainer: found.id } : {}
}

/** More would be a list of their own. */
const MOST_PAGES = 4

/** The pages that share most skills with a topic, but none that is taught in a later grade. */
function helpingPages(
  entries: readonly { readonly exercise: string }[],
  known: PublicExercises,
  wiki: readonly WikiEntry[],
  grade: number,
): readonly PageReference[] {
  const trained = new Set(entries.flatMap(({ exercise }) => known.get(exercise)?.skills ?? []))
  return wiki
    .filter((page) => page.grade <= grade)
    .map(({ id, title, skills }) => ({ id, title, shared: skills.filter((skill) => trained.has(skill)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, MOST_PAGES)
    .map(({ id, title }) => ({ id, title }))
}

/** The explainers of the skills that a topic trains, in the order of its exercises, but none of a later grade. */
function explainersOf(
  entries: readonly { readonly exercise: string }[],
  known: PublicExercises,
  explainers: Explanations['explainers'],
  grade: number,
): readonly PageReference[] {
  const trained = [...new Set(entries.flatMap(({ exercise }) => known.get(exercise)?.skills ?? []))]
  const explaining = trained.flatMap((skill) =>
    explainers
      .filter((explainer) => explainer.skill === skill && explainer.grade <= grade)
      .map(({ id, title }) => ({ id, title })),
  )
  return explaining.slice(0, MOST_PAGES)
}

function titledTasks(tasks: readonly Omit<ExamTask, 'title'>[], known: PublicExercises): readonly ExamTask[] {
  return tasks.flatMap((task) => withTitle(task.exercise, known).map(({ title }) => ({ ...task, title })))
}

function withTitle(id: string, known: PublicExercises): readonly { readonly id: string; readonly title: string }[] {
  const title = known.get(id)?.title
  return title === undefined ? [] : [{ id, title }]
}
