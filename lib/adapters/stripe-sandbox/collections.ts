export const KEYS = 'sandboxIdempotencyKeys'
export const EVENTS = 'sandboxEvents'
