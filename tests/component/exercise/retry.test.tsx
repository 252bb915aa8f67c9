import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MAX_ATTEMPTS } from '@/lib/client/retry/retry-policy'
import type { GeneratedControl } from '@/lib/domain/exercise/model'
import { goOffline, goOnline } from '@/tests/support/connection'
import { CHECK, HINT, renderPlayer, subTask } from './render-player'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  cleanup()
  goOnline()
  jest.useRealTimers()
})

const number: GeneratedControl = { type: 'single-number', props: {} }
const wrong = { correct: false, outcome: 'wrong', controls: ['wrong'] }
const correct = { correct: true, outcome: 'correct', controls: ['correct'] }
const FIRST_HINT = { hint: 'Bontsd fel!', hasMore: true, maxHints: 2 }

const field = () => screen.getByRole('textbox', { name: 'A válaszod' })
const button = (name: string) => screen.getByRole('button', { name })
const message = (title: string) => screen.getByRole('region', { name: title })
/** Lets time go by, with all that was to happen in it. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** A player of two sub-tasks of one number each, whose first answer is typed already. */
async function startSolving() {
  const withHints = { ...subTask(number), hasHints: true, maxHints: 2 }
  const { api } = renderPlayer({ subTasks: [withHints, subTask(number)] })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.type(field(), '5')
  return { api, user }
}

describe('a check that is lost on the way', () => {
  test('is sent again as it was, and counts once', async () => {
    const { api, user } = await startSolving()
    api.loseNext(CHECK)
    api.loseNext(CHECK)
    api.answer(CHECK, 200, wrong)
    await user.click(button('Ellenőrzés'))
    expect(button('Ellenőrzés')).toHaveAttribute('aria-busy', 'true')
    await pass(5_000)
    expect(message('Nem egészen...')).toBeInTheDocument()
    const [first, second, third, ...rest] = api.requests
    expect(second).toEqual(first)
    expect(third).toEqual(first)
    expect(rest).toEqual([])
  })

  test('behind a gateway that fails is sent again', async () => {
    const { api, user } = await startSolving()
    api.answer(CHECK, 502, undefined)
    api.answer(CHECK, 200, correct)
    await user.click(button('Ellenőrzés'))
    await pass(2_000)
    expect(message('Szép munka!')).toBeInTheDocument()
  })

  test('is said to be sent again when that takes a while', async () => {
    const { api, user } = await startSolving()
    api.holdNext(CHECK, 200, correct)
    api.holdNext(CHECK, 200, correct)
    await user.click(button('Ellenőrzés'))
    await pass(7_000)
    expect(screen.queryByText('Akadozik a kapcsolat')).toBeNull()
    await pass(2_000)
    expect(screen.getByRole('status')).toHaveTextContent(/^Akadozik a kapcsolat\. Újra elküldjük a válaszodat\./)
    expect(message('Akadozik a kapcsolat')).toHaveTextContent('Ez nem számít új próbálkozásnak.')
    expect(field()).toHaveValue('5')
  })

  test('can be tried again by hand when all tries were in vain', async () => {
    const { api, user } = await startSolving()
    for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) api.loseNext(CHECK)
    await user.click(button('Ellenőrzés'))
    await pass(10_000)
    const popover = message('Nem sikerült elérni a szervert')
    expect(field()).toHaveValue('5')
    expect(field()).toBeValid()
    expect(api.requests).toHaveLength(MAX_ATTEMPTS)

    const release = api.holdNext(CHECK, 200, correct)
    await user.click(within(popover).getByRole('button', { name: 'Újrapróbálom' }))
    release()
    await pass(0)
    expect(message('Szép munka!')).toBeInTheDocument()
  })

  test('is not sent again when the server refuses it', async () => {
    const { api, user } = await startSolving()
    api.answer(CHECK, 429, 'too-many-requests')
    await user.click(button('Ellenőrzés'))
    await pass(30_000)
    expect(message('Ez most nem sikerült')).toBeInTheDocument()
    expect(api.requests).toHaveLength(1)
  })
})

describe('without a connection', () => {
  async function checkOffline() {
    const player = await startSolving()
    goOffline()
    player.api.loseNext(CHECK)
    await player.user.keyboard('{Enter}')
    await pass(100)
    return player
  }

  test('an answer is said not to be sent yet, with the focus and what was typed left alone', async () => {
    await checkOffline()
    const popover = message('Még nem küldtük el')
    expect(screen.getByRole('status')).toHaveTextContent(/^Még nem küldtük el\. Most nincs internetkapcsolat\./)
    expect(popover).toHaveTextContent('Amint újra lesz, a válaszod magától elindul')
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('5')
    expect(button('Ellenőrzés')).toHaveAttribute('aria-busy', 'true')
  })

  test('it goes by itself as soon as there is one', async () => {
    const { api } = await checkOffline()
    await pass(10_000)
    expect(api.requests).toHaveLength(1)
    api.answer(CHECK, 200, correct)
    goOnline()
    await pass(0)
    expect(message('Szép munka!')).toBeInTheDocument()
    expect(screen.queryByText('Még nem küldtük el')).toBeNull()
    expect(api.requests).toHaveLength(2)
  })

  test.each([
    ['“Mégsem”', (user: ReturnType<typeof userEvent.setup>) => user.click(button('Mégsem'))],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('%s gives up waiting: nothing is lost, and nothing is sent any more', async (_, giveUp) => {
    const { api, user } = await checkOffline()
    await giveUp(user)
    expect(screen.queryByText('Még nem küldtük el')).toBeNull()
    expect(field()).toHaveValue('5')
    expect(button('Ellenőrzés')).toHaveFocus()
    expect(button('Ellenőrzés')).not.toHaveAttribute('aria-busy')
    goOnline()
    await pass(60_000)
    expect(api.requests).toHaveLength(1)

    const release = api.holdNext(CHECK, 200, correct)
    await user.click(button('Ellenőrzés'))
    release()
    await pass(0)
    expect(message('Szép munka!')).toBeInTheDocument()
  })

  test('typing on gives up waiting too', async () => {
    const { api, user } = await checkOffline()
    await user.type(field(), '6')
    expect(field()).toHaveValue('56')
    expect(screen.queryByText('Még nem küldtük el')).toBeNull()
    goOnline()
    await pass(60_000)
    expect(api.requests).toHaveLength(1)
  })

  test('a hint comes by itself later, and the pupil can type in the meantime', async () => {
    const { api, user } = await startSolving()
    goOffline()
    api.loseNext(HINT)
    await user.click(button('Segítség'))
    await pass(100)
    expect(message('Még nem küldtük el')).toHaveTextContent('Amint újra lesz, elkérjük a segítséget')
    await user.type(field(), '6')
    expect(field()).toHaveValue('56')
    api.answer(HINT, 200, FIRST_HINT)
    goOnline()
    await pass(2_000)
    expect(screen.getByText('Bontsd fel!')).toBeInTheDocument()
  })
})

test('an answer to what was given up is ignored', async () => {
  const { api, user } = await startSolving()
  api.holdNext(CHECK, 200, correct)
  const release = api.holdNext(CHECK, 200, correct)
  await user.click(button('Ellenőrzés'))
  await pass(9_000)
  await user.click(button('Mégsem'))
  release()
  await pass(0)
  expect(screen.queryByText('Szép munka!')).toBeNull()
  expect(button('Ellenőrzés')).not.toHaveAttribute('aria-busy')
})

describe('a hint whose answer is lost on the way', () => {
  test('is asked for again by the one before it, so that none is skipped', async () => {
    const { api, user } = await startSolving()
    api.loseNext(HINT)
    api.answer(HINT, 200, FIRST_HINT)
    await user.click(button('Segítség'))
    await pass(3_000)
    expect(screen.getByText('1/2')).toBeInTheDocument()
    expect(api.requests.map(({ body }) => body)).toMatchObject([{ hint: '' }, { hint: '' }])
  })

  test('whose last one is not known any more begins again from the first', async () => {
    const { api, user } = await startSolving()
    api.answer(HINT, 200, FIRST_HINT)
    await user.click(button('Segítség'))
    await pass(2_000)
    api.answer(HINT, 400, 'invalid-request')
    api.answer(HINT, 200, { hint: 'Másképp bontsd fel!', hasMore: true, maxHints: 2 })
    await user.click(button('Segítség'))
    await pass(2_000)
    const hints = within(screen.getByRole('list', { name: 'Segítségek' })).getAllByRole('listitem')
    expect(hints).toHaveLength(1)
    expect(hints[0]).toHaveTextContent('Másképp bontsd fel!')
  })
})

test('Enter pressed twice sends once', async () => {
  const { api, user } = await startSolving()
  api.holdNext(CHECK, 200, correct)
  await user.keyboard('{Enter}{Enter}')
  await pass(100)
  expect(api.requests).toHaveLength(1)
})

test('a check that is asked for while a hint is on its way follows it, with what is answered by then', async () => {
  const { api, user } = await startSolving()
  const release = api.holdNext(HINT, 200, FIRST_HINT)
  api.answer(CHECK, 200, wrong)
  await user.click(button('Segítség'))
  await user.type(field(), '6')
  await user.click(button('Ellenőrzés'))
  expect(api.requests).toHaveLength(1)
  release()
  await pass(2_000)
  expect(message('Nem egészen...')).toBeInTheDocument()
  expect(screen.getByText('Bontsd fel!')).toBeInTheDocument()
  expect(api.requests.slice(1)).toMatchObject([{ body: { answers: ['56'] } }])
})

test('a check that is pressed in the moment in which the hint comes is done as well', async () => {
  const { api, user } = await startSolving()
  const release = api.holdNext(HINT, 200, FIRST_HINT)
  api.answer(CHECK, 200, wrong)
  await user.click(button('Segítség'))
  // On the screen, with React still to tidy up behind the call that has ended, which `act` would do at once.
  const check = button('Ellenőrzés')
  const pressed = new Promise<void>((done) => {
    new MutationObserver((_, observer) => {
      if (!screen.queryByText('Bontsd fel!')) return
      observer.disconnect()
      check.click()
      done()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await outsideAct(async () => {
    release()
    await jest.advanceTimersByTimeAsync(2_000)
    await pressed
  })
  await pass(100)
  expect(message('Nem egészen...')).toBeInTheDocument()
  expect(api.requests).toHaveLength(2)
})

/** Does something as in a browser, where React does each thing in its own time. */
async function outsideAct(work: () => Promise<void>): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  await work()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
}
