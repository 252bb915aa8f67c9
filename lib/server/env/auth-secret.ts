import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '@/lib/shared/is-record'

/**
 * The secret that session tokens are sealed with, on a machine that was given none: made once and kept in the data
 * folder, readable by its owner only.
 */
export function ensureAuthSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret')
  return readIfExists(file) ?? makeSecret(dataDir, file)
}

function makeSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    // A link appears with its whole content, and only for the first of several processes.
    linkSync(draft, file)
  } catch (error) {
    if (!isFileError(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return undefined
    throw error
  }
}

function isFileError(error: unknown, code: string): boolean {
  return isRecord(error) && error.code === code
}
