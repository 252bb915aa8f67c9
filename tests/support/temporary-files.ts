import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Paths of new files, each in a folder of its own that goes when the tests of the calling file are over. */
export function temporaryFiles(): (name: string) => string {
  const folders: string[] = []
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  return (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'matekliget-'))
    folders.push(folder)
    return join(folder, name)
  }
}
