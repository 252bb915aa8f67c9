import { ScriptError } from '@/interpreter'
import type { ExamPart } from '@/lib/domain/collection/model'
import { sumOf } from '@/lib/domain/exam/model'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import type { CollectionFile } from './collection-files'
import type { ContentFault } from './content-fault'

type ExamFile = Extract<CollectionFile, { readonly kind: 'admission' }>
type Exam = ExamFile['source']['exams'][number]
type ExamTask = Exam['dates'][number]['tasks'][number]
type PracticeSet = NonNullable<Exam['practice']>[number]
type Definitions = ReadonlyMap<string, ExerciseDefinition>

/**
 * The parts of an exam follow each other; a day that has tasks has all of them, with points for each sub-task, and those
 * that count make up what the exam is worth, whichever is left out.
 */
export function checkExams({ file, source, lineOf }: ExamFile, definitions: Definitions): readonly ContentFault[] {
  return source.exams.flatMap((exam, index) => {
    const at = ['exams', index]
    const ofParts = checkParts(exam.parts).map((reason) => ({ file, line: lineOf([...at, 'parts']), reason }))
    const ofDates = exam.dates.flatMap(({ date, tasks }, day) => {
      const reasons = tasks.length > 0 ? checkSet(exam, tasks, exam.origin, definitions) : []
      return reasons.map((reason) => ({ file, line: lineOf([...at, 'dates', day]), reason: `${date}: ${reason}` }))
    })
    const ofPractice = (exam.practice ?? []).flatMap((set, place) => {
      const reasons = [...checkSet(exam, set.tasks, 'practice', definitions), ...checkVariants(set, definitions)]
      const line = lineOf([...at, 'practice', place])
      return reasons.map((reason) => ({ file, line, reason: `practice set ${set.number}: ${reason}` }))
    })
    return [...ofParts, ...ofDates, ...ofPractice]
  })
}

function checkSet(
  exam: Exam,
  tasks: readonly ExamTask[],
  origin: Exam['origin'],
  definitions: Definitions,
): readonly string[] {
  return [...checkWhole(exam, tasks), ...checkPoints(exam, tasks, definitions), ...checkDropped(origin, tasks)]
}

/** Who has done one variant is asked for something else by each of the others, in every task. */
function checkVariants({ seeds, tasks }: PracticeSet, definitions: Definitions): readonly string[] {
  return tasks.flatMap(({ number, exercise }) => {
    const definition = definitions.get(exercise)
    const asked = definition ? askedBy(definition, seeds) : []
    const same = seeds.filter((_, index) => index < asked.length && asked.indexOf(asked[index] ?? '') < index)
    return same.map((seed) => `task ${number} asks the same with seed ${seed} as with one before`)
  })
}

function checkParts(parts: readonly ExamPart[]): readonly string[] {
  return parts.flatMap(({ title, from, to, optionalFrom = to }, index) => {
    const first = index === 0 ? 1 : (parts[index - 1]?.to ?? 0) + 1
    return [
      ...(from === first ? [] : [`${title} begins with ${from}, not with ${first}`]),
      ...(to < from || optionalFrom < from || optionalFrom > to ? [`${title} has no such tasks`] : []),
    ]
  })
}

function checkWhole({ parts }: Exam, tasks: readonly ExamTask[]): readonly string[] {
  const last = parts.at(-1)?.to ?? 0
  const numbers = tasks.map(({ number }) => number)
  const missing = Array.from({ length: last }, (_, i) => i + 1).filter((number) => !numbers.includes(number))
  const foreign = numbers.filter((number) => number > last)
  return [
    ...missing.map((number) => `task ${number} is missing`),
    ...foreign.map((number) => `task ${number} is in no part`),
  ]
}

/** Only what an exam once set can have been dropped: who writes a task today leaves it out. */
function checkDropped(origin: Exam['origin'], tasks: readonly ExamTask[]): readonly string[] {
  return tasks.flatMap(({ number, points, dropped }) => {
    if (!dropped) return []
    const { subtasks = [] } = dropped
    const isInOrder = subtasks.every((each, index) => each > (subtasks[index - 1] ?? 0) && each <= points.length)
    return [
      ...(origin === 'retold' ? [] : [`task ${number} is ours, and asks for a dropped notion`]),
      ...(isInOrder ? [] : [`task ${number} names sub-tasks ${subtasks.join(', ')} of ${points.length} as dropped`]),
    ]
  })
}

/** What an exercise asks with each seed; nothing where it fails, which its own check tells. */
function askedBy(definition: ExerciseDefinition, seeds: readonly number[]): readonly string[] {
  try {
    const { variant } = compileExercise(definition)
    return seeds.map((seed) => {
      const { seed: _, ...question } = variant({ seed, difficultyLevel: 1 }).question()
      return JSON.stringify(question)
    })
  } catch (error) {
    if (error instanceof ScriptError) return []
    throw error
  }
}

function checkPoints(exam: Exam, tasks: readonly ExamTask[], definitions: Definitions): readonly string[] {
  const reasons = tasks.flatMap(({ number, exercise, points }) => {
    const count = definitions.get(exercise)?.subtasks.length
    if (count === undefined || count === points.length) return []
    return [`task ${number} has points for ${points.length} sub-tasks, and ${count} sub-tasks`]
  })
  const worth = (of: readonly ExamTask[]) => sumOf(of.flatMap(({ points }) => points))
  const optional = exam.parts.map(({ optionalFrom, to }) =>
    tasks.filter(({ number }) => optionalFrom !== undefined && number >= optionalFrom && number <= to),
  )
  for (const group of optional) {
    const worths = new Set(group.map((task) => worth([task])))
    if (worths.size > 1) reasons.push(`the tasks of which one is left out are worth ${[...worths].join(', ')} points`)
  }
  const leftOut = sumOf(optional.map((group) => worth(group.slice(-1))))
  const counted = worth(tasks) - leftOut
  return counted === exam.points ? reasons : [...reasons, `is worth ${counted} points, not ${exam.points}`]
}
