import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { openPayments } from '@/lib/server/openers/open-payments'
import { AppError } from '@/lib/shared/errors/app-error'
import { temporaryFiles } from '@/tests/support/temporary-file'

const newFile = temporaryFiles()
const logger = { info: () => undefined, warn: () => undefined, error: () => undefined }
const place = { siteUrl: 'http://localhost:3000', host: '127.0.0.1', port: 1 }

function openDeps() {
  const store = createSqliteStore({ file: newFile('store.sqlite') })
  return { store, clock: { now: () => new Date() }, logger, secret: 'a secret' }
}

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

test('the sandbox answers the SDK, and nothing goes out', async () => {
  const deps = openDeps()
  const { payments, paymentSandbox } = openPayments({ ...place, payments: { kind: 'sandbox' } }, deps)
  const owner = { uid: 'kata', email: 'kata@teszt.hu', name: 'Kata' }
  const { id } = await payments.createCustomer(owner, { idempotencyKey: 'k' })
  expect(await paymentSandbox?.passDays('kata', 1)).toMatch(/^\d{4}-/)
  expect(await payments.customer(id)).toMatchObject({ uid: 'kata' })
  await deps.store.close()
})
