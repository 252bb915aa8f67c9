/** The stand-in for Upstash answers its SDK as the real one does: else the contract of the limiter would show nothing. */
import { Redis } from '@upstash/redis'
import { runUpstash } from '@/tests/support/run-upstash'

const server = runUpstash()

const connect = (more: object = {}) =>
  new Redis({ url: server().url, token: server().token, retry: { retries: 0 }, enableTelemetry: false, ...more })

test.each([
  ['one by one', { enableAutoPipelining: false }],
  ['together', { enableAutoPipelining: true }],
  ['in plain text', { responseEncoding: false }],
] as const)('takes commands %s', async (_, options) => {
  const client = connect(options)
  const answers = await Promise.all([client.set('név', 'Kata ő'), client.get('név'), client.get('nothing')])
  expect(answers).toEqual(['OK', 'Kata ő', null])
  await client.hset('map', { a: 1, b: 'két' })
  expect(await client.hgetall('map')).toEqual({ a: 1, b: 'két' })
  await expect(client.incr('név')).rejects.toThrow('ERR value is not an integer')
})

test('takes a transaction, all of it or none', async () => {
  const client = connect()
  expect(await client.multi().set('n', 1).incr('n').get('n').exec()).toEqual(['OK', 2, 2])
  // Without a field the command is one that Redis refuses to line up.
  const faulty = client.multi().set('n', 9).hset('map', {})
  await expect(faulty.exec()).rejects.toThrow('EXECABORT')
  expect(await client.get('n')).toBe(2)
})

test('asks for a script that it does not have, and runs those of Upstash', async () => {
  const client = connect()
  const script = '#!lua flags=allow-key-locking\nreturn { ARGV[1], 7 }'
  const hash = await client.scriptLoad('return 1')
  expect(await client.evalsha(hash, [], [])).toBe(1)
  await expect(client.evalsha('0'.repeat(40), [], [])).rejects.toThrow('NOSCRIPT')
  expect(await client.eval(script, ['key'], ['ő'])).toEqual(['ő', 7])
})

test('refuses a token that is not its own', async () => {
  await expect(connect({ token: 'another' }).get('n')).rejects.toThrow('Unauthorized')
})
