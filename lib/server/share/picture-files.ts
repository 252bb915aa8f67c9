import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Pictures on the disk, by a key that can be the name of a file. What cannot be read or written is done without. */
export interface PictureFiles {
  get(key: string): Promise<Buffer | undefined>
  set(key: string, picture: Uint8Array): Promise<void>
}

/** @param limit how many are kept at most; those that were used longest ago go first. */
export function createPictureFiles(folder: string, limit: number): PictureFiles {
  const fileOf = (key: string) => path.join(folder, `${key}.png`)
  return {
    async get(key) {
      try {
        const picture = await readFile(fileOf(key))
        const now = new Date()
        await utimes(fileOf(key), now, now)
        return picture
      } catch {
        return undefined
      }
    },
    async set(key, picture) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        // It appears as a whole, or not at all.
        const draft = path.join(folder, `${randomUUID()}.draft`)
        await writeFile(draft, picture)
        await rename(draft, fileOf(key))
        await removeOldest(folder, limit)
      } catch {
        // A disk that is full or cannot be written to: the picture is drawn again when it is asked for.
      }
    },
  }
}

async function removeOldest(folder: string, limit: number): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= limit) return
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      return { file, usedAt: (await stat(file)).mtimeMs }
    }),
  )
  const oldest = files.toSorted((a, b) => a.usedAt - b.usedAt).slice(0, names.length - limit)
  for (const { file } of oldest) await rm(file, { force: true })
}
