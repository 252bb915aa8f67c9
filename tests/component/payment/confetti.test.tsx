/** Confetti: 500 pieces, 3 seconds, none for those who do not like things to move. */
import { act, render } from '@testing-library/react'
import { Confetti } from '@/components/payment/confetti'

const shots: { particleCount: number }[] = []
const reset = jest.fn()

// It draws on a canvas, which jsdom has not.
jest.mock('canvas-confetti', () => ({
  __esModule: true,
  default: {
    create: () => Object.assign((shot: { particleCount: number }) => void shots.push(shot), { reset: () => reset() }),
  },
}))

beforeEach(() => {
  jest.useFakeTimers()
  shots.length = 0
  reset.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
})

const throwConfetti = async (likesMotion: boolean) => {
  Object.assign(window, { matchMedia: () => ({ matches: !likesMotion }) })
  const page = render(<Confetti />)
  await act(() => jest.advanceTimersByTimeAsync(0))
  return page
}

test('500 pieces fall, and are gone after 3 seconds', async () => {
  await throwConfetti(true)
  expect(shots.reduce((sum, { particleCount }) => sum + particleCount, 0)).toBe(500)
  await act(() => jest.advanceTimersByTimeAsync(2999))
  expect(reset).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(reset).toHaveBeenCalledTimes(1)
})

test('leaving the page ends it', async () => {
  const { unmount } = await throwConfetti(true)
  unmount()
  expect(reset).toHaveBeenCalledTimes(1)
})

test('nothing falls where less motion is wanted', async () => {
  await throwConfetti(false)
  expect(shots).toEqual([])
})
