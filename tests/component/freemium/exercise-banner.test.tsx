/** Each state of the free tier on the exercise page, and how it follows what happens there. */
import { act, screen, within } from '@testing-library/react'
import { accessOf } from '@/components/exercise/player/player-access'
import { loadRichText } from '@/components/rich-text/lazy-rich-text'
import type { UsageReading } from '@/lib/domain/freemium/model'
import { usageOf, usageViewOf } from '@/tests/support/usage-builder'
import { CHECK, HINT, renderPlayer, subTask } from '../exercise/render-player'

// Texts then stand there at once.
beforeAll(() => loadRichText())

const USAGE = '/freemium/usage?timeWindowHours=12&exerciseLimit=3&currentExerciseId=szamolas'
const STARTED = { hasStartedThisExercise: true }
const wrong = { correct: false, outcome: 'wrong', controls: ['wrong'] }
const ungraded = { correct: false, outcome: 'ungraded', controls: ['ungraded'], feedback: 'Ez mi?' }

const banner = () => screen.queryByRole('complementary', { name: 'Napi feladataid' })
const hintButton = () => screen.queryByRole('button', { name: 'Segítség' })
const button = (name: string) => screen.getByRole('button', { name })

function openExercise(usage: UsageReading) {
  const task = { ...subTask({ type: 'single-number', props: {} }), maxHints: 2, hasHints: true }
  return renderPlayer({ subTasks: [task], access: accessOf(usage), usage })
}

async function check(user: ReturnType<typeof openExercise>['user']): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'A válaszod' }), '5')
  await user.click(button('Ellenőrzés'))
}

const asks = (requests: readonly { path: string }[]) => requests.filter(({ path }) => path === USAGE).length

describe('the banner', () => {
  test.each<[string, UsageReading, string]>([
    ['all remain', usageViewOf([]), 'Ma még 3 új feladatot választhatsz, akár ezt is.'],
    ['one remains', usageViewOf(['a', 'b']), 'Ma még egy új feladatot választhatsz, akár ezt is.'],
    ['this one is started', usageViewOf(['szamolas'], STARTED), 'Ezen kívül ma még 2 új feladatot választhatsz.'],
  ])('tells the remaining count: %s', (_title, usage, text) => {
    openExercise(usage)
    expect(banner()).toHaveTextContent(text)
    expect(hintButton()).toBeInTheDocument()
    expect(within(banner() ?? document.body).queryByRole('link')).toBeNull()
  })

  test('is red when the limit is reached and this exercise is not started, without hints and with the way to Premium', () => {
    openExercise(usageViewOf(['a', 'b', 'c']))
    expect(banner()).toHaveTextContent('Ma már 3 különböző feladatot választottál, ezeket folytathatod.')
    expect(banner()).toHaveTextContent(/Legközelebb (holnap )?\d+:40-\u2060kor választhatsz újat\./)
    expect(banner()).toHaveClass('bg-berry-wash')
    expect(screen.getByRole('link', { name: 'Prémium verzió' })).toHaveAttribute('href', '/subscribe')
    expect(hintButton()).toBeNull()
  })

  test('is white when this exercise is the last of the day, which may be continued', () => {
    openExercise(usageViewOf(['a', 'b', 'szamolas'], STARTED))
    expect(banner()).toHaveTextContent('Ez a mai utolsó feladatod: oldd meg nyugodtan!')
    expect(banner()).toHaveClass('bg-raised')
    expect(hintButton()).toBeInTheDocument()
  })

  test('is hidden with an active subscription that is not cancelled', () => {
    openExercise(usageViewOf([], { hasSubscription: true, expiresAt: '2026-12-31T11:00:00.000Z' }))
    expect(banner()).toBeNull()
    expect(hintButton()).toBeInTheDocument()
  })

  test('offers to reactivate a cancelled subscription that has not expired', () => {
    const cancelled = { hasSubscription: true, isCancelled: true, expiresAt: '2026-12-31T11:00:00.000Z' }
    openExercise(usageViewOf(['a', 'b', 'c', 'd'], cancelled))
    expect(banner()).toHaveTextContent('(lejár: 2026. december 31.)')
    expect(screen.getByRole('link', { name: 'Újraaktiválás' })).toHaveAttribute('href', '/subscription')
    expect(hintButton()).toBeInTheDocument()
  })

  test('is not there for a visitor, and nothing is asked', () => {
    const { api } = renderPlayer({ subTasks: [subTask({ type: 'single-number', props: {} })], access: 'visitor' })
    expect(banner()).toBeNull()
    expect(api.requests).toEqual([])
  })
})

describe('a usage that could not be read', () => {
  test('is told, and counts as not allowed', () => {
    openExercise('unavailable')
    expect(banner()).toHaveTextContent('Failed to load usage data')
    expect(hintButton()).toBeNull()
    expect(screen.getByRole('textbox', { name: 'A válaszod' })).toBeInTheDocument()
  })

  test('is asked for again, until it comes', async () => {
    const { api, user } = openExercise('unavailable')
    api.answer(USAGE, 503, 'unavailable')
    await user.click(button('Újrapróbálom'))
    expect(await screen.findByText('Még mindig nem sikerült. Próbáld meg egy kicsit később!')).toBeInTheDocument()
    expect(hintButton()).toBeNull()

    api.answer(USAGE, 200, usageOf(['a']))
    await user.click(button('Újrapróbálom'))
    expect(await screen.findByText(/Ma még 2 új feladatot választhatsz/)).toBeInTheDocument()
    expect(screen.queryByText(/Failed to load usage data/)).toBeNull()
    expect(banner()).toHaveFocus()
    expect(hintButton()).toBeInTheDocument()
  })
})

describe('the count', () => {
  test('goes down with the first judged check, and is asked for once', async () => {
    const { api, user } = openExercise(usageViewOf([]))
    api.answer(CHECK, 200, wrong)
    api.answer(USAGE, 200, usageOf(['szamolas'], STARTED))
    await check(user)
    expect(await screen.findByText('Ezen kívül ma még 2 új feladatot választhatsz.')).toBeInTheDocument()
    expect(screen.getByText('Ezen kívül ma még 2 új feladatot választhatsz.')).toHaveAttribute('aria-live', 'polite')

    api.answer(CHECK, 200, wrong)
    await check(user)
    await screen.findByRole('region', { name: 'Nem egészen...' })
    expect(asks(api.requests)).toBe(1)
  })

  test('goes down with the first hint', async () => {
    const { api, user } = openExercise(usageViewOf(['a', 'b']))
    api.answer(HINT, 200, { hint: 'Gondolkodj!', hasMore: true, maxHints: 2 })
    api.answer(USAGE, 200, usageOf(['a', 'b', 'szamolas'], STARTED))
    await user.click(button('Segítség'))
    expect(await screen.findByText(/Ez a mai utolsó feladatod/)).toHaveTextContent(
      /Legközelebb (holnap )?\d+:40-\u2060kor/,
    )
  })

  test('stays with an answer that cannot be judged', async () => {
    const { api, user } = openExercise(usageViewOf([]))
    api.answer(CHECK, 200, ungraded)
    await check(user)
    await screen.findByRole('region', { name: 'Egy pillanat!' })
    expect(asks(api.requests)).toBe(0)
  })

  test('is not asked for when the exercise was started before, nor with a subscription', async () => {
    for (const usage of [usageViewOf(['szamolas'], STARTED), usageViewOf([], { hasSubscription: true })]) {
      const { api, user, unmount } = openExercise(usage)
      api.answer(CHECK, 200, wrong)
      await check(user)
      await screen.findByRole('region', { name: 'Nem egészen...' })
      expect(asks(api.requests)).toBe(0)
      unmount()
    }
  })

  test('stays quietly when it cannot be asked for', async () => {
    const { api, user } = openExercise(usageViewOf([]))
    api.answer(CHECK, 200, wrong)
    api.answer(USAGE, 503, 'unavailable')
    await check(user)
    await screen.findByRole('region', { name: 'Nem egészen...' })
    expect(asks(api.requests)).toBe(1)
    expect(banner()).toHaveTextContent('Ma még 3 új feladatot választhatsz')
  })

  test('is asked for again when the page comes back into view', async () => {
    const { api } = openExercise(usageViewOf([]))
    api.answer(USAGE, 200, usageOf(['a', 'b']))
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('Ma még egy új feladatot választhatsz, akár ezt is.')).toBeInTheDocument()
  })
})

test('a refusal tells the limit in the popover and in the banner, and takes the hints away', async () => {
  const { api, user } = openExercise(usageViewOf(['a', 'b']))
  api.answer(CHECK, 403, 'limit-reached')
  api.answer(USAGE, 200, usageOf(['a', 'b', 'c']))
  await check(user)
  const popover = await screen.findByRole('region', { name: 'Elérted a napi feladatlimitet!' })
  expect(popover).toHaveTextContent('Ma már 3 különböző feladatot választottál.')
  expect(within(popover).getByRole('link', { name: 'Prémium verzió' })).toHaveAttribute('href', '/subscribe')
  expect(within(popover).getByRole('link', { name: 'Másik feladatot választok' })).toHaveAttribute('href', '/exercises')
  expect(await within(banner() ?? document.body).findByText(/ezeket folytathatod\./)).toBeInTheDocument()
  expect(hintButton()).toBeNull()
})
