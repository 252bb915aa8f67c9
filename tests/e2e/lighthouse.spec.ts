import { sessionCookieName } from '@/lib/auth/config'
import { runLighthouse } from '../support/lighthouse'
import { expect, test } from '../support/site'

/** A run measures this machine as well; the best of a few is the one that the machine disturbed least. */
const RUNS = 4
/** The goal is 95, which `npm run bench` measures on an idle machine; this one runs other tests at the same time. */
const LEAST_PERFORMANCE = 90

const EXERCISE = '/exercise/egesz-osszeadas?s=5&d=2'

const visits = [
  { title: 'the landing page', path: '/', isPupil: false },
  { title: 'the home page', path: '/', isPupil: true },
  { title: 'a collection', path: '/exercises', isPupil: false },
  { title: 'a legal page', path: '/terms', isPupil: false },
  { title: 'the exercise page of a visitor', path: EXERCISE, isPupil: false },
  { title: 'the exercise page of a pupil', path: EXERCISE, isPupil: true },
] as const

for (const [index, { title, path, isPupil }] of visits.entries()) {
  test(`Lighthouse finds nothing on ${title}`, async ({ baseURL, signIn }) => {
    test.setTimeout(180_000)
    const address = `${baseURL}${path}`
    const cookie = isPupil ? `${sessionCookieName(false)}=${(await signIn()).token}` : undefined
    let fastest = 0
    for (let run = 0; run < RUNS && fastest < LEAST_PERFORMANCE; run += 1) {
      const { scores, faults } = await runLighthouse({ address, ...(cookie && { cookie }) }, 9480 + index)
      const { performance, ...others } = scores
      expect(others, faults.join('\n')).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
      fastest = Math.max(fastest, performance)
    }
    expect(fastest).toBeGreaterThanOrEqual(LEAST_PERFORMANCE)
  })
}
