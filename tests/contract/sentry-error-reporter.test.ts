import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { createSentryErrorReporter } from '@/lib/adapters/sentry/sentry-error-reporter'
import { type EnvelopeServer, startEnvelopeServer } from '@/tests/support/envelope-server'

const TOKEN = 'q3Jx-0fT5mZ_8vLrYw2bKcN7dHsGaPuE4iOoXtMnB1k'
const REPORTING = 'tests/support/sentry-process.ts'
let service: EnvelopeServer
let told: { readonly references: readonly string[]; readonly lines: readonly unknown[] }

beforeAll(async () => {
  service = await startEnvelopeServer()
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', await bundleOf(REPORTING)], {
    env: { NODE_ENV: 'test', DSN: service.dsn, TOKEN },
  })
  told = JSON.parse(stdout)
}, 60_000)

afterAll(() => service.stop())

/** A module with all that it imports of ours, in CommonJS: Node finds no names in the SDK otherwise, as bundlers do. */
async function bundleOf(entry: string): Promise<string> {
  const settings = { bundle: true, write: false, platform: 'node', format: 'cjs', packages: 'external' } as const
  const { outputFiles } = await build({ entryPoints: [entry], ...settings })
  return outputFiles[0]?.text ?? ''
}

/** What the service has been sent of failures and messages. */
const events = () => service.items.filter(({ type }) => type === 'event').map(({ payload }) => payload)

test('a failure reaches the service and the log under the reference that the user is told', () => {
  const [reference] = told.references
  expect(events()).toContainEqual(
    expect.objectContaining({
      event_id: reference,
      environment: 'test',
      release: 'matekliget@1',
      tags: { requestId: 'request-1' },
      extra: { path: '/api/x' },
      exception: {
        values: [
          expect.objectContaining({ value: 'deeper' }),
          expect.objectContaining({ value: 'it broke', stacktrace: { frames: expect.any(Array) } }),
        ],
      },
    }),
  )
  expect(told.lines).toContainEqual({ reference, path: '/api/x', message: 'unexpected failure' })
})

test('a notice reaches the service as a message', () => {
  expect(events()).toContainEqual(
    expect.objectContaining({ message: 'look here', level: 'warning', extra: { reportId: 'r1' } }),
  )
  expect(told.lines).toContainEqual({ reportId: 'r1', message: 'look here' })
})

test('what is no error can be reported as well', () => {
  expect(events()).toContainEqual(expect.objectContaining({ event_id: told.references[1] }))
})

test('the service is told neither whom it was about nor what opens an account', () => {
  expect(events()).toContainEqual(expect.objectContaining({ event_id: told.references[2] }))
  expect(service.text()).toContain('/reset-password')
  expect(service.text().match(/kata|geheim|token=|q3Jx/g)).toBeNull()
  expect(service.text().match(/"user"|"server_name"|"vars"|"context_line"/g)).toBeNull()
})

test('an SDK that cannot be loaded is noted, and troubles nobody', async () => {
  const noted: unknown[] = []
  const work: Promise<void>[] = []
  const error = (fields: object, message: string) => void noted.push({ ...fields, message })
  const broken = createSentryErrorReporter({
    connect: () => Promise.reject(new Error('no such module')),
    logger: { info: () => undefined, warn: () => undefined, error },
    tags: () => ({}),
    keepAwake: (sending) => void work.push(sending),
  })
  expect(broken.report(new Error('x'))).toMatch(/^[\da-f]{32}$/)
  await Promise.all(work)
  expect(noted).toMatchObject([{ message: 'unexpected failure' }, { message: 'the error service cannot be told' }])
})
