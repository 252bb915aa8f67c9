import { CONNECTION_ADDRESS_HEADER, clientAddress } from '@/lib/http/client-address'

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

test.each(cases)('the address of a client $title', ({ forwarded, proxies, expected }) => {
  const headers = new Headers({ [CONNECTION_ADDRESS_HEADER]: '10.0.0.1' })
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded)
  expect(clientAddress(headers, proxies)).toBe(expected)
})
