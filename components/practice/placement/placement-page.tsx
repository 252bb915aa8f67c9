import type { RenderedTexts } from '@/components/exercise/exercise-text'
import { Card } from '@/components/ui/card'
import type { PlacementView } from '@/lib/domain/practice/model'
import { placementMessages as messages } from '@/lib/shared/messages/placement'
import { PlacementQuestion } from './placement-question'
import { PlacementResult } from './placement-result'
import { PlacementStart } from './placement-start'

interface PlacementPageProps {
  readonly placement: PlacementView
  readonly texts: RenderedTexts | undefined
}

/** The short test that finds where practice begins: its start, one question after the other, and what it has found. */
export function PlacementPage({ placement, texts }: PlacementPageProps) {
  const { state, grade, grades, most, question, result } = placement
  if (state === 'ended' && result) return <PlacementResult result={result} grade={grade} grades={grades} />
  if (state === 'open' && question) {
    return (
      <>
        <h1 className="sr-only">{messages.title}</h1>
        <Card as="section" raised aria-label={messages.part} className="mt-4 p-4 sm:p-6">
          <PlacementQuestion key={question.number} question={question} most={most} texts={texts} />
        </Card>
      </>
    )
  }
  return (
    <>
      <h1 className="mt-4 text-title">{messages.title}</h1>
      <p className="mt-3 text-lg">{messages.lead(most)}</p>
      <p className="mt-2 text-lg text-quiet">{messages.why}</p>
      <PlacementStart label={messages.askGrade} grades={grades} chosen={grade} />
    </>
  )
}
