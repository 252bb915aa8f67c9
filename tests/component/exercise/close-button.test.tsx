import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { CloseButton } from '@/components/exercise/close-button'
import { trackHistory } from '@/components/history/tab-history'

beforeEach(() => window.sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

/** Presses the button in a tab that has shown these pages of the site, the last of them now. */
async function closeAfter(...paths: string[]) {
  window.history.replaceState(null, '', paths[0])
  const stop = trackHistory()
  for (const path of paths.slice(1)) window.history.pushState(null, '', path)
  const go = jest.spyOn(window.history, 'go').mockImplementation(() => {})
  const router: AppRouterInstance = {
    back: jest.fn(),
    forward: jest.fn(),
    refresh: jest.fn(),
    push: jest.fn(),
    replace: jest.fn(),
    prefetch: jest.fn(),
    bfcacheId: '',
  }
  render(
    <AppRouterContext value={router}>
      <CloseButton />
    </AppRouterContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Bezárás' }))
  stop()
  return { go, router }
}

const LIST = '/exercises'
const BARE = '/exercise/osztok?d=2'
const SEEDED = '/exercise/osztok?s=7&d=2'

test.each<[string, string[], number]>([
  ['two steps back when the exercise was opened without a seed', [LIST, BARE, SEEDED], -2],
  ['one step back when the address had the seed already', [LIST, SEEDED], -1],
  ['past the login of a visitor', [LIST, BARE, SEEDED, '/login?r=/exercise/osztok', SEEDED], -4],
  ['past its own worksheet', [LIST, SEEDED, '/exercise/osztok/print?s=7', SEEDED], -3],
  ['to another exercise from which it was opened', ['/exercise/osztok-2?s=1&d=1', BARE, SEEDED], -2],
])('goes %s', async (_, paths, steps) => {
  const { go, router } = await closeAfter(...paths)
  expect(go).toHaveBeenCalledWith(steps)
  expect(router.replace).not.toHaveBeenCalled()
})

test.each<[string, string[]]>([
  ['there is no page of this site to go back to', [SEEDED]],
  ['only the login lies before', ['/login?r=/exercise/osztok', SEEDED]],
])('goes home when %s', async (_, paths) => {
  const { go, router } = await closeAfter(...paths)
  expect(router.replace).toHaveBeenCalledWith('/')
  expect(go).not.toHaveBeenCalled()
})
