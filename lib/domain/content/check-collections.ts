import { gradeClassification } from '@/lib/domain/classification/model'
import { type CollectionId, gradeOfCollection } from '@/lib/domain/collection/model'
import { checkExams } from './check-exams'
import type { CollectionFile } from './collection-files'
import type { ContentFault } from './content-fault'
import type { ContentFiles } from './content-files'

/** A place in a collection that names an exercise. */
export interface Mention {
  readonly collection: CollectionId
  readonly file: string
  readonly line: number
  readonly exercise: string
  /** The tag that whatever stands in this place has. */
  readonly tag?: string
}

/** Every mention of an exercise in the collections. */
export function mentionsIn(collections: readonly CollectionFile[]): readonly Mention[] {
  return collections.flatMap((collection) => {
    const { id, file } = collection
    const mention = (exercise: string, ...at: PropertyKey[]) => ({
      collection: id,
      file,
      exercise,
      line: collection.lineOf(at),
    })
    switch (collection.kind) {
      case 'dynamic':
        return collection.source.groups.flatMap(({ id, topics }, group) =>
          topics.map(({ exercise }, topic) => ({
            ...mention(exercise, 'groups', group, 'topics', topic),
            tag: `hu|dynamic|${id}`,
          })),
        )
      case 'grade': {
        const tag = gradeClassification(gradeOfCollection(collection.id))
        return collection.source.topics.flatMap(({ exercises }, topic) =>
          exercises.map(({ exercise }, index) => ({ ...mention(exercise, 'topics', topic, 'exercises', index), tag })),
        )
      }
      case 'admission':
        return taskLists(collection.source).flatMap(({ tasks, at }) =>
          tasks.map(({ exercise }, task) => mention(exercise, ...at, task)),
        )
      case 'trial':
        return collection.source.grades.flatMap(({ exercises }, grade) =>
          exercises.map(({ exercise }, index) => mention(exercise, 'grades', grade, 'exercises', index)),
        )
      default:
        return collection satisfies never
    }
  })
}

/**
 * Collections name only public exercises, each once; what stands in a group of the dynamic collection or in that of a grade
 * is classified so, since the one tag gives it its three levels, and the way on is looked for by the other; headings, dates
 * and numbers of tasks are not repeated.
 */
export function checkCollections({ collections, exercises }: ContentFiles): readonly ContentFault[] {
  const definitions = new Map(exercises.map(({ definition }) => [definition.id, definition]))
  const seen = new Set<string>()
  const faults: ContentFault[] = []
  for (const { file, line, exercise, tag } of mentionsIn(collections)) {
    const complain = (reason: string) => faults.push({ file, line, reason: `${exercise}: ${reason}` })
    const definition = definitions.get(exercise)
    if (definition?.status !== 'public') complain(definition ? 'is not public' : 'there is no such exercise')
    if (tag !== undefined && definition?.classifications.includes(tag) === false) complain(`lacks ${tag}`)
    if (seen.has(`${file} ${exercise}`)) complain('is in this collection twice')
    seen.add(`${file} ${exercise}`)
  }
  const exams = collections.flatMap((collection) =>
    collection.kind === 'admission' ? checkExams(collection, definitions) : [],
  )
  return [...faults, ...collections.flatMap(findRepetitions), ...exams]
}

function findRepetitions(collection: CollectionFile): readonly ContentFault[] {
  const repeated = (what: string, keys: readonly (string | number)[], ...at: PropertyKey[]): readonly ContentFault[] =>
    keys.flatMap((key, index) =>
      keys.indexOf(key) === index
        ? []
        : [
            {
              file: collection.file,
              line: collection.lineOf([...at, index]),
              reason: `the ${what} ${key} is repeated`,
            },
          ],
    )
  const headings = (of: readonly { readonly id: string; readonly title: string }[], at: string) => [
    ...repeated('id', idsOf(of), at),
    ...repeated('title', titlesOf(of), at),
  ]
  switch (collection.kind) {
    case 'dynamic': {
      const { groups } = collection.source
      const titles = groups.flatMap(({ topics }, group) =>
        repeated('title', titlesOf(topics), 'groups', group, 'topics'),
      )
      return [...headings(groups, 'groups'), ...titles]
    }
    case 'grade':
      return headings(collection.source.topics, 'topics')
    case 'admission': {
      const { exams } = collection.source
      const names = exams.flatMap(({ dates, practice = [] }, exam) => [
        ...repeated('date', datesOf(dates), 'exams', exam, 'dates'),
        ...repeated('number', numbersOf(practice), 'exams', exam, 'practice'),
      ])
      const tasks = taskLists(collection.source).flatMap(({ tasks, at }) => repeated('number', numbersOf(tasks), ...at))
      return [...headings(exams, 'exams'), ...names, ...tasks]
    }
    case 'trial':
      return repeated(
        'grade',
        collection.source.grades.map(({ grade }) => grade),
        'grades',
      )
    default:
      return collection satisfies never
  }
}

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)
const titlesOf = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title)
const datesOf = (entries: readonly { readonly date: string }[]) => entries.map(({ date }) => date)
const numbersOf = (entries: readonly { readonly number: number }[]) => entries.map(({ number }) => number)

/** The tasks of each set of the exams, of days and of practice, and where they stand. */
function taskLists({ exams }: Extract<CollectionFile, { kind: 'admission' }>['source']) {
  return exams.flatMap(({ dates, practice = [] }, exam) => [
    ...dates.map(({ tasks }, date) => ({ tasks, at: ['exams', exam, 'dates', date, 'tasks'] })),
    ...practice.map(({ tasks }, set) => ({ tasks, at: ['exams', exam, 'practice', set, 'tasks'] })),
  ])
}
