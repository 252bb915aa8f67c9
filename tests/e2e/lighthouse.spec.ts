import { sessionCookieName } from '@/lib/auth/config'
import { runLighthouse } from '../support/lighthouse'
import { expect, test } from '../support/site'

/** A run measures this machine as well; the best of a few is the one that the machine disturbed least. */
const RUNS = 4
/** The goal is 95, which `npm run bench` measures on an idle machine; this one runs other tests at the same time. */
const LEAST_PERFORMANCE = 90

const PAGE = '/exercise/egesz-osszeadas?s=5&d=2'

for (const [index, viewer] of (['a visitor', 'a pupil'] as const).entries()) {
  test(`Lighthouse finds nothing on the exercise page of ${viewer}`, async ({ baseURL, signIn }) => {
    test.setTimeout(180_000)
    const address = `${baseURL}${PAGE}`
    const cookie = viewer === 'a pupil' ? `${sessionCookieName(false)}=${(await signIn()).token}` : undefined
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
