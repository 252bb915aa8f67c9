import { act, render, screen } from '@testing-library/react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

const Part = () => <p>Itt van</p>

/** A part whose code does not arrive so many times before it does. */
function partAfter(failures: number) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch')
    return Part
  })
  return { load, Late: lazyWithRetry(load) }
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('shows the part when its code is there', async () => {
  const { Late } = partAfter(0)
  render(<Late />)
  await wait(0)
  expect(screen.getByText('Itt van')).toBeInTheDocument()
})

test('asks for code that did not arrive again as soon as the connection is back', async () => {
  const { Late, load } = partAfter(1)
  render(<Late />)
  await wait(1000)
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(screen.getByText('Itt van')).toBeInTheDocument()
  await wait(600_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('asks again without that too, less and less often', async () => {
  const { Late, load } = partAfter(3)
  render(<Late />)
  await wait(5_000)
  expect(load).toHaveBeenCalledTimes(2)
  await wait(5_000)
  expect(load).toHaveBeenCalledTimes(2)
  await wait(5_000)
  expect(load).toHaveBeenCalledTimes(3)
  await wait(20_000)
  expect(screen.getByText('Itt van')).toBeInTheDocument()
})
