import { requestUsage } from '@/lib/client/freemium'

function installFetch(answer: unknown) {
  const calls: { url: string; method: unknown; body: unknown }[] = []
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: async (url: string, { method, body }: RequestInit) => {
      calls.push({ url, method, body })
      return Response.json(answer)
    },
  })
  return calls
}

test('the usage is asked for with the terms of the free tier, and the exercise if there is one', async () => {
  const calls = installFetch({ limitReached: true })
  expect(await requestUsage()).toEqual({ limitReached: true })
  await requestUsage('osztok')
  const url = '/api/freemium/usage?timeWindowHours=12&exerciseLimit=3'
  expect(calls).toEqual([
    { url, method: 'GET', body: undefined },
    { url: `${url}&currentExerciseId=osztok`, method: 'GET', body: undefined },
  ])
})
