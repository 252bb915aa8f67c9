/**
 * `npm run practice:rebuild -- <uid>…`: works out again what is remembered of these pupils' skills, from their rounds and
 * snapshots. For after a fault; running it again changes nothing.
 */
import { rebuildMemory } from '@/lib/domain/practice/memory/rebuild-memory'
import { openSiteDeps } from './support/site-deps'

const uids = process.argv.slice(2)
if (uids.length === 0) {
  console.error('Whose? Name their uids: npm run practice:rebuild -- <uid>…')
  process.exit(1)
}
const { store } = openSiteDeps()
for (const uid of uids) {
  await rebuildMemory(store, uid)
  console.log(`rebuilt ${uid}`)
}
await store.close()
