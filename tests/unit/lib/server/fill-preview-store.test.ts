import { DEMO_ACCOUNTS } from '@/lib/domain/account/demo-accounts'
import { findUser } from '@/lib/domain/account/users'
import { loadExercise } from '@/lib/domain/exercise/load-exercise'
import { findLegalText } from '@/lib/domain/legal/find-legal-text'
import { latestVersion } from '@/lib/domain/legal/versions'
import { fillPreviewStore } from '@/lib/server/fill-preview-store'
import { openSite } from '@/tests/support/test-site'

const demoUsers = (site: ReturnType<typeof openSite>) =>
  Promise.all(DEMO_ACCOUNTS.map(({ uid }) => findUser(site.store, uid)))

test('a trial copy has exercises that can be opened and found, legal documents, and no account', async () => {
  const site = openSite()
  await fillPreviewStore({ ...site, hasDemoAccounts: false })
  expect(await loadExercise(site.store, 'egesz-osszeadas')).toMatchObject({ summary: expect.any(String) })
  expect(await findLegalText(site, 'terms', latestVersion('terms'))).toBeTruthy()
  expect((await site.searchIndex.search('összeadás', 10)).hits.length).toBeGreaterThan(0)
  expect(await demoUsers(site)).toEqual(DEMO_ACCOUNTS.map(() => undefined))
})

test('with demo accounts one can sign in', async () => {
  const site = openSite()
  await fillPreviewStore({ ...site, hasDemoAccounts: true })
  expect((await demoUsers(site)).map((user) => user?.disabled ?? false)).toEqual(DEMO_ACCOUNTS.map(() => false))
})
