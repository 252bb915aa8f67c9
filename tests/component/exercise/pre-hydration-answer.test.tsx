import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { pointInputMessages } from '@/lib/shared/messages/point-input'
import { everyControl } from '@/tests/support/every-control'
import { installFakeApi } from './fake-api'
import { CHECK, playerOf, subTask } from './render-player'

test('what a pupil answers before the page’s code runs is kept and sent', async () => {
  const api = installFakeApi()
  const player = playerOf({ subTasks: [subTask(...everyControl)] })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(player)
  for (const [index, box] of within(container).getAllByRole<HTMLInputElement>('textbox').entries()) {
    box.value = box.placeholder === pointInputMessages.placeholder ? `${index + 1}; 0` : String(index + 1)
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
  await screen.findByText('Lépj be újra!')
  expect(api.requests[0]?.body).toMatchObject({
    answers: [
      '1',
      { numerator: '2', denominator: '3' },
      ['4', '5'],
      '6',
      '7',
      '8',
      '9',
      ['10; 0', '11; 0'],
      1,
      [true, true],
      [false, true, false],
    ],
  })
})
