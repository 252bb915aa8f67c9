import { screen, waitFor } from '@testing-library/react'
import { keepAnswerEffects } from '@/lib/client/answer-effects'
import { installFakeAudio } from '@/tests/support/fake-audio'
import { CHECK, renderPlayer, subTask } from './render-player'

const RIGHT = { correct: true, outcome: 'correct', controls: ['correct'] }
const WRONG = { correct: false, outcome: 'wrong', controls: ['wrong'] }

const vibrate = jest.fn(() => true)
const device = { ...installFakeAudio(), vibrate }

beforeEach(() => {
  localStorage.clear()
  device.reset()
  vibrate.mockClear()
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
})

/** Solves the first of two sub-tasks, with these answers of the server. */
async function solve(...answers: readonly (typeof RIGHT | typeof WRONG)[]) {
  const number = { type: 'single-number', props: {} } as const
  const { api, user } = renderPlayer({ subTasks: [subTask(number), subTask(number)] })
  for (const answer of answers) {
    api.answer(CHECK, 200, answer)
    await user.type(screen.getByRole('textbox', { name: 'A válaszod' }), '5')
    await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }))
    await screen.findByRole('region', { name: answer.correct ? 'Szép munka!' : 'Nem egészen...' })
  }
}

test('a right answer is silent as long as nobody has chosen otherwise', async () => {
  await solve(RIGHT)
  expect(device.contexts()).toBe(0)
  expect(vibrate).not.toHaveBeenCalled()
})

test('a right answer is heard, once, where sound was chosen, and what was chosen alone', async () => {
  keepAnswerEffects({ sound: true, vibration: false })
  await solve(RIGHT)
  await waitFor(() => expect(device.notes()).toBe(2))
  expect(device.contexts()).toBe(1)
  expect(vibrate).not.toHaveBeenCalled()
})

test('a right answer is felt where vibration was chosen', async () => {
  keepAnswerEffects({ sound: false, vibration: true })
  await solve(RIGHT)
  await waitFor(() => expect(vibrate).toHaveBeenCalledTimes(1))
  expect(device.contexts()).toBe(0)
})

test('a wrong answer is neither heard nor felt', async () => {
  keepAnswerEffects({ sound: true, vibration: true })
  await solve(WRONG)
  expect(device.contexts()).toBe(1)
  expect(device.notes()).toBe(0)
  expect(vibrate).not.toHaveBeenCalled()
})

test('a device that can neither sound nor vibrate is no trouble', async () => {
  keepAnswerEffects({ sound: true, vibration: true })
  device.takeAway()
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: undefined })
  await solve(RIGHT)
  expect(screen.getByRole('region', { name: 'Szép munka!' })).toBeVisible()
})
