import { z } from 'zod'
import { compileScript } from '@/interpreter'
import { AppError } from '@/lib/shared/errors/app-error'
import { rawMessage } from '@/lib/shared/errors/raw-message'

/** What running a script throws. */
function faultOf(script: string): unknown {
  try {
    return compileScript(script).run({ seed: 1, difficulty: 1 })
  } catch (error) {
    return error
  }
}

test('shows the message of a faulty script with its place', () => {
  expect(rawMessage(faultOf('(def a 1)\n(def b (/ 1 0))'))).toMatch(/^2:\d+ .*zero/i)
})

test('shows what of a faulty content is not as it should be', () => {
  const { error } = z.object({ subTasks: z.array(z.object({ description: z.string() })) }).safeParse({ subTasks: [{}] })
  expect(rawMessage(error)).toContain('subTasks[0].description')
})

test('shows the text of an error with a code', () => {
  expect(rawMessage(new AppError('unavailable'))).toBe(
    'A szolgáltatás most nem érhető el. Kérjük, próbáld újra később.',
  )
})

test('shows any other message as it is', () => {
  expect(rawMessage(new Error('database disk image is malformed'))).toBe('database disk image is malformed')
})

test.each([
  ['an address', 'connect failed: https://admin:hunter2@db.example.com/x?token=1', 'connect failed: …'],
  ['a path', 'unable to open /srv/app/data/store.sqlite', 'unable to open …'],
  ['a path of Windows', 'unable to open C:\\site\\store.sqlite', 'unable to open …'],
  ['a host', 'connect ECONNREFUSED 10.0.3.7:5432', 'connect ECONNREFUSED …'],
  ['an e-mail address', 'no account service@project.iam.example.com', 'no account …'],
  ['a setting', 'bad config PRIVATE_KEY=abc for firestore', 'bad config … for firestore'],
  ['a password', 'login failed, password: hunter2', 'login failed, …'],
  ['a host by its name', 'getaddrinfo ENOTFOUND db.internal.example.com', 'getaddrinfo ENOTFOUND …'],
  ['a host by a number of IPv6', 'connect ECONNREFUSED ::1:8080', 'connect ECONNREFUSED …'],
  ['a header', 'refused Authorization: Bearer abc123', 'refused …'],
  ['a token in words', 'refused Bearer abc123', 'refused …'],
  ['a secret in quotes', 'bad "secret": "with some spaces" here', 'bad "… here'],
  ['a key', 'refused AIzaSyA1234567890abcdefghijklmnop', 'refused …'],
])('leaves out %s', (_, message, shown) => {
  expect(rawMessage(new Error(message))).toBe(shown)
})

test.each([
  ['without a message', new Error('')],
  ['that is no error', { code: 'SQLITE_BUSY' }],
])('says that something went wrong for something thrown %s', (_, thrown) => {
  expect(rawMessage(thrown)).toBe('Nem várt hiba történt. Kérjük, próbáld újra később.')
})

test.each(['key-', 'a-', 'x@', 'a.', 'a:', '/a', 'token="', '::'])('takes no time over many %j', (part) => {
  const start = performance.now()
  rawMessage(new Error(part.repeat(100_000)))
  expect(performance.now() - start).toBeLessThan(200)
})

test('shows no piece of a secret that was cut in two', () => {
  const message = rawMessage(new Error(`${'refused AIzaSyA1234567890abcdefghijklmnop '.repeat(50)}`))
  expect(message.replaceAll('refused', '')).toMatch(/^[ …]+$/)
})

test('cuts what is too long to read', () => {
  expect(rawMessage(new Error('ez így nem megy '.repeat(100)))).toHaveLength(300)
})
