import { act, screen } from '@testing-library/react'
import { UnverifiedNotice } from '@/components/home/unverified-notice'
import { installServer, ok, STATUS } from '../account/fake-server'
import { renderPage } from '../account/render-page'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

test('home asks every 5 seconds whether the address is confirmed, and is read anew when it is', async () => {
  const answers = [false, true]
  const requests = installServer({ [STATUS]: () => ok({ emailVerified: answers.shift() }) })
  const { refreshes } = renderPage(<UnverifiedNotice />)
  expect(screen.getByRole('link', { name: 'Megerősítem' })).toHaveAttribute('href', '/verify-email')
  await pass(5)
  expect([requests.length, refreshes.length]).toEqual([1, 0])
  await pass(5)
  expect([requests.length, refreshes.length]).toEqual([2, 1])
  await pass(30)
  expect(requests).toHaveLength(2)
})

test('home asks nothing while nobody sees it', async () => {
  const requests = installServer({ [STATUS]: () => ok({ emailVerified: false }) })
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  renderPage(<UnverifiedNotice />)
  await pass(30)
  expect(requests).toHaveLength(0)
  hidden.mockReturnValue(false)
  await pass(5)
  expect(requests).toHaveLength(1)
})
