/** The placement by steps, whatever store is under it. */

import { checkAnswer } from '@/lib/domain/exercise/check-answer'
import { PRIVATE_EXERCISES } from '@/lib/domain/exercise/load-exercise'
import { readUsageView } from '@/lib/domain/freemium/access'
import { recallMemory } from '@/lib/domain/practice/memory/rebuild-memory'
import { MEMORY, parseMemory } from '@/lib/domain/practice/memory/stored-memory'
import { forgetPractice, readPractice } from '@/lib/domain/practice/personal-data'
import { PLACEMENTS, parsePlacement } from '@/lib/domain/practice/placement/stored-placement'
import {
  answerPlacement,
  readPlacement,
  startPlacement,
  stopPlacement,
} from '@/lib/domain/practice/placement/take-placement'
import type { PlacementView } from '@/lib/domain/practice/schemas'
import { choosePractice, readToday } from '@/lib/domain/practice/today/read-today'
import type { DocumentStore } from '@/lib/ports/document-store'
import { noteSolved } from '@/tests/support/note-solved'
import { publishMap } from '@/tests/support/skill-map-builder'
import { openSite } from '@/tests/support/test-site'

const DAY_MS = 86_400_000
const RIGHT = '4'
const WRONG = '5'

/** @param open makes a new, empty store; the suite closes it. */
export function placementContract(name: string, open: () => DocumentStore): void {
  const check = (title: string, use: (site: Site) => Promise<void>) =>
    test(title, async () => use(await siteOf(open())), 60_000)

  describe(name, () => {
    check('before it has begun it asks the grade, and names the one that is practised', async (site) => {
      expect(await site.read()).toEqual({ state: 'unstarted', grades: [5, 6], most: 12 })
      await choosePractice(site, 'kata', { grade: 6 })
      expect(await site.read()).toMatchObject({ state: 'unstarted', grade: 6 })
      expect(await site.stop()).toMatchObject({ state: 'unstarted' })
    })

    check('a grade that the map does not have is refused, and so is an answer to nothing', async (site) => {
      await expect(site.start(7)).rejects.toMatchObject({ code: 'invalid-request' })
      await expect(site.answer(1, RIGHT)).rejects.toMatchObject({ code: 'conflict' })
    })

    check('who knows a half is found to know it, with fewer questions than skills', async (site) => {
      const view = await site.takeAll((skill) => skill.endsWith('a') || skill.endsWith('b'))
      expect(view.state).toBe('ended')
      expect(view.result?.working.flatMap(({ skills }) => skills).toSorted()).toEqual([
        'SZOG-A',
        'SZOG-B',
        'TORT-A',
        'TORT-B',
      ])
      expect(view.result?.next).toEqual(['TORT-C', 'SZOG-C'])
      expect((await site.stored())?.answers.length).toBeLessThan(8)
    })

    check('nothing that is sent tells which answer is right', async (site) => {
      const views = [await site.start(5), await site.answer(1, WRONG), await site.answer(2, RIGHT)]
      for (const view of views)
        expect(Object.keys(view).toSorted()).toEqual(['grade', 'grades', 'most', 'question', 'state'])
      expect(views.map(({ question }) => question?.number)).toEqual([1, 2, 3])
    })

    check('what was found comes first in the practice of the grade, and the memory can be made again', async (site) => {
      await site.takeAll((skill) => skill.endsWith('a'))
      const { grade, places } = await readToday(site, 'kata')
      expect(grade).toBe(5)
      expect(
        places
          .filter(({ kind }) => kind === 'new')
          .map(({ skill }) => skill)
          .toSorted(),
      ).toEqual(['SZOG-B', 'TORT-B'])
      await checkAnswer(site, { ...FIRST, exerciseId: 'gyakorlo-tort-a', answers: [RIGHT] })
      const memory = parseMemory(await site.store.get(MEMORY, 'kata'))
      expect(Object.keys(memory.skills).toSorted()).toEqual(['szog-a', 'tort-a'])
      expect(await recallMemory(site.store, 'kata')).toEqual(memory)
    })

    check('what was practised before stays as it was', async (site) => {
      await checkAnswer(site, { ...FIRST, exerciseId: 'gyakorlo-tort-a', answers: [RIGHT] })
      const before = parseMemory(await site.store.get(MEMORY, 'kata')).skills['tort-a']
      await site.takeAll(() => true)
      const memory = parseMemory(await site.store.get(MEMORY, 'kata'))
      expect(memory.skills['tort-a']).toEqual(before)
      expect(Object.keys(memory.skills)).toHaveLength(8)
      expect((await site.stored())?.answers.map(({ skill }) => skill)).not.toContain('tort-a')
      expect(await recallMemory(site.store, 'kata')).toEqual(memory)
    })

    check('what was solved before there were rounds is kept beside what was found', async (site) => {
      await noteSolved(site, 'kata', 'gyakorlo-tort-b')
      await site.takeAll((skill) => skill.startsWith('szog'))
      const memory = parseMemory(await site.store.get(MEMORY, 'kata'))
      expect(Object.keys(memory.skills).toSorted()).toEqual([
        'szog-a',
        'szog-b',
        'szog-c',
        'szog-d',
        'tort-a',
        'tort-b',
      ])
      expect(await recallMemory(site.store, 'kata')).toEqual(memory)
    })

    check('it may be left, and goes on on another day with the same question', async (site) => {
      await site.start(5)
      const left = await site.answer(1, RIGHT)
      site.passTime(3 * DAY_MS)
      expect(await site.read()).toEqual(left)
      expect(await site.start(5)).toEqual(left)
    })

    check('who stops it gets what was found until then', async (site) => {
      const first = await site.start(5)
      expect(await site.stop()).toMatchObject({ state: 'ended', result: { working: [] } })
      expect(await site.store.get(MEMORY, 'kata')).toBeUndefined()
      expect((await site.start(5)).question?.number).toBe(first.question?.number)
      await site.answer(1, RIGHT)
      const { result } = await site.stop()
      expect(result?.working.length).toBe(1)
      expect(await site.stop()).toEqual(await site.read())
    })

    check('an answer that is sent twice is counted once, from two devices as well', async (site) => {
      await site.start(5)
      const [one, other] = await Promise.all([site.answer(1, RIGHT), site.answer(1, RIGHT)])
      expect(one).toEqual(other)
      expect((await site.answer(1, WRONG)).question?.number).toBe(2)
      expect((await site.stored())?.answers).toMatchObject([{ right: true }])
      await expect(site.answer(3, RIGHT)).rejects.toMatchObject({ code: 'invalid-request' })
    })

    check('what cannot be read counts for nothing, and what is passed over is not known', async (site) => {
      await site.start(5)
      expect(await site.answer(1, 'négy')).toMatchObject({
        question: { number: 1 },
        ungraded: { controls: ['ungraded'] },
      })
      await expect(answerPlacement(site, 'kata', { question: 1, answers: [true as never] })).rejects.toMatchObject({
        code: 'invalid-request',
      })
      expect(await answerPlacement(site, 'kata', { question: 1 })).toMatchObject({ question: { number: 2 } })
      expect((await site.stored())?.answers).toMatchObject([{ right: false }])
    })

    check('an exercise that its author has changed or taken away is asked anew', async (site) => {
      await site.start(5)
      const { exerciseId = '', skill } = (await site.stored())?.question ?? {}
      await site.store.update(PRIVATE_EXERCISES, exerciseId, { description: 'Más szöveg.' })
      expect((await site.answer(1, RIGHT)).question).toMatchObject({ number: 1, description: 'Más szöveg.' })
      await site.store.delete(PRIVATE_EXERCISES, exerciseId)
      expect(await site.read()).toMatchObject({ state: 'open', question: { number: 1 } })
      expect((await site.stored())?.question?.skill).not.toBe(skill)
    })

    check('it costs the free tier nothing, and is no round', async (site) => {
      await site.takeAll(() => false)
      expect((await readUsageView(site, { userId: 'kata' })).usage.exercisesUsed).toEqual([])
      expect((await readPractice(site.store, 'kata')).rounds).toEqual([])
    })

    check("a day's practice that was begun already stays", async (site) => {
      const { places } = await choosePractice(site, 'kata', { grade: 5 })
      await checkAnswer(site, { ...FIRST, exerciseId: places[0]?.exerciseId ?? '', answers: [RIGHT] })
      await site.takeAll(() => true)
      expect((await readToday(site, 'kata')).places.map(({ path }) => path)).toEqual(places.map(({ path }) => path))
    })

    check('it is exported and erased with the rest of how one practised', async (site) => {
      await site.start(5)
      await site.answer(1, RIGHT)
      expect((await readPractice(site.store, 'kata')).placement).toMatchObject({ grade: 5, answers: [{ right: true }] })
      await forgetPractice(site.store, 'kata')
      expect(await site.stored()).toBeUndefined()
    })
  })
}

type Site = Awaited<ReturnType<typeof siteOf>>

const FIRST = { userId: 'kata', seed: 5, difficultyLevel: 1, subTask: 0 } as const

async function siteOf(store: DocumentStore) {
  const site = openSite({ store })
  await publishMap(store)
  const stored = async () => parsePlacement(await store.get(PLACEMENTS, 'kata'))
  const answer = (question: number, text: string) => answerPlacement(site, 'kata', { question, answers: [text] })
  const start = (grade: number) => startPlacement(site, 'kata', grade)
  return {
    ...site,
    stored,
    answer,
    start,
    read: () => readPlacement(site, 'kata'),
    stop: () => stopPlacement(site, 'kata'),
    /** Answers to the end as somebody does who knows these skills. */
    takeAll: async (knows: (skill: string) => boolean): Promise<PlacementView> => {
      let view = await start(5)
      while (view.question) {
        const skill = (await stored())?.question?.skill ?? ''
        view = await answer(view.question.number, knows(skill) ? RIGHT : WRONG)
      }
      return view
    },
  }
}
