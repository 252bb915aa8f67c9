import path from 'node:path'
import { ensureDemoAccounts } from '@/lib/domain/account/demo-accounts'
import { readContentFiles } from '@/lib/domain/content/content-files'
import { publishContent } from '@/lib/domain/content/publish-content'
import { publishSearch } from '@/lib/domain/content/publish-search'
import type { SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { SearchIndex } from '@/lib/ports/search-index'

interface TrialSite extends SiteMode {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly searchIndex: SearchIndex
  /** Whether demo accounts are offered. */
  readonly hasDemoAccounts: boolean
}

/**
 * Puts the content of this checkout into the store of a trial copy, which begins empty with every process.
 *
 * @throws Error that lists the faults of the content.
 */
export async function fillPreviewStore(site: TrialSite): Promise<void> {
  const { store, clock, searchIndex, hasDemoAccounts } = site
  const content = await readContentFiles(path.join(process.cwd(), 'content'))
  if (content.faults.length > 0) {
    throw new Error(content.faults.map(({ file, line, reason }) => `${file}:${line}: ${reason}`).join('\n'))
  }
  await publishContent({ store, clock }, content)
  await publishSearch(searchIndex, content)
  if (hasDemoAccounts) await ensureDemoAccounts(site)
}
