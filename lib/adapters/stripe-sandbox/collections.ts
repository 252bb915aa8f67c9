export const CUSTOMERS = 'sandboxCustomers'
export const KEYS = 'sandboxIdempotencyKeys'
export const EVENTS = 'sandboxEvents'
