/** What is kept of attempts at exams, whatever store is under it. */

import { publishContent } from '@/lib/domain/content/publish-content'
import {
  deleteAttempt,
  EXAM_ATTEMPTS,
  endAttempt,
  findFinishedAttempt,
  keepAttempt,
  listAttempts,
} from '@/lib/domain/exam/attempts'
import { handIn } from '@/lib/domain/exam/hand-in'
import { type AttemptRequest, type ExamResult, MOST_FINISHED } from '@/lib/domain/exam/model'
import { eraseAttempts, readAttempts } from '@/lib/domain/exam/personal-data'
import { grantSubscription } from '@/lib/domain/payment/entitlement/entitlement'
import type { DocumentStore } from '@/lib/ports/document-store'
import { examsOf } from '@/tests/support/exam-builder'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { openSite } from '@/tests/support/test-site'

const SET = 'proba-2020-01-18'
const kata = { userId: 'kata', setId: SET }
const peti = { userId: 'peti', setId: SET }
const conflict = { code: 'conflict' }

/** An id of 32 digits. */
const idOf = (number: number) => number.toString(16).padStart(32, '0')

function attemptOf(typed: string, revision = 0, id = 1): AttemptRequest {
  const tasks = [{ content: 'x', drafts: [[typed]], seconds: 5 }]
  const where = { phase: 'paused', pace: 'official', part: 0, remainingMs: 1000, isTimeUp: false, current: 1 } as const
  return { attemptId: idOf(id), revision, progress: { ...where, tasks } }
}

const result: ExamResult = {
  tasks: [
    {
      number: 1,
      subTasks: [{ controls: [['correct']], points: 3, maxPoints: 3 }],
      points: 3,
      maxPoints: 3,
      counts: true,
    },
  ],
  points: 3,
  maxPoints: 3,
}

/** @param open makes a new, empty store; the suite closes it. */
export function examAttemptsContract(name: string, open: () => DocumentStore): void {
  const check = (title: string, use: (site: Awaited<ReturnType<typeof siteOver>>) => Promise<void>) =>
    test(title, async () => {
      const store = open()
      try {
        await use(await siteOver(store))
      } finally {
        await store.close()
      }
    }, 60_000)

  describe(name, () => {
    check('what is kept comes back on another device, whole', async (site) => {
      expect(await listAttempts(site.store, kata)).toEqual({ finished: [] })
      expect(await keepAttempt(site, { ...kata, ...attemptOf('7') })).toBe(1)
      expect(await keepAttempt(site, { ...kata, ...attemptOf('78', 1) })).toBe(2)
      const { attemptId, progress } = attemptOf('78')
      expect(await listAttempts(site.store, kata)).toEqual({
        running: { attemptId, revision: 2, savedAt: expect.any(String), progress },
        finished: [],
      })
      expect(await listAttempts(site.store, peti)).toEqual({ finished: [] })
    })

    check('what a page of somebody else sends is not kept as theirs', async (site) => {
      const peters = { ...kata, ...attemptOf('7'), account: peti.userId }
      await expect(keepAttempt(site, peters)).rejects.toMatchObject({ code: 'unauthenticated' })
      await expect(handIn(site, peters)).rejects.toMatchObject({ code: 'unauthenticated' })
      expect(await listAttempts(site.store, kata)).toEqual({ finished: [] })
      expect(await keepAttempt(site, { ...peters, account: kata.userId })).toBe(1)
    })

    check('who has not seen what was kept last does not write over it', async (site) => {
      await keepAttempt(site, { ...kata, ...attemptOf('7') })
      await expect(keepAttempt(site, { ...kata, ...attemptOf('8') })).rejects.toMatchObject(conflict)
      await expect(keepAttempt(site, { ...kata, ...attemptOf('8', 0, 2) })).rejects.toMatchObject(conflict)
      await expect(keepAttempt(site, { ...kata, ...attemptOf('8', 2) })).rejects.toMatchObject(conflict)
      expect((await listAttempts(site.store, kata)).running?.progress).toEqual(attemptOf('7').progress)
    })

    check('of several that are kept at once one wins', async (site) => {
      const tries = await Promise.allSettled(
        Array.from({ length: 6 }, (_, index) => keepAttempt(site, { ...kata, ...attemptOf(`${index}`, 0, index) })),
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    check('another one is begun when the one that was running is deleted, and not over it', async (site) => {
      await keepAttempt(site, { ...kata, ...attemptOf('7') })
      await expect(keepAttempt(site, { ...kata, ...attemptOf('', 1, 2) })).rejects.toMatchObject(conflict)
      await deleteAttempt(site.store, { ...kata, attemptId: idOf(1) })
      expect(await keepAttempt(site, { ...kata, ...attemptOf('', 0, 2) })).toBe(1)
      expect((await listAttempts(site.store, kata)).running?.attemptId).toBe(idOf(2))
    })

    check('one that is handed in is kept with its result, and runs no more', async (site) => {
      await keepAttempt(site, { ...kata, ...attemptOf('7') })
      await endAttempt(site, { ...kata, ...attemptOf('7', 1) }, result)
      const { running, finished } = await listAttempts(site.store, kata)
      expect(running).toBeUndefined()
      expect(finished).toEqual([{ attemptId: idOf(1), handedInAt: expect.any(String), points: 3, maxPoints: 3 }])
      expect(await findFinishedAttempt(site.store, { ...kata, attemptId: idOf(1) })).toMatchObject({
        result,
        progress: attemptOf('7').progress,
      })
      await expect(keepAttempt(site, { ...kata, ...attemptOf('78', 1) })).rejects.toMatchObject(conflict)
    })

    check('answers that were typed elsewhere meanwhile are not handed in over', async (site) => {
      await keepAttempt(site, { ...kata, ...attemptOf('7') })
      await keepAttempt(site, { ...kata, ...attemptOf('78', 1) })
      await expect(endAttempt(site, { ...kata, ...attemptOf('7', 1) }, result)).rejects.toMatchObject(conflict)
      expect((await listAttempts(site.store, kata)).running?.revision).toBe(2)
    })

    check('one that never got here before can be handed in, and leaves another running', async (site) => {
      await keepAttempt(site, { ...kata, ...attemptOf('7', 0, 2) })
      await endAttempt(site, { ...kata, ...attemptOf('9', 0, 1) }, result)
      const { running, finished } = await listAttempts(site.store, kata)
      expect(running?.attemptId).toBe(idOf(2))
      expect(finished).toHaveLength(1)
    })

    check('a result is of whom it is, of its set, and of what was handed in', async (site) => {
      await keepAttempt(site, { ...kata, ...attemptOf('7', 0, 2) })
      await endAttempt(site, { ...kata, ...attemptOf('7') }, result)
      const wanted = { ...kata, attemptId: idOf(1) }
      expect(await findFinishedAttempt(site.store, wanted)).toBeDefined()
      expect(await findFinishedAttempt(site.store, { ...wanted, userId: 'peti' })).toBeUndefined()
      expect(await findFinishedAttempt(site.store, { ...wanted, setId: 'masik' })).toBeUndefined()
      expect(await findFinishedAttempt(site.store, { ...wanted, attemptId: idOf(2) })).toBeUndefined()
      expect(await findFinishedAttempt(site.store, { ...wanted, attemptId: SET })).toBeUndefined()
    })

    check('of very many the oldest makes room', async (site) => {
      await endAttempt(site, { ...kata, ...attemptOf('7') }, result)
      const [first] = await site.store.query(EXAM_ATTEMPTS)
      const others = Array.from({ length: MOST_FINISHED - 1 }, (_, index) => index + 2)
      await Promise.all(
        others.map((number) => {
          const handedInAt = new Date(Date.UTC(2026, 1, number)).toISOString()
          const data = { ...first?.data, attemptId: idOf(number), handedInAt }
          return site.store.set(EXAM_ATTEMPTS, `kata_${idOf(number)}`, data)
        }),
      )
      await endAttempt(site, { ...kata, ...attemptOf('7', 0, 99) }, result)
      const { finished } = await listAttempts(site.store, kata)
      expect(finished).toHaveLength(MOST_FINISHED)
      expect(finished.map(({ attemptId }) => attemptId)).toContain(idOf(99))
      expect(finished.map(({ attemptId }) => attemptId)).not.toContain(idOf(1))
    })

    check('one can be deleted by whose it is, running or handed in', async (site) => {
      await keepAttempt(site, { ...kata, ...attemptOf('7', 0, 2) })
      await endAttempt(site, { ...kata, ...attemptOf('7') }, result)
      for (const id of [1, 2]) {
        const wanted = { ...kata, attemptId: idOf(id) }
        await expect(deleteAttempt(site.store, { ...wanted, userId: 'peti' })).rejects.toMatchObject({
          code: 'not-found',
        })
        await deleteAttempt(site.store, wanted)
        await expect(deleteAttempt(site.store, wanted)).rejects.toMatchObject({ code: 'not-found' })
      }
      expect(await listAttempts(site.store, kata)).toEqual({ finished: [] })
    })

    check('an account can have all of its own, and have it erased', async (site) => {
      await keepAttempt(site, { ...kata, ...attemptOf('7', 0, 2) })
      await endAttempt(site, { ...kata, ...attemptOf('8') }, result)
      await keepAttempt(site, { ...peti, ...attemptOf('9') })
      const own = await readAttempts(site.store, 'kata')
      expect(own).toHaveLength(2)
      expect(own).toContainEqual(expect.objectContaining({ result, progress: attemptOf('8').progress, setId: SET }))
      while ((await eraseAttempts(site.store, 'kata')) > 0);
      expect(await readAttempts(site.store, 'kata')).toEqual([])
      expect(await readAttempts(site.store, 'peti')).toHaveLength(1)
    })

    check('keeping takes a subscription, and a set that is there', async (site) => {
      const visitor = { ...kata, userId: 'valaki' }
      await expect(keepAttempt(site, { ...visitor, ...attemptOf('7') })).rejects.toMatchObject({
        code: 'limit-reached',
      })
      const nowhere = { ...kata, setId: 'nincs' }
      await expect(keepAttempt(site, { ...nowhere, ...attemptOf('7') })).rejects.toMatchObject({ code: 'not-found' })
    })
  })
}

/** A site with one set, whose clock goes on with every look. */
async function siteOver(store: DocumentStore) {
  let now = Date.UTC(2026, 0, 15, 12)
  const tick = () => {
    now += 1000
    return new Date(now)
  }
  const clock = { now: tick }
  const site = { ...openSite(), store, clock }
  await publishContent(site, {
    ...NO_CONTENT,
    exercises: [
      {
        file: '',
        definition: exerciseOf({ id: 'elso', controls: [{ type: 'single-number', props: {}, solution: '7' }] }),
        lineOf: () => 0,
      },
    ],
    collections: [examsOf()],
  })
  for (const userId of ['kata', 'peti']) await grantSubscription(site, userId)
  return site
}
