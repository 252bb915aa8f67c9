import { sessionCookieName } from '@/lib/server/auth/session-cookie-name'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { runLighthouse, STEADY_CATEGORIES } from '../support/lighthouse'

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
    // Speed cannot be told while other tests run: `npm run bench` measures it.
    const visit = { address, categories: STEADY_CATEGORIES, ...(cookie && { cookie }) }
    const { scores, faults } = await runLighthouse(visit, 9480 + index)
    expect(scores, faults.join('\n')).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
  })
}
