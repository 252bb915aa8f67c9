import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureAuthSecret } from '@/lib/server/env/auth-secret'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()

test('makes a secret of 384 random bits that only the owner can read, and keeps it', () => {
  const folder = join(dirname(newFile('x')), 'data')
  const secret = ensureAuthSecret(folder)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(48)
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(ensureAuthSecret(folder)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['auth-secret'])
})

test('is another one in another folder', () => {
  expect(ensureAuthSecret(dirname(newFile('x')))).not.toBe(ensureAuthSecret(dirname(newFile('x'))))
})
