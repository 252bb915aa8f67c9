import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { ExercisePlayer } from '@/components/exercise/exercise-player'
import type { GeneratedControl } from '@/lib/exercise/model'
import { installFakeApi } from './fake-api'
import { CHECK, subTask } from './render-player'

const igazHamis = { trueLabel: 'Igaz', falseLabel: 'Hamis' }
const options = [{ label: 'alma' }, { label: 'körte' }]
const controls: readonly GeneratedControl[] = [
  { type: 'single-number', props: {} },
  { type: 'fraction-number', props: { simplified: false } },
  { type: 'number-list', props: { fields: [{}, {}], acceptRandomOrder: false, multiLine: false } },
  { type: 'simple-text', props: { ignoreSpaces: false, caseSensitive: false } },
  { type: 'single-choice', props: { options } },
  {
    type: 'binary-choice',
    props: {
      options: [
        { statement: 'Esik.', ...igazHamis },
        { statement: 'Fúj.', ...igazHamis },
      ],
    },
  },
  { type: 'multi-choice', props: { options } },
]

test('what a pupil answers before the page’s code runs is kept and sent', async () => {
  const api = installFakeApi()
  const player = (
    <ExercisePlayer
      exercise={{ id: 'szamolas', classifications: [], description: '', script: '', subTasks: [] }}
      generated={{ seed: 7, difficultyLevel: 2, description: '', subTasks: [subTask(...controls)] }}
      texts={{ block: {}, inline: {} }}
      access="allowed"
      header={null}
      siteUrl="https://pelda.hu"
      viewer={undefined}
      supportEmail="info@pelda.hu"
    />
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(player)
  for (const [index, box] of within(container).getAllByRole<HTMLInputElement>('textbox').entries()) {
    box.value = String(index + 1)
  }
  for (const [index, radio] of within(container).getAllByRole<HTMLInputElement>('radio').entries()) {
    radio.checked = index % 2 === 1
  }
  for (const [index, box] of within(container).getAllByRole<HTMLInputElement>('checkbox').entries()) {
    box.checked = index === 1
  }

  render(player, { container, hydrate: true })
  api.answer(CHECK, 401, 'unauthenticated')
  await userEvent.click(screen.getByRole('button', { name: 'Ellenőrzés' }))
  await screen.findByText('Jelentkezz be újra!')
  expect(api.requests[0]?.body).toMatchObject({
    answers: ['1', { numerator: '2', denominator: '3' }, ['4', '5'], '6', 1, [false, false], [false, true]],
  })
})
