import { CONNECTION_IP_HEADER, clientIp } from '@/lib/server/http/client-ip'

interface Case {
  readonly title: string
  readonly forwarded?: string
  readonly proxies: number
  readonly expected: string
}

const cases: readonly Case[] = [
  {
    title: 'is the connection’s without proxies, whatever the client wrote',
    forwarded: '6.6.6.6',
    proxies: 0,
    expected: '10.0.0.1',
  },
  { title: 'is what the one proxy saw', forwarded: '6.6.6.6, 1.2.3.4', proxies: 1, expected: '1.2.3.4' },
  {
    title: 'is what the outer of two proxies saw',
    forwarded: '6.6.6.6,1.2.3.4, 10.0.0.2',
    proxies: 2,
    expected: '1.2.3.4',
  },
  { title: 'is unknown when a proxy added nothing', proxies: 1, expected: 'unknown' },
  {
    title: 'is unknown when fewer proxies than expected added theirs',
    forwarded: '6.6.6.6',
    proxies: 2,
    expected: 'unknown',
  },
]

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd'],
  ['2001:db8::1', '2001:db8:0:0:1::'],
  ['::1', '0:0:0:0:0:0:0:1'],
  ['fe80::1%eth0', 'fe80::2'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:DB8::a', '2001:db8::A'],
])('%s and %s are of one client, who may have all addresses of the network', (first, second) => {
  const [one, other] = [first, second].map((address) => clientIp(new Headers({ [CONNECTION_IP_HEADER]: address }), 0))
  expect(one).toBe(other)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['::ffff:1.2.3.4', '::ffff:1.2.3.5'],
])('%s and %s are of two clients', (first, second) => {
  const [one, other] = [first, second].map((address) => clientIp(new Headers({ 'x-forwarded-for': address }), 1))
  expect(one).not.toBe(other)
})

test.each(cases)('the address of a client $title', ({ forwarded, proxies, expected }) => {
  const headers = new Headers({ [CONNECTION_IP_HEADER]: '10.0.0.1' })
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded)
  expect(clientIp(headers, proxies)).toBe(expected)
})
