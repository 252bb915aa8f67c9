import { createNextAuthStore } from '@/lib/adapters/next-auth-store'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { createAccountDirectory } from '@/lib/domain/account/account-directory'
import { temporaryFiles } from '@/tests/support/temporary-files'
import { nextAuthStoreContract } from './next-auth-store.contract'

const clock = { now: () => new Date('2026-01-15T12:00:00.000Z') }
const newFile = temporaryFiles()

nextAuthStoreContract('Next-auth over the document store', () => {
  const store = createSqliteStore({ file: newFile('store.sqlite') })
  return { store, adapter: createNextAuthStore({ store, accounts: createAccountDirectory({ store, clock }) }) }
})
