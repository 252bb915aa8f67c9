import { discardExpiredHashes } from '@/lib/domain/account/discard-expired-hashes'
import { type KeepAgesDeps, keepAges } from '@/lib/domain/account/parental-consent/keep-ages'
import { deleteExpiredSessions } from '@/lib/domain/account/sessions'
import { tellOfUnhonoured } from '@/lib/domain/payment/entitlement/unhonoured'
import { auditRecentCharges } from '@/lib/domain/payment/provider/audit-charges'
import type { MaintenanceDeps } from '@/lib/domain/payment/provider/maintenance'
import { runMaintenance } from '@/lib/domain/payment/provider/maintenance'
import { foldOldRounds } from '@/lib/domain/practice/memory/fold-old-rounds'
import { closeLeftRounds } from '@/lib/domain/practice/rounds/close-left-rounds'
import { resumeTasks, type TaskDeps } from '@/lib/domain/task/run-task'
import type { UpkeepJob } from '@/lib/domain/upkeep/run-upkeep'

/** What the jobs work with: all of it is among the services of the site. */
export interface UpkeepDeps extends TaskDeps, MaintenanceDeps, KeepAgesDeps {}

/** All scheduled work of the site, in the order in which it is done. docs/deploy.md tells who has it done. */
export function upkeepJobs(deps: UpkeepDeps): readonly UpkeepJob[] {
  return [
    { name: 'tasks', isUrgent: true, run: () => resumeTasks(deps) },
    { name: 'payments', isUrgent: true, run: () => runMaintenance(deps) },
    { name: 'ledger', run: () => auditRecentCharges(deps) },
    { name: 'unhonoured', run: () => tellOfUnhonoured(deps) },
    { name: 'sessions', run: () => deleteExpiredSessions(deps) },
    { name: 'hashes', run: () => discardExpiredHashes(deps) },
    { name: 'ages', run: () => keepAges(deps) },
    { name: 'rounds', run: () => closeLeftRounds(deps) },
    { name: 'old-rounds', run: () => foldOldRounds(deps) },
  ]
}
