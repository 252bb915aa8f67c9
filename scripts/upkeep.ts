/**
 * `npm run upkeep`: does all scheduled work of the site now, as the site itself does every hour. For a timer, and for after
 * an outage. Running it again changes nothing.
 */
import { runUpkeep } from '@/lib/domain/upkeep/run-upkeep'
import { upkeepJobs } from '@/lib/server/upkeep'
import { openSiteDeps } from './support/site-deps'

const deps = openSiteDeps()
const { isBusy, done, failed } = await runUpkeep(deps, upkeepJobs(deps), 'all')
await deps.store.close()
if (isBusy) console.log('another process is at it: nothing was done')
for (const name of done) console.log(`done: ${name}`)
for (const name of failed) console.error(`failed: ${name} (the log says why)`)
process.exit(failed.length === 0 ? 0 : 1)
