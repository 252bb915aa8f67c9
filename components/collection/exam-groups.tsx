'use client'

import { useHydrated } from '@/components/ui/use-hydrated'
import type { Exam, ExamTask, PageReference } from '@/lib/domain/collection/model'
import { examModePath, examSetId, examSetPath, type SetName } from '@/lib/domain/exam/model'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import { admissionMessages as messages } from '@/lib/shared/messages/collections'
import { setName } from '@/lib/shared/messages/exam-set-name'
import { practiceBadge } from '@/lib/shared/messages/practice-badge'
import { ExamExplainer } from './exam-explainer'
import { NameLink } from './name-link'
import { RowIconSprite } from './row-icons'
import { Rows } from './rows'
import { Section, SectionLinks } from './sections'

interface ExamGroupsProps {
  readonly exams: readonly ListedExam[]
  readonly solved: SolvedLevels
}

/** Of an exam what its list shows. */
export interface ListedExam extends Pick<Exam, 'id' | 'title'> {
  readonly sets: readonly ListedSet[]
  /** What explains how its tasks are read. */
  readonly explainer?: PageReference | undefined
}

/** A set with all of its variants. */
export interface ListedSet {
  readonly name: { readonly date: string } | { readonly number: number }
  /** Whether its name has to be followed by that it is no exam's. */
  readonly isNamedOurs: boolean
  /** One of what was set on a day, none of what is to come. */
  readonly variants: readonly SetName[]
  readonly tasks: readonly ListedTask[]
}

/** Hundreds of them are sent, so without the names of their parts. */
export type ListedTask = readonly [number: ExamTask['number'], exercise: ExamTask['exercise'], title: ExamTask['title']]

/** The sets of each exam, with the way to do all of one at once and its tasks; one without any is to come. */
export function ExamGroups({ exams, solved }: ExamGroupsProps) {
  return (
    <>
      <RowIconSprite />
      <SectionLinks label={messages.contents} entries={exams} />
      {exams.map(({ id, title, sets, explainer }) => (
        <Section key={id} id={id} title={title}>
          <ExamExplainer explainer={explainer} />
          <Rows className="mt-4">
            {sets.map((set, index) => (
              <SetRow key={setName(set.name)} examId={id} set={set} solved={solved} isOpen={index === 0} />
            ))}
          </Rows>
        </Section>
      ))}
    </>
  )
}

interface SetRowProps {
  readonly examId: string
  readonly set: ListedSet
  readonly solved: SolvedLevels
  readonly isOpen: boolean
}

function SetRow({ examId, set: { name, isNamedOurs, variants, tasks }, solved, isOpen }: SetRowProps) {
  const [first] = variants
  return (
    <li className="exam-set">
      <div>
        <h3>
          {first ? (
            <a href={examSetPath(examSetId(examId, first))}>
              <Name name={name} />
            </a>
          ) : (
            <Name name={name} />
          )}
        </h3>
        {isNamedOurs && first && (
          <span className="rounded-control bg-sun-wash px-2.5 py-0.5 text-base">{practiceBadge}</span>
        )}
        {first ? (
          <a href={examModePath(examSetId(examId, first))} aria-label={messages.modeLink(first)} className="exam-mode">
            {messages.mode}
          </a>
        ) : (
          <span className="text-quiet">{messages.soon}</span>
        )}
      </div>
      {variants.length > 1 && <Variants examId={examId} variants={variants} />}
      {first && <Tasks tasks={tasks} solved={solved} isOpen={isOpen} />}
    </li>
  )
}

function Name({ name }: Pick<ListedSet, 'name'>) {
  if ('date' in name) return <time dateTime={name.date}>{setName(name)}</time>
  return setName(name)
}

/** The same tasks with other numbers: each variant is a set of its own. */
function Variants({ examId, variants }: Pick<ListedSet, 'variants'> & Pick<SetRowProps, 'examId'>) {
  return (
    <ul className="my-1 flex flex-wrap gap-2" aria-label={messages.variants}>
      {variants.map((name) => (
        <li key={setName(name)}>
          <a href={examSetPath(examSetId(examId, name))} aria-label={setName(name)} className="chip">
            {'variant' in name && name.variant}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface TasksProps extends Pick<ListedSet, 'tasks'> {
  readonly solved: SolvedLevels
  readonly isOpen: boolean
}

/** The tasks of a set by what they are about; they unfold, since there are so many sets. */
function Tasks({ tasks, solved, isOpen }: TasksProps) {
  // The page is sent without the marks of what is folded away: when the limit is reached, every task has one.
  const isMarked = useHydrated() || isOpen
  const isSolved = (exercise: string) => solvedLevelsOf(solved, exercise).length > 0
  const count = tasks.filter(([, exercise]) => isSolved(exercise)).length
  return (
    <details open={isOpen}>
      <summary>{messages.taskCount(tasks.length, count)}</summary>
      <ol className="exam-tasks">
        {tasks.map(([number, exercise, title]) => (
          <li key={number}>
            <NameLink
              exerciseId={exercise}
              title={title}
              number={number}
              isSolved={isSolved(exercise)}
              isMarked={isMarked}
            />
          </li>
        ))}
      </ol>
    </details>
  )
}
