import { act, render } from '@testing-library/react'
import { ErrorServiceMeta } from '@/components/layout/error-service-meta'
import { reportPageError, setErrorHandler } from '@/lib/client/error-handler'
import { startErrorReporting } from '@/lib/client/start-error-reporting'

const SETTINGS = { dsn: 'https://key@sentry.example/1', environment: 'test', release: 'matekliget@1' }

/** A page that watches, with a service that notes what it is started with and told. */
function openPage(settings: typeof SETTINGS | undefined) {
  render(<ErrorServiceMeta settings={settings} />)
  const told: { readonly error: unknown; readonly reference: string }[] = []
  const started: unknown[] = []
  const startSentry = (given: unknown) => {
    started.push(given)
    return (error: unknown, reference: string) => void told.push({ error, reference })
  }
  const load = jest.fn(async () => ({ startSentry }))
  startErrorReporting(load)
  return { told, started, load }
}

const idle = () => act(() => jest.advanceTimersByTimeAsync(20_000))
const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  setErrorHandler(undefined)
  jest.useRealTimers()
})

test('the service is loaded when the page has nothing better to do, and told what failed before', async () => {
  const { told, started, load } = openPage(SETTINGS)
  fail('early')
  const reference = reportPageError('caught')
  expect(load).not.toHaveBeenCalled()
  await idle()
  expect(started).toEqual([SETTINGS])
  expect(told).toEqual([
    { error: 'early', reference: expect.stringMatching(/^[\da-f]{32}$/) },
    { error: 'caught', reference },
  ])
})

test('from then on what is caught is told at once, and Sentry listens to the rest itself', async () => {
  const { told } = openPage(SETTINGS)
  await idle()
  fail('uncaught')
  const reference = reportPageError('caught')
  expect(told).toEqual([{ error: 'caught', reference }])
})

test('only the first failures are kept', async () => {
  const { told } = openPage(SETTINGS)
  for (let i = 0; i < 30; i++) fail(`failure ${i}`)
  await idle()
  expect(told).toHaveLength(10)
  expect(told[0]).toMatchObject({ error: 'failure 0' })
})

test('a site without a service loads nothing, and has no references', async () => {
  const { load } = openPage(undefined)
  expect(reportPageError('early')).toBeUndefined()
  await idle()
  expect(load).not.toHaveBeenCalled()
  expect(reportPageError('late')).toBeUndefined()
})

test('a service that does not arrive troubles nobody', async () => {
  const { load } = openPage(SETTINGS)
  load.mockRejectedValue(new Error('offline'))
  await idle()
  expect(reportPageError('late')).toBeUndefined()
})
