import { hasPermission, type Permission } from '@/lib/domain/account/permissions'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { PAYMENTS, readEntitlement, type SiteMode } from './entitlement'

/** Whether what an account has paid for lets it do something at this moment. A visitor, who is `undefined`, may not. */
export async function hasPaidPermission(
  deps: { readonly store: DocumentStore; readonly clock: Clock } & SiteMode,
  permission: Permission,
  userId: string | undefined,
): Promise<boolean> {
  if (userId === undefined) return false
  return hasPermission(permission, readEntitlement(await deps.store.get(PAYMENTS, userId), deps.clock.now(), deps))
}
