/**
 * `npm run content:publish`: writes the content to the configured store and search index, and reports what was added,
 * changed and removed. Running it again changes nothing.
 */
import { systemClock } from '@/lib/adapters/system-clock'
import { readContentFiles } from '@/lib/domain/content/content-files'
import { publishContent } from '@/lib/domain/content/publish-content'
import { publishSearch } from '@/lib/domain/content/publish-search'
import { parseEnvironment } from '@/lib/server/env/parse-environment'
import { openSearchIndex } from '@/lib/server/openers/open-search-index'
import { openStore } from '@/lib/server/openers/open-store'
import { siteEnvironment } from './support/environment.mjs'

const content = await readContentFiles('content')
if (content.faults.length > 0) {
  for (const { file, line, reason } of content.faults) console.error(`${file}:${line}: ${reason}`)
  process.exit(1)
}
const settings = parseEnvironment(siteEnvironment())
const { store } = openStore(settings, systemClock)
const deps = { store, clock: systemClock }
const { added, changed, removed, unchanged } = await publishContent(deps, content)
await publishSearch(openSearchIndex(settings.search, deps), content)
await store.close()
for (const [what, ids] of Object.entries({ added, changed, removed }))
  for (const id of ids) console.log(`${what} ${id}`)
console.log(`${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`)
