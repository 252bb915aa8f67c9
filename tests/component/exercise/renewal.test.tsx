import { act, screen, waitFor, within } from '@testing-library/react'
import { exerciseMessages as texts } from '@/lib/shared/messages/exercise'
import type { FakeApi } from './fake-api'
import { CHECK, NEXT, nextNumbers, renderPlayer, subTask } from './render-player'

const pupil = { uid: 'anna', email: 'anna@pelda.hu' }
const field = () => screen.getByRole('textbox', { name: 'A válaszod' })
const button = (name: string) => screen.getByRole('button', { name })
const notice = () => screen.findByRole('region', { name: texts.renewalNotice })
const right = { correct: true, outcome: 'correct', controls: ['correct'] }
const wrong = { correct: false, outcome: 'wrong', controls: ['wrong'] }
const tasks = [subTask({ type: 'single-number', props: {} }), subTask({ type: 'single-number', props: {} })]

/** What was asked about the exercise; what is noted in the log of activities comes beside it. */
const asked = ({ requests }: FakeApi) => requests.map(({ path }) => path).filter((path) => path !== '/activity-log')

beforeEach(() => window.sessionStorage.clear())
afterEach(() => jest.useRealTimers())

async function answered() {
  const player = renderPlayer({ subTasks: tasks, viewer: pupil })
  const { api, user } = player
  api.answer(CHECK, 200, wrong)
  const arrive = api.holdNext(NEXT, 200, nextNumbers())
  await user.type(field(), '5{Enter}')
  await screen.findByRole('region', { name: texts.failedTitle })
  await waitFor(() => expect(api.requests.map(({ path }) => path)).toContain(NEXT))
  return { ...player, arrive }
}

test('the next numbers are fetched when the first answer was checked, once, and then show without a request', async () => {
  const { api, user, arrive } = await answered()
  await act(async () => arrive())
  api.answer(CHECK, 200, wrong)
  await user.type(field(), '6{Enter}')
  await screen.findByRole('region', { name: texts.failedTitle })
  await user.click(button(texts.renew))
  // At once: nothing is waited for between the press and this.
  expect(screen.getByText(/^Írd le/)).toBeInTheDocument()
  expect(asked(api)).toEqual([CHECK, NEXT, CHECK])
})

test('numbers that were not there yet are fetched when they are asked for', async () => {
  const { api, user } = await answered()
  api.answer(NEXT, 200, nextNumbers('Írd le: 6!'))
  await user.click(button(texts.renew))
  expect(await screen.findByText(/^Írd le: 6/)).toBeInTheDocument()
})

test('what was seen is named, so that it does not come again', async () => {
  const { api, user, arrive } = await answered()
  await act(async () => arrive())
  await user.click(button(texts.renew))
  api.answer('/exercise/szamolas?d=2&seen=7%2C8', 200, nextNumbers('Írd le: 9!'))
  await user.click(button(texts.renew))
  expect(await screen.findByText(/^Írd le: 9/)).toBeInTheDocument()
})

test('a visitor fetches nothing ahead', async () => {
  const { api, user } = renderPlayer({ subTasks: tasks })
  api.answer(CHECK, 200, wrong)
  await user.type(field(), '5{Enter}')
  await screen.findByRole('region', { name: texts.failedTitle })
  expect(asked(api)).toEqual([CHECK])
})

test('for six seconds all that was typed and solved can be had back', async () => {
  const { api, user } = renderPlayer({ subTasks: tasks })
  api.answer(CHECK, 200, right)
  await user.type(field(), '5{Enter}')
  await user.click(await screen.findByRole('button', { name: texts.doneNext }))
  await user.type(field(), '12')
  api.answer(NEXT, 200, nextNumbers())
  await user.click(button(texts.renew))
  await screen.findByText(/^Írd le/)
  await user.click(within(await notice()).getByRole('button', { name: texts.undoRenewal }))
  expect(field()).toHaveValue('12')
  expect(window.location.search).toBe('?s=7&d=2')
  expect(screen.getByText(texts.counter(2, 2))).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: texts.renewalNotice })).toBeNull()
})

test('the offer ends after six seconds, and not while somebody is at its button', async () => {
  const { api, user } = renderPlayer({ subTasks: tasks })
  api.answer(NEXT, 200, nextNumbers())
  await user.click(button(texts.renew))
  const undo = within(await notice()).getByRole('button', { name: texts.undoRenewal })
  jest.useFakeTimers()
  act(() => undo.focus())
  act(() => jest.advanceTimersByTime(60_000))
  expect(undo).toBeInTheDocument()
  act(() => undo.blur())
  act(() => jest.advanceTimersByTime(5900))
  expect(undo).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(200))
  expect(undo).not.toBeInTheDocument()
})

test('a fixed exercise begins afresh without a request, promises no new numbers, and can be had back', async () => {
  const { api, user } = renderPlayer({ subTasks: tasks, viewer: pupil, isFixed: true })
  expect(screen.queryByRole('button', { name: texts.renew })).toBeNull()
  await user.type(field(), '5')
  await user.click(button(texts.restart))
  expect(field()).toHaveValue('')
  expect(screen.getByRole('status')).toHaveTextContent(texts.restarted)
  await user.click(within(await notice()).getByRole('button', { name: texts.undoRenewal }))
  expect(field()).toHaveValue('5')
  expect(asked(api)).toEqual([])
})
