import { startSite } from '@/lib/server/start'

// It lasts as long as the process, which the tests of other files share.
jest.mock('@/lib/server/http/assign-request-ids', () => ({ assignRequestIds: () => undefined }))

const environment = process.env
afterEach(() => {
  process.env = environment
  jest.restoreAllMocks()
})

test('warns at every start that demo accounts were switched on for everybody', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  // The environment is read once in a process, so this file has one test.
  process.env = { NODE_ENV: 'test', DEMO: '1', SITE_URL: 'https://matek.example' }
  await startSite()
  await startSite()
  expect(write.mock.calls.map(([text]) => text)).toEqual(
    Array(2).fill('DEMO=1: anybody may sign in with the demo accounts.\n'),
  )
})
