import { createConsoleErrorReporter } from '@/lib/adapters/console-error-reporter'
import { createPinoLogger } from '@/lib/adapters/pino-logger'

function openLog(settings: Parameters<typeof createPinoLogger>[0] = {}) {
  const lines: string[] = []
  const logger = createPinoLogger({ ...settings, destination: { write: (line) => void lines.push(line) } })
  return { logger, lines, entries: () => lines.map((line): unknown => JSON.parse(line)) }
}

test('writes one JSON line for each message', () => {
  const { logger, entries } = openLog()
  logger.info({ file: 'a.eml' }, 'mail written')
  logger.warn({}, 'careful')
  logger.error({}, 'broken')
  expect(entries()).toMatchObject([
    { level: 30, file: 'a.eml', msg: 'mail written', time: expect.stringMatching(/^\d{4}-.*Z$/) },
    { level: 40, msg: 'careful' },
    { level: 50, msg: 'broken' },
  ])
})

test.each(['password', 'token', 'secret', 'passwordHash', 'authorization', 'cookie', 'email'])(
  'blanks %s out, at the top and inside',
  (key) => {
    const { logger, lines } = openLog()
    logger.info({ [key]: 'hidden', body: { [key]: 'hidden', user: { [key]: 'hidden' } } }, 'x')
    expect(lines.join('')).toContain('[redacted]')
    expect(lines.join('')).not.toContain('hidden')
  },
)

test('every line carries the fields of the moment it is written at', () => {
  let requestId = 'a'
  const { logger, entries } = openLog({ fields: () => ({ requestId }) })
  logger.info({}, 'x')
  requestId = 'b'
  logger.warn({}, 'y')
  expect(entries()).toMatchObject([{ requestId: 'a' }, { requestId: 'b' }])
})

test('leaves out what is less important than its level', () => {
  const { logger, entries } = openLog({ level: 'warn' })
  logger.info({}, 'x')
  logger.warn({}, 'y')
  expect(entries()).toMatchObject([{ msg: 'y' }])
})

test('says of an error neither whom it was about nor what opens an account', () => {
  const { logger, lines } = openLog()
  const error = Object.assign(new Error('550 <kata@pelda.hu> refused, see /verify-email?token=geheim'), {
    rejected: ['kata@pelda.hu'],
    headers: { cookie: 'geheim' },
  })
  logger.error({ err: error }, 'x')
  expect(lines.join('')).toContain('refused, see /verify-email')
  expect(lines.join('')).not.toMatch(/kata|geheim/)
})

test('an error is reported with a new reference, its stack and its context', () => {
  const { logger, entries } = openLog()
  const reporter = createConsoleErrorReporter(logger)
  const reference = reporter.report(new Error('broken', { cause: new Error('deeper') }), { path: '/x' })
  expect(reporter.report('not even an error')).not.toBe(reference)
  expect(entries()).toMatchObject([
    {
      reference,
      path: '/x',
      err: { message: expect.stringContaining('broken'), stack: expect.stringContaining('deeper') },
    },
    { err: 'not even an error' },
  ])
})

test('what is no failure is noted as a warning with its context', () => {
  const { logger, entries } = openLog()
  createConsoleErrorReporter(logger).notify('look here', { reportId: 'r1' })
  expect(entries()).toMatchObject([{ level: 40, msg: 'look here', reportId: 'r1' }])
})
