import type { Lease } from '@/lib/domain/lease/lease'
import type { PaymentCommands, PaymentGateway } from '@/lib/ports/payment-gateway'

/** What changes something at the provider. */
const commands: Readonly<Record<keyof PaymentCommands, true>> = {
  createCustomer: true,
  deleteCustomer: true,
  createSetupIntent: true,
  createSubscription: true,
  setCancelAtPeriodEnd: true,
  endSubscription: true,
  setDefaultPaymentMethod: true,
  payInvoice: true,
  voidInvoice: true,
  refundCharge: true,
}

/**
 * A provider that is told to change something only while the lease holds, which is renewed for each such call.
 *
 * @throws AppError `conflict` when the lease was lost: then the provider was not called.
 */
export function leasedPayments(gateway: PaymentGateway, lease: Lease): PaymentGateway {
  return new Proxy(gateway, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || !Object.hasOwn(commands, name)) return member
      return async (...args: unknown[]) => {
        await lease.renew()
        return member.apply(target, args)
      }
    },
  })
}
