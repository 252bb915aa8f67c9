import { z } from 'zod'

/** What a parent was asked, and has answered: a part of the document of the child's account. */
export const ParentalConsent = z.object({
  status: z.enum(['pending', 'agreed']),
  parentEmail: z.string(),
  /** The time that the waiting counts from, ISO. */
  askedAt: z.string(),
  /** Whether the waiting has begun anew with another address, which it does once. */
  restarted: z.boolean(),
  /** When the parent was reminded, ISO times. */
  reminders: z.array(z.string()),
  agreedAt: z.string().nullable(),
})

export type ParentalConsent = z.output<typeof ParentalConsent>

const DAY_MS = 24 * 60 * 60 * 1000
const WAITING_DAYS = 14
/** On which day of the waiting each reminder is due. */
const REMINDER_DAYS = [5, 11] as const
/** Between a reminder and what follows it, also where the upkeep has not run for days. */
const LEAST_PAUSE_MS = 3 * DAY_MS

/** What a child's account begins with. */
export function askForConsent(parentEmail: string, now: Date): ParentalConsent {
  const askedAt = now.toISOString()
  return { status: 'pending', parentEmail, askedAt, restarted: false, reminders: [], agreedAt: null }
}

/** The consent with another address. The first correction begins the waiting anew, later ones only change the address. */
export function askAnotherParent(consent: ParentalConsent, parentEmail: string, now: Date): ParentalConsent {
  if (consent.restarted || consent.parentEmail === parentEmail) return { ...consent, parentEmail }
  return { ...askForConsent(parentEmail, now), restarted: true }
}

export type ConsentStep = 'wait' | 'remind' | 'delete'

/** What is to be done about a consent: a reminder twice, then the end of the account, which never comes before both. */
export function nextConsentStep({ status, askedAt, reminders }: ParentalConsent, now: Date): ConsentStep {
  if (status === 'agreed') return 'wait'
  const day = REMINDER_DAYS[reminders.length]
  const isDue = now.getTime() >= Date.parse(askedAt) + (day ?? WAITING_DAYS) * DAY_MS
  const last = reminders.at(-1)
  const isPauseOver = last === undefined || now.getTime() >= Date.parse(last) + LEAST_PAUSE_MS
  if (!(isDue && isPauseOver)) return 'wait'
  return day === undefined ? 'delete' : 'remind'
}

/** When the account is deleted at the earliest, which a late reminder puts off. ISO time. */
export function deletionTime({ askedAt, reminders }: ParentalConsent): string {
  const due = Date.parse(askedAt) + WAITING_DAYS * DAY_MS
  const pauses = REMINDER_DAYS.length - reminders.length + 1
  const afterReminders = Date.parse(reminders.at(-1) ?? askedAt) + pauses * LEAST_PAUSE_MS
  return new Date(Math.max(due, afterReminders)).toISOString()
}

/** Within which a parent can agree by a mail: as long as the account may have to wait. */
export const AGREEMENT_LIFETIME_MS = 2 * WAITING_DAYS * DAY_MS
/** Within which a parent can delete the account by a mail, also after having agreed: withdrawing is to be as easy. */
export const WITHDRAWAL_LIFETIME_MS = 365 * DAY_MS
