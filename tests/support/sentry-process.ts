/**
 * A process that reports to Sentry, for the tests: the SDK stays in the process where it was started, and listens to all
 * of its connections. Prints the references that users are told and the lines of the log, as JSON.
 */
import { connectSentry } from '@/lib/adapters/sentry/connect-sentry'
import { createSentryErrorReporter } from '@/lib/adapters/sentry/sentry-error-reporter'

const { DSN: dsn = '', TOKEN: secret = '' } = process.env
const lines: unknown[] = []
const work: Promise<void>[] = []
const note = (fields: object, message: string) => void lines.push({ ...fields, err: undefined, message })
const reporter = createSentryErrorReporter({
  connect: async () => connectSentry({ dsn, environment: 'test', release: 'matekliget@1' }),
  logger: { info: note, warn: note, error: note },
  tags: () => ({ requestId: 'request-1' }),
  keepAwake: (sending) => void work.push(sending),
})

const error = new Error(`no mailbox kata@pelda.hu for https://a.hu/reset-password?token=${secret}`)
const references = [
  reporter.report(new Error('it broke', { cause: new Error('deeper') }), { path: '/api/x' }),
  reporter.report('not even an error'),
  reporter.report(Object.assign(error, { password: 'geheim', headers: { cookie: 'geheim' } }), {
    path: `/verify-email?token=${secret}`,
  }),
]
reporter.notify('look here', { reportId: 'r1' })
void Promise.all(work).then(() => process.stdout.write(JSON.stringify({ references, lines })))
