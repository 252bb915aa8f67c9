/**
 * `npm run payments:prove`: plays random stories about money (commands at once, webhooks in any order, killed processes,
 * faults of the provider, disputes, time) until one breaks what must always be true, and prints the shortest of that kind
 * that it finds. Has processes of the site killed in as many rounds. Options: --runs 1000, --seed N and --path P as they are
 * printed, --store sqlite or firestore, --length 30.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { bin, run } from './support/project.mjs'

const option = { type: 'string' }
const options = { runs: option, seed: option, path: option, store: option, length: option }
const { runs = '1000', seed = String(randomInt(2 ** 31)), path, store, length = '30' } = parseArgs({ options }).values
console.log(`${runs} stories from the seed ${seed}`)
await run(process.execPath, [bin('jest'), 'tests/contract/payment/(any-sequence|killed-processes).test.ts'], {
  NODE_ENV: 'test',
  MONEY_RUNS: runs,
  MONEY_SEED: seed,
  MONEY_LENGTH: length,
  ...(path !== undefined && { MONEY_PATH: path }),
  ...(store !== undefined && { MONEY_STORE: store }),
}).catch(() => {
  process.exitCode = 1
})
