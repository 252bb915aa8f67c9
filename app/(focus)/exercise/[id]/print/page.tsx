import type { Metadata } from 'next'
import dynamic from 'next/dynamic'
import { RedirectType, redirect } from 'next/navigation'
import { cache } from 'react'
import { pageMetadata } from '@/app/_page/page-metadata'
import { hasMath } from '@/components/exercise/rendered-texts'
import { SolutionSheet } from '@/components/worksheet/solution-sheet'
import { Worksheet } from '@/components/worksheet/worksheet'
import { WorksheetToolbar } from '@/components/worksheet/worksheet-toolbar'
import { isDynamic, isExamTask } from '@/lib/domain/classification/model'
import { loadExercise } from '@/lib/domain/exercise/load-exercise'
import { drawSeed } from '@/lib/domain/exercise/model'
import { exercisePath, worksheetPath } from '@/lib/domain/exercise/model/exercise-path'
import { parsePageQuery } from '@/lib/domain/exercise/page-query'
import { makeWorksheet } from '@/lib/domain/exercise/worksheet'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { worksheetMessages } from '@/lib/shared/messages/worksheet'

const MathStyles = dynamic(() => import('@/components/rich-text/math-styles').then((module) => module.MathStyles))

interface WorksheetPageProps {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Once a request, for the page and for its metadata. */
const findExercise = cache((id: string) => loadExercise(services().store, id))

/** The exercise itself is what search engines should show. */
export async function generateMetadata({ params }: WorksheetPageProps): Promise<Metadata> {
  const { id } = await params
  const found = await findExercise(id)
  if (!found) return {}
  const title = worksheetMessages.title(found.summary)
  const description = worksheetMessages.description(found.summary)
  return { ...pageMetadata({ title, description, path: `/exercise/${id}` }), robots: { index: false } }
}

/** An exercise for printing, with the seed and level of its address, by the rules of the exercise's own page. */
export default async function WorksheetPage({ params, searchParams }: WorksheetPageProps) {
  const { id } = await params
  const [exercise, query, user] = await Promise.all([findExercise(id), searchParams, currentUser()])
  if (!exercise) redirect('/page-not-found', RedirectType.replace)
  const ref = parsePageQuery(query, Math.random)
  const request = { exercise, ref, userId: user?.uid, wantsSolutions: query.solutions === '1' }
  const { generated, reader, solutions } = await makeWorksheet(services(), request)
  const { classifications } = exercise
  const plain = worksheetPath(id, ref)
  const paths = {
    exercise: exercisePath(id, ref),
    newNumbers: isExamTask(classifications) ? undefined : worksheetPath(id, { ...ref, seed: drawSeed(Math.random) }),
    plain,
    solved: `${plain}&solutions=1`,
  }
  const sheet = {
    summary: exercise.summary,
    // A task of an exam is what it is, whatever level the address names.
    level: isDynamic(classifications) ? ref.difficultyLevel : undefined,
    address: `${services().site.url}${paths.exercise}`,
  }
  return (
    <main className="px-3 py-3 sm:px-6 sm:py-5 print:p-0">
      {(hasMath(generated) || solutions?.some(({ hints }) => hints.join('').includes('$'))) && <MathStyles />}
      <WorksheetToolbar paths={paths} reader={reader} hasSolutions={solutions !== undefined} />
      <Worksheet {...sheet} generated={generated} />
      {solutions && <SolutionSheet {...sheet} solutions={solutions} />}
    </main>
  )
}
