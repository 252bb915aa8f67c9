/**
 * Prepares the embedded store for `npm start` and `npm run dev`: publishes the content, and makes the demo accounts where
 * they may be. Writes what it did to `prepared.json` in the data folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { systemClock } from '@/lib/adapters/system-clock'
import { DEMO_ACCOUNTS, ensureDemoAccounts } from '@/lib/domain/account/demo-accounts'
import { readContentFiles } from '@/lib/domain/content/content-files'
import { publishContent } from '@/lib/domain/content/publish-content'
import { publishSearch } from '@/lib/domain/content/publish-search'
import { parseEnvironment } from '@/lib/server/env/parse-environment'
import { openSearchIndex } from '@/lib/server/openers/open-search-index'
import { openStore } from '@/lib/server/openers/open-store'
import { hasCode } from '@/lib/shared/errors/app-error'

const settings = parseEnvironment(process.env)
const { dataDir, demo } = settings
// Passwords and mails are for the owner of the process only.
mkdirSync(dataDir, { recursive: true, mode: 0o700 })
const { store } = openStore(settings, systemClock)
const deps = { store, clock: systemClock }

const content = await readContentFiles('content')
if (content.faults.length > 0) {
  for (const { file, line, reason } of content.faults) console.error(`${file}:${line}: ${reason}`)
  process.exit(1)
}
await publishContent(deps, content)
try {
  await publishSearch(openSearchIndex(settings.search, deps), content)
} catch (error) {
  if (!hasCode(error, 'unavailable')) throw error
  // The site is of use without its search, which goes on with what it has.
  console.error('The search index was not reached; `npm run content:publish` fills it.')
}
const mode = settings.payments.kind === 'stripe' ? settings.payments.mode : settings.payments.kind
if (demo.enabled) await ensureDemoAccounts({ ...deps, payments: { mode } })
await store.close()

const demoAccounts = demo.enabled
  ? DEMO_ACCOUNTS.map(({ email, password, premium }) => ({ label: premium ? 'Premium' : 'free', email, password }))
  : []
writeFileSync(path.join(dataDir, 'prepared.json'), JSON.stringify({ demoAccounts }))
