import type { Metadata } from 'next'
import dynamic from 'next/dynamic'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { isChangeOfPage } from '@/app/_page/is-change-of-page'
import { pageMetadata } from '@/app/_page/page-metadata'
import { ExplainerArticle } from '@/components/explainer/explainer-article'
import { ExplainerPage } from '@/components/explainer/explainer-page'
import { PlayExplainer } from '@/components/explainer/play-explainer'
import { renderQuestionTexts } from '@/components/explainer/question-texts'
import { DocumentText } from '@/components/rich-text/document-text'
import { RichText } from '@/components/rich-text/rich-text'
import { drawSeed } from '@/lib/domain/exercise/model'
import { exerciseLevelPath } from '@/lib/domain/exercise/model/exercise-path'
import { parsePageQuery } from '@/lib/domain/exercise/page-query'
import { loadExplainer } from '@/lib/domain/explainer/load-explainer'
import { explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import { scenesMs, toMinutes } from '@/lib/domain/explainer/reading-time'
import { practicePlacePath } from '@/lib/domain/practice/model'
import { parsePracticePlace } from '@/lib/domain/practice/page-query'
import { services } from '@/lib/server/services'
import { explainerMessages } from '@/lib/shared/messages/explainer'

const MathStyles = dynamic(() => import('@/components/rich-text/math-styles').then((module) => module.MathStyles))

interface ExplainerRouteProps {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Once a request, for the page and for its metadata. */
const findExplainer = cache((id: string) => loadExplainer(services().store, id))

export async function generateMetadata({ params }: ExplainerRouteProps): Promise<Metadata> {
  const explainer = await findExplainer((await params).id)
  if (!explainer) return {}
  const { id, title, summary } = explainer.definition
  return pageMetadata({ title: explainerMessages.title(title), description: summary, path: explainerPath(id) })
}

/** An explainer, with the numbers of the seed in the address, else with new ones. An unknown one has no page. */
export default async function ExplainerRoute({ params, searchParams }: ExplainerRouteProps) {
  const [{ id }, query, isFetched] = await Promise.all([params, searchParams, isChangeOfPage()])
  const explainer = await findExplainer(id)
  if (!explainer) notFound()
  const { seed } = parsePageQuery({ s: query.s }, Math.random)
  const practicePlace = parsePracticePlace(query.p)
  const view = explainer.draw(seed).view()
  const { beats, questions, exercise } = view
  const goOn =
    practicePlace === undefined
      ? { href: exerciseLevelPath(exercise.id, exercise.level), label: explainerMessages.toExercise }
      : { href: practicePlacePath(practicePlace), label: explainerMessages.toPractice }
  return (
    <>
      <MathStyles />
      <ExplainerPage view={view} summary={explainer.definition.summary} minutes={toMinutes(scenesMs(view))} goOn={goOn}>
        <PlayExplainer
          id={id}
          seed={seed}
          beats={beats.map(({ chapter, spoken, durationMs, question }) => ({ chapter, spoken, durationMs, question }))}
          questions={questions}
          texts={renderQuestionTexts(questions)}
          goOn={goOn}
          renewed={explainerPath(id, { seed: drawSeed(Math.random), practicePlace })}
        >
          <ExplainerArticle view={view} Text={isFetched ? RichText : DocumentText} />
        </PlayExplainer>
      </ExplainerPage>
    </>
  )
}
