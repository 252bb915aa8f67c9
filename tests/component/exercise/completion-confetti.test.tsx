/** The small confetti of the end: once for each round that is finished, however often its end is looked at. */
import { screen, waitFor, within } from '@testing-library/react'
import type { GeneratedControl } from '@/lib/domain/exercise/model'
import { CHECK, NEXT, nextNumbers, renderPlayer, subTask } from './render-player'

const shots: object[] = []

// It draws on a canvas, which jsdom has not.
jest.mock('canvas-confetti', () => ({
  __esModule: true,
  default: { create: () => async (shot: object) => void shots.push(shot) },
}))

const number: GeneratedControl = { type: 'single-number', props: {} }
const correct = { correct: true, outcome: 'correct', controls: ['correct'] }
const SHOTS_OF_ONE = 2

const field = () => screen.getByRole('textbox', { name: 'A válaszod' })
const dialog = () => screen.findByRole('dialog', { name: 'Gratulálunk!' })

beforeEach(() => {
  shots.length = 0
})

test('comes once for each finished round, not again with its end', async () => {
  const { api, user } = renderPlayer({ subTasks: [subTask(number)], viewer: { uid: 'anna', email: 'anna@teszt.hu' } })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) })
  api.answer(CHECK, 200, correct)
  api.answer(NEXT, 200, nextNumbers())
  await user.type(field(), '5{Enter}')
  await dialog()
  await waitFor(() => expect(shots).toHaveLength(SHOTS_OF_ONE))

  for (const leave of ['Bezárás', 'Bezárás']) {
    await user.click(within(await dialog()).getByRole('button', { name: leave }))
    await user.click(screen.getByRole('button', { name: 'Tovább' }))
  }
  await user.click(within(await dialog()).getByRole('button', { name: /^Újra/ }))

  await screen.findByText('Írd le: 5!')
  api.answer(CHECK, 200, correct)
  await user.type(field(), '5{Enter}')
  await dialog()
  await waitFor(() => expect(shots).toHaveLength(2 * SHOTS_OF_ONE))
})
