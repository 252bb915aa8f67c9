/**
 * `npm run payments:try [-- --sandbox]`: tries at Stripe, with test keys, each thing that the sandbox imitates, and says
 * what is different. It makes customers and purchases of Stripe's test mode, and deletes the customers again.
 * With `--sandbox` it tries the sandbox itself. Exits 1 when something is different.
 */
import { readCommandLine } from './support/command-line'
import { siteEnvironment } from './support/environment.mjs'
import { runTrial } from './support/payment-trial/run-trial'
import { openSandboxProvider } from './support/payment-trial/sandbox-provider'
import { NOT_TRIED, trialSteps } from './support/payment-trial/steps'
import { openStripeProvider, requireTestKey } from './support/payment-trial/stripe-provider'

const USAGE = 'npm run payments:try -- [--sandbox]'

const { values } = readCommandLine(USAGE, { options: { sandbox: { type: 'boolean', default: false } } })
try {
  const provider = values.sandbox ? await openSandboxProvider() : await openStripeProvider(readAccount())
  process.once('SIGINT', () => void provider.close().finally(() => process.exit(130)))
  console.log(`trying ${provider.name}`)
  try {
    const different = await runTrial(provider, trialSteps, (line) => console.log(line))
    for (const untried of NOT_TRIED) console.log(`not tried ${untried}`)
    console.log(`${trialSteps.length} tried, ${different} different`)
    process.exitCode = different === 0 ? 0 : 1
  } finally {
    await provider.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readAccount() {
  const { STRIPE_SECRET_KEY, STRIPE_PRICE_ID: priceId }: NodeJS.ProcessEnv = siteEnvironment()
  const secretKey = requireTestKey(STRIPE_SECRET_KEY)
  if (!priceId) throw new Error('STRIPE_PRICE_ID is not set')
  return { secretKey, priceId }
}
