import { connectSentry } from '@/lib/adapters/sentry/connect'
import { createSentryErrorReporter } from '@/lib/adapters/sentry/sentry-error-reporter'
import { type EnvelopeServer, startEnvelopeServer } from '@/tests/support/envelope-server'

const TOKEN = 'q3Jx-0fT5mZ_8vLrYw2bKcN7dHsGaPuE4iOoXtMnB1k'
const lines: unknown[] = []
const note = (fields: object, message: string) => void lines.push({ ...fields, message })
const work: Promise<void>[] = []
let service: EnvelopeServer

/** The SDK is one for the process, so the reporter is as well. */
const reporter = (() => {
  let opened: ReturnType<typeof createSentryErrorReporter> | undefined
  return () => {
    const { dsn } = service
    opened ??= createSentryErrorReporter({
      connect: async () => connectSentry({ dsn, environment: 'test', release: 'matekliget@1' }),
      logger: { info: note, warn: note, error: note },
      tags: () => ({ requestId: 'request-1' }),
      keepAwake: (sending) => void work.push(sending),
    })
    return opened
  }
})()

beforeAll(async () => {
  service = await startEnvelopeServer()
})

afterAll(() => service.stop())

/** What the service has been sent of the kind once all work is done. */
async function received(type: string): Promise<readonly unknown[]> {
  await Promise.all(work)
  return service.items.filter((item) => item.type === type).map(({ payload }) => payload)
}

test('a failure reaches the service and the log under the reference that the user is told', async () => {
  const reference = reporter().report(new Error('it broke', { cause: new Error('deeper') }), { path: '/api/x' })
  expect(await received('event')).toMatchObject([
    {
      event_id: reference,
      environment: 'test',
      release: 'matekliget@1',
      tags: { requestId: 'request-1' },
      extra: { path: '/api/x' },
      exception: { values: [{ value: 'deeper' }, { value: 'it broke', stacktrace: { frames: expect.any(Array) } }] },
    },
  ])
  expect(lines).toMatchObject([{ reference, path: '/api/x', message: 'unexpected failure' }])
})

test('a notice reaches the service as a message', async () => {
  reporter().notify('look here', { reportId: 'r1' })
  expect(await received('event')).toContainEqual(
    expect.objectContaining({ message: 'look here', level: 'warning', extra: { reportId: 'r1' } }),
  )
  expect(lines).toContainEqual({ reportId: 'r1', message: 'look here' })
})

test('what is no error can be reported as well', async () => {
  const reference = reporter().report('not even an error')
  expect(await received('event')).toContainEqual(expect.objectContaining({ event_id: reference }))
})

test('the service is told neither whom it was about nor what opens an account', async () => {
  const error = new Error(`no mailbox kata@pelda.hu for https://a.hu/reset-password?token=${TOKEN}`)
  reporter().report(Object.assign(error, { password: 'geheim', headers: { cookie: 'geheim' } }), {
    path: `/verify-email?token=${TOKEN}`,
  })
  await received('event')
  expect(service.text()).toContain('/reset-password')
  expect(service.text().match(/kata|geheim|token=|q3Jx/g)).toBeNull()
  expect(service.text().match(/"user"|"server_name"|"vars"|"context_line"/g)).toBeNull()
})

test('an SDK that cannot be loaded is noted, and troubles nobody', async () => {
  const noted: unknown[] = []
  const error = (fields: object, message: string) => void noted.push({ ...fields, message })
  const broken = createSentryErrorReporter({
    connect: () => Promise.reject(new Error('no such module')),
    logger: { info: note, warn: note, error },
    tags: () => ({}),
    keepAwake: (sending) => void work.push(sending),
  })
  expect(broken.report(new Error('x'))).toMatch(/^[\da-f]{32}$/)
  await Promise.all(work)
  expect(noted).toMatchObject([{ message: 'unexpected failure' }, { message: 'the error service cannot be told' }])
})
