import { dirname } from 'node:path'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()
const environment = process.env

beforeEach(() => jest.resetModules())

afterEach(() => {
  process.env = environment
  globalThis.siteServices = undefined
  jest.restoreAllMocks()
})

/** Starts a site as Next does, in a process that ends by throwing. @returns what it wrote. */
async function start(variables: Readonly<Record<string, string>>): Promise<string> {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  // What is begun here lasts as long as the process, which the tests of other files share.
  jest.doMock('@/lib/server/http/assign-request-ids', () => ({ assignRequestIds: () => undefined }))
  jest.doMock('@/lib/server/http/record-client-ips', () => ({ recordClientIps: () => undefined }))
  jest.doMock('@/lib/server/http/guard-requests', () => ({ guardRequests: () => undefined }))
  process.env = { NODE_ENV: 'test', ...variables }
  // The environment is read once in a process, and so by a module.
  const { startSite } = await import('@/lib/server/start')
  const end = await startSite().then(
    () => '',
    (error) => `\n${error}`,
  )
  return write.mock.calls.map(([text]) => text).join('') + end
}

test('ends with every fault of the environment', async () => {
  const output = await start({ HOST: '0.0.0.0', DEMO: '1', LOG_LEVEL: 'loud' })
  expect(output).toMatch(/LOG_LEVEL: .*\n.*DEMO: can be 1 only with .*\n\nError: ended with 1/)
})

test('ends where nobody has published the content, and says who does', async () => {
  const output = await start({ DATA_DIR: dirname(newFile('x')), DEMO: '0' })
  await globalThis.siteServices?.store.close()
  expect(output).toMatch(/The store has no content. `npm start` publishes it.*\n\nError: ended with 1/)
})
