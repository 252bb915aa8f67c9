import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keptAuthSecret } from '@/lib/server/env/auth-secret'
import { temporaryFiles } from '@/tests/support/temporary-file'

const newFile = temporaryFiles()

test('makes a secret of 384 random bits that only the owner can read, and keeps it', () => {
  const folder = join(dirname(newFile('x')), 'data')
  const secret = keptAuthSecret(folder)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(48)
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(keptAuthSecret(folder)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['auth-secret'])
})

test('is another one in another folder', () => {
  expect(keptAuthSecret(dirname(newFile('x')))).not.toBe(keptAuthSecret(dirname(newFile('x'))))
})
