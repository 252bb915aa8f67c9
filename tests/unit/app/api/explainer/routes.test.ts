/** How anybody is told whether an answer to a question of an explainer is right, or what its solution is. */

import { POST as check } from '@/app/api/explainer/[id]/check/route'
import { POST as tellSolution } from '@/app/api/explainer/[id]/solution/route'
import { publishContent } from '@/lib/domain/content/publish-content'
import { explainerLimits } from '@/lib/domain/explainer/check-explainer-answer'
import { listExplainers } from '@/lib/domain/explainer/list-explainers'
import { loadExplainer } from '@/lib/domain/explainer/load-explainer'
import { apiRequest, call } from '@/tests/support/api-request'
import { explainerFileOf } from '@/tests/support/explainer-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { openSite, type TestSite } from '@/tests/support/test-site'

async function openSiteWithExplainer(): Promise<TestSite> {
  const site = openSite()
  await publishContent(site, { ...NO_CONTENT, explainers: [explainerFileOf()] })
  return site
}

const send = (body: object, id = 'add-integers') =>
  call(check, apiRequest(`/api/explainer/${id}/check`, { body }), { id })

const ask = (body: object, id = 'add-integers') =>
  call(tellSolution, apiRequest(`/api/explainer/${id}/solution`, { body }), { id })

/** The number that seed 5 draws, as the text prints it. */
async function drawnIn(site: TestSite): Promise<number> {
  const explainer = await loadExplainer(site.store, 'add-integers')
  return Number(/\d/.exec(explainer?.draw(5).view().beats[0]?.say ?? '')?.[0])
}

test('a right answer says why, a wrong one meets its remark, and nothing is kept of either', async () => {
  const site = await openSiteWithExplainer()
  const a = await drawnIn(site)
  const before = await site.dump()
  expect((await send({ seed: 5, question: 0, answers: [String(a + 1)] })).body).toEqual({
    correct: true,
    outcome: 'correct',
    controls: ['correct'],
    why: `$${a} + 1 = ${a + 1}$`,
  })
  expect((await send({ seed: 5, question: 0, answers: [String(a)] })).body).toMatchObject({
    outcome: 'wrong',
    feedback: `Ez maga a szám: $${a}$.`,
  })
  expect(await site.dump()).toEqual(before)
})

test.each([
  [404, 'an explainer that is not there', { seed: 5, question: 0, answers: ['1'] }, 'multiples'],
  [400, 'a question that is not there', { seed: 5, question: 40, answers: ['1'] }, undefined],
  [400, 'an answer of another kind', { seed: 5, question: 0, answers: [[true]] }, undefined],
  [400, 'two answers to one question', { seed: 5, question: 0, answers: ['1', '2'] }, undefined],
  [400, 'no seed', { question: 0, answers: ['1'] }, undefined],
])('answers %i to %s', async (status, _, body, id) => {
  await openSiteWithExplainer()
  expect((await send(body, id)).status).toBe(status)
})

test('who guesses by machine is stopped, by the address that it comes from', async () => {
  await openSiteWithExplainer()
  const [{ limit }] = explainerLimits
  for (let count = 0; count < limit; count += 1) await send({ seed: 5, question: 0, answers: ['9'] })
  expect((await send({ seed: 5, question: 0, answers: ['9'] })).status).toBe(429)
})

test('who leaves a question out is told its solution and nothing else, and nothing is kept of it', async () => {
  const site = await openSiteWithExplainer()
  const a = await drawnIn(site)
  const before = await site.dump()
  const { body } = await ask({ seed: 5, question: 0 })
  expect(body).toEqual({
    say: `A jó válasz: $${a + 1}$`,
    why: `$${a} + 1 = ${a + 1}$`,
    spoken: `A jó válasz: ${a + 1}. ${a} plusz 1 egyenlő ${a + 1}.`,
    durationMs: expect.any(Number),
  })
  expect(await site.dump()).toEqual(before)
})

test.each([
  [404, 'for an explainer that is not there', { seed: 5, question: 0 }, 'multiples'],
  [400, 'for a question that is not there', { seed: 5, question: 40 }, undefined],
  [400, 'for an answer', { seed: 5, question: 0, answers: ['1'] }, undefined],
  [400, 'for all questions at once', { seed: 5 }, undefined],
])('refuses a solution with %i %s', async (status, _, body, id) => {
  await openSiteWithExplainer()
  expect((await ask(body, id)).status).toBe(status)
})

test('who asks for solutions by machine is stopped, together with who guesses', async () => {
  await openSiteWithExplainer()
  const [{ limit }] = explainerLimits
  for (let count = 0; count < limit; count += 1) await ask({ seed: 5, question: 0 })
  expect((await ask({ seed: 5, question: 0 })).status).toBe(429)
  expect((await send({ seed: 5, question: 0, answers: ['9'] })).status).toBe(429)
})

test('what is no more in the content is no more on the site', async () => {
  const site = await openSiteWithExplainer()
  expect(await listExplainers(site.store)).toEqual([
    expect.objectContaining({ id: 'add-integers', skill: 'add-integers', grade: 5, minutes: expect.any(Number) }),
  ])
  await publishContent(site, NO_CONTENT)
  expect(await listExplainers(site.store)).toEqual([])
  expect((await send({ seed: 5, question: 0, answers: ['1'] })).status).toBe(404)
})
