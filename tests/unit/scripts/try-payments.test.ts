import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runTrial, type TrialStep } from '@/scripts/support/payment-trial/run-trial'
import { openSandboxProvider } from '@/scripts/support/payment-trial/sandbox-provider'
import { trialSteps } from '@/scripts/support/payment-trial/steps'
import { requireTestKey } from '@/scripts/support/payment-trial/stripe-provider'

/** Tries these steps at the sandbox. */
async function tryAll(steps: readonly TrialStep[]) {
  const provider = await openSandboxProvider()
  const lines: string[] = []
  try {
    const different = await runTrial(provider, steps, (line) => lines.push(line))
    return { different, lines }
  } finally {
    await provider.close()
  }
}

test('the sandbox does all that Stripe is to be tried for', async () => {
  const { different, lines } = await tryAll(trialSteps)
  expect(lines.filter((line) => !line.startsWith('same '))).toEqual([])
  expect(different).toBe(0)
}, 30_000)

test('what is different, or fails, is told and counted', async () => {
  const { different, lines } = await tryAll([
    { title: 'a', run: async () => ({ seen: 1 }), expected: { seen: 1 } },
    { title: 'b', run: async () => ({ seen: 1 }), expected: { seen: 2 } },
    { title: 'c', run: () => Promise.reject(new TypeError('broken')), expected: {} },
  ])
  expect(different).toBe(2)
  expect(lines).toEqual([
    'same      a',
    'DIFFERENT b',
    '          expected {"seen":2}\n          saw      {"seen":1}',
    'DIFFERENT c',
    '          expected {}\n          saw      {"threw":"TypeError: broken"}',
  ])
})

test.each([undefined, '', 'sk_live_x', 'rk_live_x', 'pk_test_x'])('no purchase is made with the key %p', (key) => {
  expect(() => requireTestKey(key)).toThrow(/STRIPE_SECRET_KEY/)
})

test('the command refuses live keys before it asks anybody anything', () => {
  const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs')
  const env = { ...process.env, STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PRICE_ID: 'price_1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, 'scripts/try-payments.ts'], {
    env,
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/no test key .* nothing was tried/)
})
