import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'

/** The payments of a site that sells nothing: every call says that they are not available. */
export function createNullPaymentGateway(): PaymentGateway {
  const refuse = async (): Promise<never> => {
    throw new AppError('unavailable')
  }
  return {
    mode: 'off',
    createCustomer: refuse,
    customer: refuse,
    customersOf: refuse,
    deleteCustomer: refuse,
    createSetupIntent: refuse,
    setupIntent: refuse,
    paymentMethod: refuse,
    paymentMethods: refuse,
    createSubscription: refuse,
    subscription: refuse,
    subscriptions: refuse,
    setCancelAtPeriodEnd: refuse,
    endSubscription: refuse,
    setDefaultPaymentMethod: refuse,
    invoice: refuse,
    invoices: refuse,
    payInvoice: refuse,
    charges: refuse,
    charge: refuse,
    allCharges: () => ({ [Symbol.asyncIterator]: () => ({ next: refuse }) }),
    voidInvoice: refuse,
    refundCharge: refuse,
    readEvent: refuse,
  }
}
