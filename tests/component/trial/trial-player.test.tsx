import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TrialPlayer } from '@/components/trial/trial-player'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { trialMessages } from '@/lib/shared/messages/trial'
import { installFakeApi } from '../exercise/fake-api'
import { subTask } from '../exercise/render-player'

test('ends with the offer to keep what was tried, and not with the help that was needed before', async () => {
  const api = installFakeApi()
  const user = userEvent.setup()
  const asked = { ...subTask({ type: 'single-number', props: {} }), maxHints: 2, hasHints: true }
  render(
    <TrialPlayer
      grade={5}
      position={1}
      exercises={[{ exercise: 'szamolas', title: 'Számolás' }]}
      isFixed={false}
      generated={{ seed: 7, difficultyLevel: 1, description: '', subTasks: [asked] }}
      texts={undefined}
    />,
  )
  api.answer('/try/szamolas/hint', 200, { hint: 'Kezdd az egyeseknél!', hasMore: true, maxHints: 2 })
  await user.click(screen.getByRole('button', { name: exerciseMessages.hint }))
  expect(await screen.findByRole('list', { name: exerciseMessages.hints })).toBeInTheDocument()

  api.answer('/try/szamolas/check', 200, { correct: true, outcome: 'correct', controls: ['correct'] })
  await user.type(screen.getByRole('textbox'), '5')
  await user.click(screen.getByRole('button', { name: exerciseMessages.check }))
  expect(
    await screen.findByRole('heading', { name: new RegExp(trialMessages.save.title.replace('?', '\\?')) }),
  ).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: exerciseMessages.hints })).not.toBeInTheDocument()
})
