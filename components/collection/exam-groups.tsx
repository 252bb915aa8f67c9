'use client'

import type { Exam, ExamTask, PageReference } from '@/lib/domain/collection/model'
import { examModePath, examSetId, examSetPath } from '@/lib/domain/exam/model'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import { admissionMessages as messages } from '@/lib/shared/messages/collections'
import { practiceBadge } from '@/lib/shared/messages/practice-badge'
import { buttonClass } from '../ui/button-class'
import { ExamExplainer } from './exam-explainer'
import { RowIcon, RowIconSprite } from './row-icons'
import { Rows } from './rows'
import { Section, SectionLinks } from './sections'

interface ExamGroupsProps {
  readonly exams: readonly ListedExam[]
  readonly solved: SolvedLevels
}

/** Of an exam what its list shows. */
export interface ListedExam extends Pick<Exam, 'id' | 'title' | 'origin'> {
  readonly dates: readonly ListedDate[]
  /** What explains how its tasks are read. */
  readonly explainer?: PageReference | undefined
}

interface ListedDate {
  /** `2012-05-08` */
  readonly date: string
  readonly tasks: readonly Pick<ExamTask, 'number' | 'exercise' | 'title'>[]
}

/** Past exams by date, each with the way to do all of it at once and its tasks; a date without any is one to come. */
export function ExamGroups({ exams, solved }: ExamGroupsProps) {
  return (
    <>
      <RowIconSprite />
      <SectionLinks label={messages.contents} entries={exams} />
      {exams.map(({ id, title, origin, dates, explainer }) => (
        <Section key={id} id={id} title={title}>
          <ExamExplainer explainer={explainer} />
          <Rows className="mt-4">
            {dates.map(({ date, tasks }, index) => (
              <li key={date} className="px-5 py-3.5 max-sm:px-3">
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:gap-x-2">
                  <h3 className="font-sans text-lg tracking-normal">
                    {tasks.length === 0 ? (
                      <time dateTime={date}>{messages.date(date)}</time>
                    ) : (
                      <a
                        href={examSetPath(examSetId(id, date))}
                        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                      >
                        <time dateTime={date}>{messages.date(date)}</time>
                      </a>
                    )}
                  </h3>
                  {origin === 'practice' && tasks.length > 0 && (
                    <span className="rounded-control bg-sun-wash px-2.5 py-0.5 text-base">{practiceBadge}</span>
                  )}
                  {tasks.length === 0 ? (
                    <span className="text-quiet">{messages.soon}</span>
                  ) : (
                    <a
                      href={examModePath(examSetId(id, date))}
                      aria-label={messages.modeLink(messages.date(date))}
                      className={buttonClass('secondary', 'ms-auto max-sm:px-3!')}
                    >
                      {messages.mode}
                    </a>
                  )}
                </div>
                {tasks.length > 0 && <Tasks tasks={tasks} solved={solved} isOpen={index === 0} />}
              </li>
            ))}
          </Rows>
        </Section>
      ))}
    </>
  )
}

interface TasksProps extends Pick<ListedDate, 'tasks'> {
  readonly solved: SolvedLevels
  readonly isOpen: boolean
}

/** The tasks of a day by what they are about; they unfold, since there are so many days. */
function Tasks({ tasks, solved, isOpen }: TasksProps) {
  const isSolved = (exercise: string) => solvedLevelsOf(solved, exercise).length > 0
  const count = tasks.filter(({ exercise }) => isSolved(exercise)).length
  return (
    <details open={isOpen}>
      <summary className="min-h-11 content-center text-base text-quiet">
        {messages.taskCount(tasks.length, count)}
      </summary>
      <ol className="exam-tasks">
        {tasks.map(({ number, exercise, title }) => (
          <li key={number}>
            <a
              href={`/exercise/${exercise}`}
              aria-label={isSolved(exercise) ? messages.taskSolved(number, title) : undefined}
            >
              <span>{messages.task(number)}</span> {title}
              {isSolved(exercise) && <RowIcon name="solved" size={20} />}
            </a>
          </li>
        ))}
      </ol>
    </details>
  )
}
