import { dirname } from 'node:path'
import { systemClock } from '@/lib/adapters/system-clock'
import { parseEnvironment } from '@/lib/server/env/parse-environment'
import { openStore } from '@/lib/server/openers/open-store'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()

test('the embedded store serves the site and next-auth alike', async () => {
  const { kind, store, authStore } = openStore(parseEnvironment({ DATA_DIR: dirname(newFile('x')) }), systemClock)
  const user = await (await authStore()).createUser?.({ id: '', email: 'kata@pelda.hu', emailVerified: null })
  expect(kind).toBe('embedded')
  expect(await store.get('users', user?.id ?? '')).toMatchObject({ data: { email: 'kata@pelda.hu' } })
  await store.close()
})

test('Firestore is connected at the first use, where a bad key shows', async () => {
  const settings = parseEnvironment({
    DOCUMENT_STORE: 'firestore',
    AUTH_SECRET: 'x'.repeat(32),
    FIREBASE_PROJECT_ID: 'p',
    FIREBASE_CLIENT_EMAIL: 'robot@p.example',
    FIREBASE_PRIVATE_KEY: 'no key',
    SMTP_URL: 'smtps://mail.p.example',
  })
  const { kind, store } = openStore(settings, systemClock)
  expect(kind).toBe('firestore')
  await expect(store.get('users', 'x')).rejects.toThrow('private key')
  await expect(store.ping()).rejects.toThrow('private key')
})
