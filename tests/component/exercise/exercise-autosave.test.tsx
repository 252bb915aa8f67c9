import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { GeneratedControl } from '@/lib/domain/exercise/model'
import { installFakeApi } from './fake-api'
import { CHECK, HINT, NEXT, nextNumbers, playerOf, renderPlayer, subTask } from './render-player'

const KEY = 'exerciseProgress'
const anna = { uid: 'anna', email: 'anna@teszt.hu' }
const bela = { uid: 'bela', email: 'bela@teszt.hu' }

beforeEach(() => {
  window.sessionStorage.clear()
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: () => true })
})

const number: GeneratedControl = { type: 'single-number', props: {} }
const withHints = { ...subTask(number), hasHints: true, maxHints: 2 }
const two = { subTasks: [withHints, withHints], viewer: anna }
const one = { subTasks: [withHints], viewer: anna }
const correct = { correct: true, outcome: 'correct', controls: ['correct'] }

const field = () => screen.getByRole('textbox', { name: 'A válaszod' })
const button = (name: string) => screen.getByRole('button', { name })
type Player = ReturnType<typeof renderPlayer>
type Setting = Parameters<typeof renderPlayer>[0]

/** The page goes as it is, and comes again from the server. */
function reload(setting: Setting): Player {
  fireEvent(window, new Event('pagehide'))
  const kept = window.sessionStorage.getItem(KEY)
  cleanup()
  if (kept === null) window.sessionStorage.removeItem(KEY)
  else window.sessionStorage.setItem(KEY, kept)
  return renderPlayer(setting)
}

/** The pupil goes to another page of the site, and comes back. */
function leaveAndReturn(setting: Setting): Player {
  cleanup()
  return renderPlayer(setting)
}

async function solveFirst({ api, user }: Player) {
  await user.type(field(), '5')
  api.answer(CHECK, 200, correct)
  await user.click(button('Ellenőrzés'))
}

test('a reload keeps what was typed, the finished sub-tasks, the hints and the step', async () => {
  const player = renderPlayer(two)
  const { api, user } = player
  await solveFirst(player)
  await user.click(await screen.findByRole('button', { name: 'Tovább a következő részfeladatra' }))
  api.answer(HINT, 200, { hint: 'Bontsd fel!', hasMore: true, maxHints: 2 })
  await user.click(button('Segítség'))
  await screen.findByText('1/2')
  await user.type(field(), '12')

  const after = reload(two)
  expect(screen.getByText('2 / 2')).toBeInTheDocument()
  expect(field()).toHaveValue('12')
  expect(screen.getByText('Bontsd fel!')).toBeInTheDocument()
  expect(document.body).toHaveFocus()

  after.api.answer(HINT, 200, { hint: 'Az eredmény 12.', hasMore: false, maxHints: 2 })
  await after.user.click(button('Segítség'))
  await screen.findByText('2/2')
  expect(after.api.requests.find(({ path }) => path === HINT)?.body).toMatchObject({ hint: 'Bontsd fel!' })

  await after.user.click(button('1. részfeladat, kész'))
  expect(field()).toHaveValue('5')
  expect(field()).toHaveAttribute('readonly')
  expect(screen.getByText('Ez jó.')).toBeInTheDocument()
})

test('what is typed is kept soon, for pages that go without a word', async () => {
  jest.useFakeTimers()
  renderPlayer(one)
  fireEvent.change(field(), { target: { value: '12' } })
  expect(window.sessionStorage.getItem(KEY)).toBeNull()
  act(() => jest.advanceTimersByTime(500))
  expect(window.sessionStorage.getItem(KEY)).toContain('12')
  jest.useRealTimers()
})

test('a phone that puts the page away keeps what was typed', async () => {
  const { user } = renderPlayer(one)
  await user.type(field(), '12')
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  fireEvent(document, new Event('visibilitychange'))
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
  expect(window.sessionStorage.getItem(KEY)).toContain('12')
})

test('who leaves for another page and returns finds what was typed', async () => {
  const { user } = renderPlayer(one)
  await user.type(field(), '12')
  leaveAndReturn(one)
  expect(field()).toHaveValue('12')
})

test('an ended session loses nothing of who signs in again', async () => {
  const { api, user } = renderPlayer(one)
  await user.type(field(), '12')
  api.answer(CHECK, 401, 'unauthenticated')
  await user.click(button('Ellenőrzés'))
  await screen.findByText('Lépj be újra!')
  leaveAndReturn({ subTasks: [withHints], access: 'visitor' })
  expect(field()).toHaveValue('')
  leaveAndReturn(one)
  expect(field()).toHaveValue('12')
})

test('another account on the same machine starts anew', async () => {
  const { user } = renderPlayer(one)
  await user.type(field(), '12')
  leaveAndReturn({ ...one, viewer: bela })
  expect(field()).toHaveValue('')
})

describe('a solved exercise', () => {
  async function solve() {
    await solveFirst(renderPlayer(one))
    await screen.findByRole('dialog', { name: 'Gratulálunk!' })
  }

  test('is shown solved after a reload, without another congratulation', async () => {
    await solve()
    reload(one)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field()).toHaveValue('5')
    expect(field()).toHaveAttribute('readonly')
    expect(button('Tovább')).toBeInTheDocument()
  })

  test('is over when it is left', async () => {
    await solve()
    leaveAndReturn(one)
    expect(field()).toHaveValue('')
    expect(window.sessionStorage.getItem(KEY)).toBeNull()
  })
})

test('new numbers start anew, and the old ones are over', async () => {
  const { api, user } = renderPlayer(one)
  api.answer(NEXT, 200, nextNumbers())
  await user.type(field(), '12')
  await user.click(button('Új számok'))
  await screen.findByText(/^Írd le/)
  leaveAndReturn(one)
  expect(field()).toHaveValue('')
})

test('an exercise whose content has changed starts anew', async () => {
  const { user } = renderPlayer(one)
  await user.type(field(), '12')
  leaveAndReturn({ ...one, subTasks: [{ ...withHints, description: 'Mennyi a szorzat?' }] })
  expect(field()).toHaveValue('')
})

test('a storage that somebody wrote nonsense in is no trouble', async () => {
  window.sessionStorage.setItem(KEY, '[{"account":"anna","path":"szamolas?s=7&d=2","progress":{"finished":9}}]')
  renderPlayer(one)
  expect(field()).toHaveValue('')
})

test('what was typed before the page’s code ran wins, and keeps the focus', async () => {
  const { user } = renderPlayer({ ...one, subTasks: [subTask(number, number)] })
  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
  await user.type(boxes()[0] as HTMLInputElement, '1')
  await user.type(boxes()[1] as HTMLInputElement, '2')
  cleanup()

  installFakeApi()
  const player = playerOf({ subTasks: [subTask(number, number)], viewer: anna })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(player)
  const [, second] = within(container).getAllByRole<HTMLInputElement>('textbox')
  second?.focus()
  if (second) second.value = '34'
  render(player, { container, hydrate: true })
  expect(boxes().map(({ value }) => value)).toEqual(['1', '34'])
  expect(second).toHaveFocus()
})
