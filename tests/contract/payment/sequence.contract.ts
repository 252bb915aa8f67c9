import { createNullPaymentGateway } from '@/lib/adapters/null-payment-gateway'
import { createUser, updateUser } from '@/lib/domain/account/users'
import { inSequence, type SequenceDeps } from '@/lib/domain/payment/sequence/in-sequence'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'

/** Longer than a lease lasts. */
const LONG_MS = 60 * 60 * 1000

/** What the sequence of an account promises, whatever store is under it. @param open two processes over one store */
export function sequenceContract(name: string, open: () => readonly [DocumentStore, DocumentStore]): void {
  const setUp = async () => {
    const stores = open()
    let now = Date.UTC(2026, 0, 15, 12)
    const clock = { now: () => new Date(now) }
    const reported: unknown[] = []
    const errorReporter = { report: (error: unknown) => `report-${reported.push(error)}`, notify: () => undefined }
    const ended: string[] = []
    const payments = {
      ...createNullPaymentGateway(),
      endSubscription: async (id: string) => void ended.push(id),
    } as unknown as PaymentGateway
    const { uid } = await createUser({ store: stores[0], clock }, { email: 'kata@pelda.hu', name: 'Kata' })
    const deps: Omit<SequenceDeps, 'store'> = { clock, errorReporter, payments }
    const passTime = (milliseconds: number) => {
      now += milliseconds
    }
    return { uid, here: { ...deps, store: stores[0] }, there: { ...deps, store: stores[1] }, ended, reported, passTime }
  }

  describe(name, () => {
    test('commands of two processes run one after another', async () => {
      const { uid, here, there, reported } = await setUp()
      let running = 0
      const seen: number[] = []
      const command = (deps: SequenceDeps) =>
        inSequence(deps, uid, async (held) => {
          seen.push(++running)
          const before = (await held.store.get('counts', uid))?.data.count
          const count = typeof before === 'number' ? before : 0
          await held.store.set('counts', uid, { count: count + 1 })
          running -= 1
        })
      await Promise.all(Array.from({ length: 8 }, (_, index) => command(index % 2 === 0 ? here : there)))
      expect(seen).toEqual(Array(8).fill(1))
      expect((await here.store.get('counts', uid))?.data).toEqual({ count: 8 })
      expect(reported).toEqual([])
    })

    test('those of another account do not wait', async () => {
      const { uid, here, there } = await setUp()
      const other = await createUser(there, { email: 'peti@pelda.hu', name: 'Peti' })
      await inSequence(here, uid, async () => {
        expect(await inSequence(there, other.uid, async () => 'done', { patienceMs: 0 })).toBe('done')
      })
    })

    test('whoever waits in vain is told so', async () => {
      const { uid, here, there } = await setUp()
      await inSequence(here, uid, async () => {
        const waiting = (options: object) => inSequence(there, uid, async () => 'done', { patienceMs: 0, ...options })
        await expect(waiting({})).rejects.toMatchObject({ code: 'conflict' })
        await expect(waiting({ whenBusy: 'unavailable' })).rejects.toMatchObject({ code: 'unavailable' })
      })
      expect(await inSequence(there, uid, async () => 'done', { patienceMs: 0 })).toBe('done')
    })

    test('a command that throws makes room for the next', async () => {
      const { uid, here, there } = await setUp()
      const failing = inSequence(here, uid, () => Promise.reject(new Error('of the command')))
      await expect(failing).rejects.toThrow('of the command')
      expect(await inSequence(there, uid, async () => 'done', { patienceMs: 0 })).toBe('done')
    })

    test('a holder that was paused for long neither writes nor calls the provider, when another one has been there', async () => {
      const { uid, here, there, ended, passTime } = await setUp()
      const refusals: Promise<unknown>[] = []
      await inSequence(here, uid, async (held) => {
        await held.store.create('notes', 'before', {})
        passTime(LONG_MS)
        await inSequence(there, uid, (other) => other.store.create('notes', 'other', {}), { patienceMs: 0 })
        refusals.push(
          held.store.create('notes', 'after', {}),
          held.store.set('notes', 'after', {}),
          held.store.update('notes', 'before', { changed: true }),
          held.store.delete('notes', 'before'),
          held.store.transaction(async (transaction) => transaction.create('notes', 'after', {})),
          held.payments.endSubscription('sub'),
        )
        await Promise.allSettled(refusals)
      })
      for (const refusal of refusals) await expect(refusal).rejects.toMatchObject({ code: 'conflict' })
      expect(ended).toEqual([])
      const notes = await here.store.query('notes')
      expect(notes.map(({ id, data }) => [id, data])).toEqual([
        ['before', {}],
        ['other', {}],
      ])
    })

    test('a holder that was late goes on when nobody has been there, and then has all its time again', async () => {
      const { uid, here, there, ended, passTime } = await setUp()
      await inSequence(here, uid, async (held) => {
        passTime(LONG_MS)
        await held.payments.endSubscription('sub')
        await held.store.create('notes', 'late', {})
        await expect(inSequence(there, uid, async () => 'done', { patienceMs: 0 })).rejects.toMatchObject({
          code: 'conflict',
        })
      })
      expect(ended).toEqual(['sub'])
    })

    test('whoever goes on after the end of a command writes nothing', async () => {
      const { uid, here } = await setUp()
      const held = await inSequence(here, uid, async (inner) => inner)
      await expect(held.store.set('notes', 'late', {})).rejects.toMatchObject({ code: 'conflict' })
    })

    test('nobody commands for an account that is locked or gone, but what settles it', async () => {
      const { uid, here } = await setUp()
      await updateUser(here.store, uid, { disabled: true })
      for (const who of [uid, 'nobody']) {
        await expect(inSequence(here, who, async () => 'done')).rejects.toMatchObject({ code: 'unauthenticated' })
        expect(await inSequence(here, who, async () => 'done', { evenLocked: true })).toBe('done')
      }
    })
  })
}
