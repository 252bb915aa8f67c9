import type { Age } from '@/lib/domain/account/users'

/** Of an account that has said who its owner is, and may do what an adult may. */
export const ADULT: Age = { kind: null, ageBand: 'adult', sixteenIn: null, parentalConsent: null }

/** Of a child whose parent was asked and has not answered. */
export const WAITING_CHILD = {
  kind: 'pupil',
  ageBand: 'under-16',
  sixteenIn: 2031,
  parentalConsent: {
    status: 'pending',
    parentEmail: 'anya@pelda.hu',
    askedAt: '2026-01-15T12:00:00.000Z',
    restarted: false,
    reminders: [],
    agreedAt: null,
  },
} as const satisfies Age
