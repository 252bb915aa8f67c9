/** @jest-environment jsdom */
import { signOut } from '@/lib/client/account'
import { deleteAccount } from '@/lib/client/profile'
import { failure, installServer, ok } from '@/tests/component/account/fake-server'

const SIGN_OUT = 'POST /auth/signout'
const DELETE = 'DELETE /user'

/** A browser that keeps pages. @returns what its service worker is told */
function keepPages(): readonly unknown[] {
  const told: unknown[] = []
  const active = { postMessage: (message: unknown) => told.push(message) }
  const serviceWorker = { getRegistration: async () => ({ active }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return told
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('signing out leaves no page in the browser', async () => {
  installServer({ [SIGN_OUT]: () => ok({ url: 'http://localhost/' }) })
  const told = keepPages()
  await signOut()
  expect(told).toEqual([{ type: 'forget' }])
})

test('signing out fails where the server has ended nothing', async () => {
  installServer({ [SIGN_OUT]: () => ok({ url: 'http://localhost/login?error=MissingCSRF&code=invalid-user-token' }) })
  const told = keepPages()
  await expect(signOut()).rejects.toMatchObject({ code: 'internal' })
  expect(told).toEqual([])
})

test('deleting the account leaves no page of it in the browser', async () => {
  installServer({ [DELETE]: () => ok({ taskId: 'task-1' }) })
  const told = keepPages()
  expect(await deleteAccount({})).toBe('task-1')
  expect(told).toEqual([{ type: 'forget' }])
})

test('an account that is not deleted keeps its pages', async () => {
  installServer({ [DELETE]: () => failure(403, 'admin-only-deletion') })
  const told = keepPages()
  await expect(deleteAccount({})).rejects.toMatchObject({ code: 'admin-only-deletion' })
  expect(told).toEqual([])
})

test.each([
  ['signing out', SIGN_OUT, { url: 'http://localhost/' }, signOut],
  ['deleting the account', DELETE, { taskId: 'task-1' }, () => deleteAccount({})],
])('%s succeeds where the browser does not let pages be kept', async (_, call, answer, act) => {
  installServer({ [call]: () => ok(answer) })
  const getRegistration = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true })
  await expect(act()).resolves.not.toThrow()
})
