'use client'

import type { Exam, ExamTask, PageReference } from '@/lib/domain/collection/model'
import { examModePath, examSetId, examSetPath } from '@/lib/domain/exam/model'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import { admissionMessages as messages } from '@/lib/shared/messages/collections'
import { practiceBadge } from '@/lib/shared/messages/practice-badge'
import { ExamExplainer } from './exam-explainer'
import { RowIconSprite } from './row-icons'
import { Rows } from './rows'
import { Section, SectionLinks } from './sections'
import { SolvedBadge } from './solved-badge'

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
  readonly tasks: readonly Pick<ExamTask, 'number' | 'exercise'>[]
}

/** Past exams by date, each with its tasks and the way to do all of it at once; a date without any is one to come. */
export function ExamGroups({ exams, solved }: ExamGroupsProps) {
  return (
    <>
      <RowIconSprite />
      <SectionLinks label={messages.contents} entries={exams} />
      {exams.map(({ id, title, origin, dates, explainer }) => (
        <Section key={id} id={id} title={title}>
          <ExamExplainer explainer={explainer} />
          <Rows className="mt-4">
            {dates.map(({ date, tasks }) => (
              <li key={date} className="flex flex-wrap items-center gap-x-8 gap-y-2 px-5 py-3.5">
                <h3 className="min-w-28 font-sans text-lg tracking-normal">
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
                  <>
                    <Tasks date={date} tasks={tasks} solved={solved} />
                    <a
                      href={examModePath(examSetId(id, date))}
                      aria-label={messages.modeLink(messages.date(date))}
                      className="row-task font-semibold text-leaf"
                    >
                      {messages.mode}
                    </a>
                  </>
                )}
              </li>
            ))}
          </Rows>
        </Section>
      ))}
    </>
  )
}

function Tasks({ date, tasks, solved }: ListedDate & { readonly solved: SolvedLevels }) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {tasks.map(({ number, exercise }) => {
        const isSolved = solvedLevelsOf(solved, exercise).length > 0
        return (
          <li key={number}>
            <a
              href={`/exercise/${exercise}`}
              aria-label={messages.taskLink(number, messages.date(date), isSolved)}
              className="row-task"
            >
              {messages.task(number)}
              {isSolved && <SolvedBadge />}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
