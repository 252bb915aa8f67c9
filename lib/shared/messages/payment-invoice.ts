import { SITE_NAME } from '@/lib/shared/site'

/** What stands on an invoice. */
export const invoiceMessages = {
  item: `${SITE_NAME} Prémium előfizetés, 1\u00a0hónap`,
} as const
