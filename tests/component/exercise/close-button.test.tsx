import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { CloseButton } from '@/components/exercise/close-button'

afterEach(() => jest.restoreAllMocks())

/** Presses the button in a browser whose history on this site has that many pages before this one. */
async function closeAfter(pagesBefore: number) {
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: { currentEntry: { index: pagesBefore } },
  })
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
  return { go, router }
}

test('goes back two steps', async () => {
  const { go, router } = await closeAfter(2)
  expect(go).toHaveBeenCalledWith(-2)
  expect(router.replace).not.toHaveBeenCalled()
})

test('goes home when there are not two pages of this site to go back to', async () => {
  const { go, router } = await closeAfter(1)
  expect(router.replace).toHaveBeenCalledWith('/')
  expect(go).not.toHaveBeenCalled()
})
