/** Questions of one account about its usage: pages ask a few times an exercise. */
export const usageLimits = [{ name: 'usage', limit: 120, windowSeconds: 60, per: 'user' }] as const
