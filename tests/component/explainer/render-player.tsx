import { screen } from '@testing-library/react'
import { ExplainerPlayer } from '@/components/explainer/explainer-player'
import type { PlayedBeat } from '@/components/explainer/player-props'
import type { ExplainerQuestion } from '@/lib/domain/explainer/model/view'
import { explainerPlayerMessages } from '@/lib/shared/messages/explainer'
import { renderPage } from '@/tests/component/account/render-page'

/** Plays an explainer of some moments, the questions of which are asked by the beats that name them. */
export function renderPlayer(beats: readonly PlayedBeat[], questions: readonly ExplainerQuestion[] = []) {
  return renderPage(
    <ExplainerPlayer
      id="add-integers"
      seed={5}
      beats={beats}
      questions={questions}
      texts={{ block: {}, inline: {} }}
      heights={new Map()}
      goOn={{ href: '/exercise/elso', label: 'Gyakorlás' }}
      renewed="/explainers/add-integers?s=2"
      onClose={() => undefined}
    />,
  )
}

/** The bar by which a moment is gone to. */
export const place = () => screen.getByRole('slider', { name: explainerPlayerMessages.place })
