import { findRefusal } from '@/lib/server/http/find-refusal'

const OPEN = { isMachineOnly: false, isDemo: false }
const MACHINE = { isMachineOnly: true, isDemo: false }
const DEMO = { isMachineOnly: true, isDemo: true }

interface Sent {
  readonly host?: string
  readonly from?: string
  readonly url?: string
  readonly httpVersion?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A request as a browser at the same machine sends it, with differences. */
const received = ({
  host = 'localhost:3000',
  from = '127.0.0.1',
  url = '/',
  httpVersion = '1.1',
  headers = {},
}: Sent = {}) => ({
  headers: { host, accept: '*/*', 'x-connection-address': from, 'x-request-id': 'x', ...headers },
  socket: { remoteAddress: from },
  url,
  httpVersion,
})

describe('a server with demo accounts', () => {
  test.each(['localhost', 'localhost:3000', 'LOCALHOST:1', '127.0.0.1:3000', '127.8.8.8', '[::1]', '[::1]:3000'])(
    'answers for %s',
    (host) => {
      expect(findRefusal(DEMO, received({ host }))).toBeUndefined()
    },
  )

  test.each([
    '',
    'matekliget.hu',
    'localhost.matekliget.hu',
    'matekliget.hu:3000',
    '127.0.0.1.matekliget.hu',
    '192.168.1.5:3000',
    '127.1',
    '0.0.0.0:3000',
    '[::]:3000',
    'localhost:3000@matekliget.hu',
    'localhost, matekliget.hu',
    'localhost/matekliget.hu',
  ])('refuses the host %j', (host) => {
    expect(findRefusal(DEMO, received({ host }))).toBe('demo')
  })

  test('refuses a request without a host', () => {
    expect(findRefusal(DEMO, { ...received(), headers: {} })).toBe('demo')
  })

  test.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-real-ip',
    'x-client-ip',
    'x-azure-clientip',
    'true-client-ip',
    'cf-connecting-ip',
    'cf-ray',
    'x-original-host',
    'x-vercel-forwarded-for',
  ])('refuses what somebody passed on with %s', (name) => {
    expect(findRefusal(DEMO, received({ headers: { [name]: '' } }))).toBe('demo')
  })

  test('refuses who asks it as a proxy', () => {
    expect(findRefusal(DEMO, received({ url: 'http://matekliget.hu/' }))).toBe('demo')
    expect(findRefusal(DEMO, received({ url: '/?http://matekliget.hu/' }))).toBeUndefined()
  })

  test('refuses what nginx passes on by itself: under the name of this machine, without a word, in the old version', () => {
    expect(findRefusal(DEMO, received({ host: '127.0.0.1:3000', httpVersion: '1.0' }))).toBe('demo')
  })

  test('answers its own machine only', () => {
    for (const from of ['::1', '::ffff:127.0.0.1']) expect(findRefusal(DEMO, received({ from }))).toBeUndefined()
    for (const from of ['192.168.1.7', '::ffff:10.0.0.1', 'fe80::1']) {
      expect(findRefusal(DEMO, received({ from }))).toBe('demo')
    }
  })
})

test('a server for this machine without demo accounts may stand behind a proxy there, and is reached by nobody else', () => {
  const proxied = { host: 'matekliget.hu', headers: { 'x-forwarded-for': '1.2.3.4' } }
  expect(findRefusal(MACHINE, received(proxied))).toBeUndefined()
  expect(findRefusal(MACHINE, received({ ...proxied, from: '192.168.1.7' }))).toBe('network')
})

test('any other server answers everybody', () => {
  expect(findRefusal(OPEN, received({ host: 'matekliget.hu', from: '1.2.3.4' }))).toBeUndefined()
})
