/**
 * A class of 40 behind one address registers, signs in, solves and does the practice of the day within five minutes
 * without one refusal. Here the
 * five minutes pass in an instant, which no limit can take for less.
 */

import { POST as register } from '@/app/api/account/register/route'
import { POST as logActivity } from '@/app/api/activity-log/route'
import { POST as report } from '@/app/api/error-reports/route'
import { POST as check } from '@/app/api/exercise/[id]/check/route'
import { POST as hint } from '@/app/api/exercise/[id]/hint/route'
import { POST as checkAccess } from '@/app/api/freemium/check-access/route'
import { GET as readUsage } from '@/app/api/freemium/usage/route'
import { GET as readSkillMap } from '@/app/api/practice/map/route'
import { GET as readMistakes } from '@/app/api/practice/mistakes/route'
import { PUT as choosePractice } from '@/app/api/practice/settings/route'
import { GET as readToday } from '@/app/api/practice/today/route'
import { authenticate } from '@/lib/domain/account/authenticate'
import { publishContent } from '@/lib/domain/content/publish-content'
import { TodayAnswer } from '@/lib/domain/practice/schemas'
import { apiRequest, call } from '@/tests/support/api-request'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { publishMap } from '@/tests/support/skill-map-builder'
import { openSite, type TestSite } from '@/tests/support/test-site'

const ID = 'osszeg'
const ADDRESS = 'unknown' // What the routes take for the address where the server has noted none.
const CHECKS = 24
const HINTS = 6

const exercise = exerciseOf({ id: ID, controls: [{ type: 'single-number', props: {}, solution: '4' }] })

test('lets a class of 40 behind one address register, sign in and solve without one refusal', async () => {
  const site = openSite()
  const exercises = [{ file: '', definition: exercise, lineOf: () => 0 }]
  await publishContent(site, {
    ...NO_CONTENT,
    exercises,
  })
  await publishMap(site.store)
  const pupils = Array.from({ length: 40 }, (_, index) => `tanulo${index}@pelda.hu`)
  const statuses = await Promise.all(pupils.map((email) => spendLesson(site, email)))
  expect(new Set(statuses.flat())).toEqual(new Set([200, 204]))
  expect(await site.store.query('usage')).toHaveLength(40)
  expect(await site.store.query('memory')).toHaveLength(40)
}, 120_000)

/** What one pupil does in five minutes, mistakes included. @returns the statuses of what was answered. */
async function spendLesson(site: TestSite, email: string): Promise<number[]> {
  const fields = { email, username: 'Kata', password: 'bagoly7villamos', newsletter: false, consent: true }
  const weak = await call(register, apiRequest('/api/account/register', { body: { ...fields, password: '1' } }))
  expect(weak.body).toMatchObject({ error: { code: 'weak-password' } })
  const registered = await call(register, apiRequest('/api/account/register', { body: fields }))
  const mistyped = authenticate(site, { email, password: 'bagoly8villamos' }, ADDRESS)
  await expect(mistyped).rejects.toMatchObject({ code: 'invalid-login-credentials' })
  const user = await authenticate(site, { email, password: 'bagoly7villamos' }, ADDRESS)
  const token = await site.tokenOf(user)
  return [registered.status, ...(await solve(token, user.uid)), ...(await practise(token))]
}

/** The practice of a day as far as the free tier goes, looked at before and after. */
async function practise(token: string): Promise<number[]> {
  const chosen = await call(
    choosePractice,
    apiRequest('/api/practice/settings', { method: 'PUT', token, body: { grade: 5 } }),
  )
  const { places } = TodayAnswer.parse(chosen.body)
  const statuses = [chosen.status]
  for (const { exerciseId: id } of places.filter(({ state }) => state === 'open')) {
    const body = { seed: 5, difficultyLevel: 1, subTask: 0, answers: ['4'], attempt: 1, from: 'practice' }
    statuses.push((await call(check, apiRequest(`/api/exercise/${id}/check`, { token, body }), { id })).status)
  }
  for (const [read, path] of [
    [readToday, 'today'],
    [readSkillMap, 'map'],
    [readMistakes, 'mistakes'],
  ] as const) {
    statuses.push((await call(read, apiRequest(`/api/practice/${path}`, { method: 'GET', token }))).status)
  }
  return statuses
}

async function solve(token: string, userId: string): Promise<number[]> {
  const place = { seed: 5, difficultyLevel: 1, subTask: 0 }
  const own = { token, body: { ...place, answers: ['3'] } }
  const entry = { userId, activity: 'exerciseStart', metadata: { url: `${ID}?s=5&d=1` } }
  const fault = { description: 'Nem értem.', exerciseURL: `/exercise/${ID}?s=5&d=1`, errorType: 'other' }
  const state = { seed: 5, difficultyLevel: 1, selectedSubtask: 0, numberOfFinishedTasks: 0, subTasks: [] }
  const calls = [
    () => call(readUsage, apiRequest('/api/freemium/usage', { method: 'GET', token })),
    () => call(checkAccess, apiRequest('/api/freemium/check-access', { token, body: { exerciseId: ID } })),
    () => call(logActivity, apiRequest('/api/activity-log', { token, body: entry })),
    ...Array.from(
      { length: CHECKS },
      () => () => call(check, apiRequest(`/api/exercise/${ID}/check`, own), { id: ID }),
    ),
    ...Array.from({ length: HINTS }, () => () => {
      const body = { ...place, hint: '' }
      return call(hint, apiRequest(`/api/exercise/${ID}/hint`, { token, body }), { id: ID })
    }),
    () => call(report, apiRequest('/api/error-reports', { token, body: { ...fault, exerciseState: state } })),
  ]
  const statuses: number[] = []
  for (const send of calls) statuses.push((await send()).status)
  return statuses
}
