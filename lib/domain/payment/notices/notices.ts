import { z } from 'zod'
import { findUser } from '@/lib/domain/account/users'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentData, DocumentStore, FieldChanges, Filter, Transaction } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { Mailer } from '@/lib/ports/mailer'
import { disputeMail, refundFailedMail } from '@/lib/shared/messages/payment-mails'
import type { Payer } from '../customer'
import { Notice } from './notice'
import { type MailSender, noticeMail, type PayerNotice } from './notice-mail'

/** Mails about payments, each by the id of what it tells: so none is sent twice, and none is lost with a process. */
export const PAYMENT_MAILS = 'paymentMails'

/** As many are sent in one go; the rest follows with the next one. */
const PORTION = 100

/** Whoever began to send a mail has died when this is over. */
const LEASE_MS = 5 * 60 * 1000

/** What is still to be sent, or was begun by a process that died. */
const UNSENT: Filter = { field: 'status', operator: 'in', value: ['waiting', 'sending'] }

/** A notice by the id that makes it one. */
export interface QueuedNotice {
  readonly id: string
  readonly notice: Notice
}

/** A document of `paymentMails`. One that was sent keeps only that it was. */
const StoredMail = z.object({
  /** Whom it is about; null when that is not known. */
  uid: z.string().nullable(),
  status: z.enum(['waiting', 'sending', 'sent']),
  notice: Notice.optional(),
  /** Until when nobody else is to send it. */
  leaseEndsAt: z.string().optional(),
})

export interface SendDeps extends MailSender {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly mailer: Mailer
  readonly errorReporter: ErrorReporter
  readonly supportEmail: string
}

/** Has mails sent once the transaction has committed; those that were queued before are left. Reads, then writes. */
export async function enqueueNotices(
  transaction: Transaction,
  uid: string | null,
  queued: readonly QueuedNotice[],
  now: Date,
): Promise<void> {
  const known = await Promise.all(queued.map(({ id }) => transaction.get(PAYMENT_MAILS, id)))
  queued.forEach(({ id, notice }, index) => {
    if (known[index]) return
    const data: DocumentData = { uid, status: 'waiting', notice, createdAt: now.toISOString() }
    transaction.create(PAYMENT_MAILS, id, data)
  })
}

/** Sends what waits for one account. Never throws: what cannot be sent waits on. */
export function sendNoticesOf(deps: SendDeps, uid: string): Promise<void> {
  return sendAll(deps, [{ field: 'uid', operator: '==', value: uid }, UNSENT])
}

/** Sends what waits for anybody. Never throws. */
export function sendNotices(deps: SendDeps): Promise<void> {
  return sendAll(deps, [UNSENT])
}

async function sendAll(deps: SendDeps, where: readonly Filter[]): Promise<void> {
  try {
    for (const { id } of await deps.store.query(PAYMENT_MAILS, { where, limit: PORTION })) await sendOne(deps, id)
  } catch (error) {
    deps.errorReporter.report(error, { part: 'payment mails' })
  }
}

async function sendOne(deps: SendDeps, id: string): Promise<void> {
  const mail = await lease(deps, id)
  if (!mail) return
  try {
    await send(deps, mail.uid, mail.notice)
  } catch (error) {
    deps.errorReporter.report(error, { paymentMail: id })
    await note(deps, id, { status: 'waiting' })
    return
  }
  await note(deps, id, {
    status: 'sent',
    notice: undefined,
    leaseEndsAt: undefined,
    sentAt: deps.clock.now().toISOString(),
  })
}

/** Takes a mail for this process alone; `undefined` when another one is sending it, or has. */
function lease({ store, clock }: SendDeps, id: string) {
  return store.transaction(async (transaction) => {
    const document = await transaction.get(PAYMENT_MAILS, id)
    if (!document) return undefined
    const { uid, status, notice, leaseEndsAt } = StoredMail.parse(document.data)
    const now = clock.now()
    const isTaken = status === 'sending' && leaseEndsAt !== undefined && Date.parse(leaseEndsAt) > now.getTime()
    if (status === 'sent' || isTaken || !notice) return undefined
    transaction.update(PAYMENT_MAILS, id, {
      status: 'sending',
      leaseEndsAt: new Date(now.getTime() + LEASE_MS).toISOString(),
    })
    return { uid, notice }
  })
}

async function note({ store }: SendDeps, id: string, changes: FieldChanges): Promise<void> {
  await store.transaction(async (transaction) => {
    // The account may have been erased while its mail was sent.
    if (await transaction.get(PAYMENT_MAILS, id)) transaction.update(PAYMENT_MAILS, id, changes)
  })
}

async function send(deps: SendDeps, uid: string | null, notice: Notice): Promise<void> {
  if (notice.kind === 'disputed' || notice.kind === 'refund-failed') {
    const mail = notice.kind === 'disputed' ? disputeMail(notice) : refundFailedMail(notice)
    await deps.mailer.send({ to: deps.supportEmail, ...mail })
    return
  }
  const payer = await findPayer(deps, uid, notice)
  if (!payer) return
  const mail = noticeMail(notice, payer, deps)
  const isForOperator = notice.kind === 'refund-requested' || notice.kind === 'withdrawn-for-staff'
  const [to, replyTo] = isForOperator ? [deps.supportEmail, payer.email] : [payer.email, deps.supportEmail]
  await deps.mailer.send({ to, replyTo, ...mail })
}

/** Whom a notice is about; who gets money back may have no account any more, and is known by the purchase. */
async function findPayer({ store }: SendDeps, uid: string | null, notice: PayerNotice): Promise<Payer | undefined> {
  const user = uid === null ? undefined : await findUser(store, uid)
  if (user) return { uid: user.uid, email: user.email, displayName: user.name ?? '' }
  if (notice.kind !== 'refund' || notice.buyer.email === '') return undefined
  return { uid: '', email: notice.buyer.email, displayName: notice.buyer.name }
}
