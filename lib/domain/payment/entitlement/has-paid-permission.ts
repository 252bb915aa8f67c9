import { hasPermission, type Permission } from '@/lib/domain/account/permissions'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { PAYMENTS, readEntitlement } from './entitlement'

/** Whether what an account has paid for lets it do something at this moment. A visitor, who is `undefined`, may not. */
export async function hasPaidPermission(
  { store, clock }: { readonly store: DocumentStore; readonly clock: Clock },
  permission: Permission,
  userId: string | undefined,
): Promise<boolean> {
  if (userId === undefined) return false
  return hasPermission(permission, readEntitlement(await store.get(PAYMENTS, userId), clock.now()))
}
