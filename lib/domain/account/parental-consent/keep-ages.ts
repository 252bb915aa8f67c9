/** What has to happen to the accounts of children as time goes by: a job of the upkeep. */
import { requestAccountDeletion } from '@/lib/domain/account/request-account-deletion'
import { revokeTokens } from '@/lib/domain/account/tokens'
import { findUser, type StoredUser, USERS } from '@/lib/domain/account/users'
import { runTask, type TaskDeps } from '@/lib/domain/task/run-task'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import { type AskDeps, askParent } from './ask-parent'
import { type ConsentStep, nextConsentStep } from './consent'

export type KeepAgesDeps = AskDeps & TaskDeps & Parameters<typeof requestAccountDeletion>[0]

const PORTION = 200

/**
 * Reminds the parents who have not answered, deletes the accounts that none has agreed to in time, and forgets of who
 * has reached 16 all that was kept for being younger. It may be interrupted anywhere and run again, and reminds nobody
 * twice. Never throws: what goes wrong with an account is reported, and holds nobody else up.
 */
export async function keepAges(deps: KeepAgesDeps): Promise<void> {
  await forEach(deps, listGrown(deps), forgetChildhood)
  await forEach(deps, listWaiting(deps), takeNextStep)
}

async function forEach(
  deps: KeepAgesDeps,
  uids: AsyncIterable<string>,
  work: (deps: KeepAgesDeps, uid: string) => Promise<void>,
): Promise<void> {
  try {
    for await (const uid of uids) {
      await work(deps, uid).catch((error: unknown) => deps.errorReporter.report(error, { uid }))
    }
  } catch (error) {
    deps.errorReporter.report(error, { part: 'ages' })
  }
}

/** A portion of those whose year of 16 is over; the rest follows with the next run. */
async function* listGrown({ store, clock }: KeepAgesDeps): AsyncGenerator<string, void> {
  const grown = await store.query(USERS, {
    where: [{ field: 'sixteenIn', operator: '<', value: clock.now().getUTCFullYear() }],
    orderBy: [{ field: 'sixteenIn', direction: 'ascending' }],
    limit: PORTION,
  })
  for (const { id } of grown) yield id
}

async function* listWaiting({ store }: KeepAgesDeps): AsyncGenerator<string, void> {
  let portion: readonly StoredDocument[] = []
  do {
    const last = portion.at(-1)
    portion = await store.query(USERS, {
      where: [{ field: 'parentalConsent.status', operator: '==', value: 'pending' }],
      limit: PORTION,
      ...(last && { startAfter: { values: [], id: last.id } }),
    })
    for (const { id } of portion) yield id
  } while (portion.length === PORTION)
}

async function takeNextStep(deps: KeepAgesDeps, uid: string): Promise<void> {
  const step = await readNextStep(deps, uid)
  if (step === 'remind') await remindParent(deps, uid)
  if (step === 'delete') await deleteUnlessAgreed(deps, uid)
}

/** Without the links nobody can agree any more, so what is read then stands. */
async function deleteUnlessAgreed(deps: KeepAgesDeps, uid: string): Promise<void> {
  await revokeTokens(deps.store, uid, ['parent-agrees'])
  if ((await readNextStep(deps, uid)) !== 'delete') return
  const { taskId } = await requestAccountDeletion(deps, uid)
  await runTask(deps, taskId)
}

async function readNextStep({ store, clock }: KeepAgesDeps, uid: string): Promise<ConsentStep> {
  const user = await findUser(store, uid)
  return user?.parentalConsent && !user.disabled ? nextConsentStep(user.parentalConsent, clock.now()) : 'wait'
}

/** Noted before it is sent, so that nobody is reminded twice, and taken back when it could not be sent. */
async function remindParent(deps: KeepAgesDeps, uid: string): Promise<void> {
  const reminded = await noteReminder(deps, uid)
  if (!reminded) return
  try {
    await askParent(deps, reminded, { isReminder: true })
  } catch (error) {
    await forgetReminder(deps.store, reminded)
    throw error
  }
}

/** @returns the account as it is then; `undefined` when another run was faster, or the parent. */
function noteReminder({ store, clock }: KeepAgesDeps, uid: string): Promise<StoredUser | undefined> {
  return store.transaction(async (transaction) => {
    const user = await findUser(transaction, uid)
    const now = clock.now()
    if (!user?.parentalConsent || nextConsentStep(user.parentalConsent, now) !== 'remind') return undefined
    const reminders = [...user.parentalConsent.reminders, now.toISOString()]
    const parentalConsent = { ...user.parentalConsent, reminders }
    transaction.update(USERS, uid, { parentalConsent })
    return { ...user, parentalConsent }
  })
}

async function forgetReminder(store: DocumentStore, { uid, parentalConsent }: StoredUser): Promise<void> {
  const unsent = parentalConsent?.reminders.at(-1)
  await store.transaction(async (transaction) => {
    const now = (await findUser(transaction, uid))?.parentalConsent
    if (!now) return
    const reminders = now.reminders.filter((time) => time !== unsent)
    transaction.update(USERS, uid, { parentalConsent: { ...now, reminders } })
  })
}

/** Whoever has reached 16 decides alone: neither the year nor the parent is needed any more. */
async function forgetChildhood({ store }: KeepAgesDeps, uid: string): Promise<void> {
  await revokeTokens(store, uid, ['parent-agrees', 'parent-refuses'])
  await store.update(USERS, uid, { ageBand: 'from-16', sixteenIn: null, parentalConsent: null })
}
