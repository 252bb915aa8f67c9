import { EventEmitter, once } from 'node:events'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { openPayments } from '@/lib/server/openers/open-payments'
import { AppError } from '@/lib/shared/errors/app-error'
import { startLocalServer } from '@/tests/support/local-server'
import { temporaryFiles } from '@/tests/support/temporary-files'

let mockTimesLoaded = 0
jest.mock('@/lib/server/openers/open-stripe-sandbox', () => {
  mockTimesLoaded += 1
  return jest.requireActual('@/lib/server/openers/open-stripe-sandbox')
})

const newFile = temporaryFiles()
const logger = { info: () => undefined, warn: () => undefined, error: () => undefined }
const place = { siteUrl: 'http://localhost:3000', host: '127.0.0.1', port: 1 }

function openDeps() {
  const store = createSqliteStore({ file: newFile('store.sqlite') })
  return { store, clock: { now: () => new Date() }, logger, secret: 'a secret' }
}

// So that what is to be done later is done when a test says so, and not when it is over.
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate', 'nextTick', 'queueMicrotask'] })
})
afterEach(() => {
  jest.useRealTimers()
})

test('without payments every call says so, and nothing is sold', async () => {
  const deps = openDeps()
  const { payments, paymentSettings, paymentSandbox } = openPayments({ ...place, payments: { kind: 'off' } }, deps)
  expect(payments.mode).toBe('off')
  expect(paymentSettings).toMatchObject({ mode: 'off', publishableKey: undefined })
  expect(paymentSandbox).toBeUndefined()
  await expect(payments.customer('cus_1')).rejects.toEqual(new AppError('unavailable'))
  await expect(payments.readEvent('{}', null)).rejects.toEqual(new AppError('unavailable'))
  await deps.store.close()
})

test('with keys there is no sandbox, whatever the keys are', async () => {
  const deps = openDeps()
  const keys = { secretKey: 'sk_live_a', publishableKey: 'pk_live_b', webhookSecret: 'whsec_c', priceId: 'price_d' }
  for (const mode of ['live', 'test'] as const) {
    const opened = openPayments({ ...place, payments: { kind: 'stripe', mode, ...keys } }, deps)
    expect(opened.paymentSandbox).toBeUndefined()
    expect(opened.payments.mode).toBe(mode)
    expect(opened.paymentSettings).toEqual({
      mode,
      priceId: 'price_d',
      publishableKey: 'pk_live_b',
      price: { unitAmount: 199_000, currency: 'huf' },
    })
  }
  await deps.store.close()
})

// Comes first: what was loaded once stays loaded.
test('while nobody pays, the sandbox is not loaded, however long the process lives', async () => {
  const deps = openDeps()
  const lookups = jest.spyOn(deps.store, 'query')
  const { payments, paymentSandbox } = openPayments({ ...place, payments: { kind: 'sandbox' } }, deps)
  expect(payments.mode).toBe('sandbox')
  expect(paymentSandbox).toBeDefined()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(lookups).toHaveBeenCalled()
  expect(mockTimesLoaded).toBe(0)
  await deps.store.close()
})

test('after a restart the sandbox goes on by itself with what was begun', async () => {
  const deps = openDeps()
  const before = openPayments({ ...place, payments: { kind: 'sandbox' } }, deps)
  await before.payments.createCustomer({ uid: 'kata', email: 'kata@teszt.hu', name: 'Kata' }, { idempotencyKey: 'k' })
  const calls = new EventEmitter()
  const told = once(calls, 'call')
  const server = await startLocalServer((request, response) => {
    calls.emit('call', request.url)
    response.end()
  })
  const later = { now: () => new Date(Date.now() + 3_600_000) }
  const port = Number(new URL(server.url).port)
  openPayments({ ...place, port, payments: { kind: 'sandbox' } }, { ...deps, clock: later })
  await jest.advanceTimersByTimeAsync(100)
  expect(await told).toEqual(['/api/payment/webhook'])
  await server.stop()
  await deps.store.close()
})

test('the sandbox answers the SDK, and nothing goes out', async () => {
  const deps = openDeps()
  const { payments, paymentSandbox } = openPayments({ ...place, payments: { kind: 'sandbox' } }, deps)
  const owner = { uid: 'kata', email: 'kata@teszt.hu', name: 'Kata' }
  const { id } = await payments.createCustomer(owner, { idempotencyKey: 'k' })
  expect(await paymentSandbox?.passDays('kata', 1)).toMatch(/^\d{4}-/)
  expect(await payments.customer(id)).toMatchObject({ uid: 'kata' })
  await deps.store.close()
})
