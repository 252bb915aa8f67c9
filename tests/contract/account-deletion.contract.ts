import { createNullPaymentGateway } from '@/lib/adapters/null-payment-gateway'
import { createStoredInvoicing } from '@/lib/adapters/stored-invoicing'
import { requestAccountDeletion } from '@/lib/domain/account/request-account-deletion'
import { findUser, updateUser } from '@/lib/domain/account/users'
import { resumeTasks, runTask } from '@/lib/domain/task/run-task'
import { listOpenTasks, readTask } from '@/lib/domain/task/tasks'
import type { DocumentStore } from '@/lib/ports/document-store'
import { LEASES_PASS_MS } from '@/tests/support/crash-after-call'
import { createCrashingStore, ProcessCrashed } from '@/tests/support/crashing-store'
import { addFullAccount, contentsOf, documentsAbout } from '../support/full-account'

/** Who has never paid is not known to the provider. */
const payments = createNullPaymentGateway()
/** More than one portion. */
const LONG_LOG = 230
/** Deletions that die side by side, each in a store of its own: a store is waited for most of the time. */
const AT_ONCE = 6

/** What deleting an account promises, whatever store is under it. */
export function accountDeletionContract(name: string, open: () => DocumentStore): void {
  const setUp = async (activities?: number) => {
    const store = open()
    let now = Date.UTC(2026, 0, 15, 12)
    const clock = { now: () => new Date(now) }
    const passTime = (milliseconds: number) => {
      now += milliseconds
    }
    const invoicing = createStoredInvoicing(store)
    const kata = await addFullAccount({ store, clock }, 'kata@pelda.hu', activities)
    const peti = await addFullAccount({ store, clock }, 'peti@pelda.hu')
    const reported: unknown[] = []
    const errorReporter = { report: (error: unknown) => `report-${reported.push(error)}`, notify: () => undefined }
    const hashSecret = 'a secret of thirty-two characters'
    return { store, clock, passTime, payments, invoicing, errorReporter, hashSecret, reported, kata, peti }
  }

  describe(name, () => {
    test('erases all that is known of an account, and nothing of others', async () => {
      const site = await setUp(LONG_LOG)
      const before = await contentsOf(site.store, site.peti)
      expect([...new Set(await documentsAbout(site.store, site.kata))]).toHaveLength(21)
      const { taskId } = await requestAccountDeletion(site, site.kata.uid)
      expect(await readTask(site.store, taskId)).toMatchObject({ type: 'UserDeletion', status: 'InProgress' })
      await runTask(site, taskId)
      expect(site.reported).toEqual([])
      expect(await documentsAbout(site.store, site.kata)).toEqual([])
      expect(await readTask(site.store, taskId)).toMatchObject({ status: 'Done' })
      expect(await contentsOf(site.store, site.peti)).toEqual(before)
      const messages = [...(await site.store.query('errorReports')), ...(await site.store.query('feedback'))]
      expect(messages).toHaveLength(6)
    }, 30_000)

    test('leaves what was signed with an address to whose it is, when that was never confirmed', async () => {
      const site = await setUp()
      await updateUser(site.store, site.kata.uid, { emailVerified: null })
      const { taskId } = await requestAccountDeletion(site, site.kata.uid)
      await runTask(site, taskId)
      expect(site.reported).toEqual([])
      expect(await documentsAbout(site.store, site.kata)).toEqual(['feedback'])
      expect(await readTask(site.store, taskId)).toMatchObject({ status: 'Done' })
    })

    test.each(['before', 'after'] as const)(
      'finishes after a crash just %s any of its writes',
      async (when) => {
        const dieAt = async (lastWrite: number): Promise<boolean> => {
          const site = await setUp()
          const { reported } = site
          const crashed = await deleteUntilCrash({ ...site, store: createCrashingStore(site.store, lastWrite, when) })
          expect(reported.every((error) => error instanceof ProcessCrashed)).toBe(true)
          site.passTime(LEASES_PASS_MS)
          if ((await site.store.query('tasks')).length === 0) {
            // Nothing was begun, so the account is as it was.
            expect(await findUser(site.store, site.kata.uid)).toEqual(site.kata)
            await requestAccountDeletion(site, site.kata.uid)
          }
          await resumeTasks(site)
          expect({ lastWrite, traces: await documentsAbout(site.store, site.kata) }).toEqual({ lastWrite, traces: [] })
          expect(await listOpenTasks(site.store, 10)).toEqual([])
          return crashed
        }
        const crashed: boolean[] = []
        while (!crashed.includes(false)) {
          const writes = Array.from({ length: AT_ONCE }, (_, index) => crashed.length + index + 1)
          crashed.push(...(await Promise.all(writes.map(dieAt))))
        }
        // The request, a write for each kind of data, the account, the task.
        expect(crashed.indexOf(false)).toBeGreaterThanOrEqual(10)
      },
      240_000,
    )
  })
}

/** @returns whether it was killed on the way. */
async function deleteUntilCrash(site: Parameters<typeof runTask>[0] & { readonly kata: { readonly uid: string } }) {
  try {
    const { taskId } = await requestAccountDeletion(site, site.kata.uid)
    await runTask(site, taskId)
    await site.store.get('tasks', taskId)
    return false
  } catch (error) {
    if (error instanceof ProcessCrashed) return true
    throw error
  }
}
