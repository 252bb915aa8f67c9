import { createHash } from 'node:crypto'
import { createBoundedCache } from '@/lib/shared/bounded-cache'
import type { DrawPicture } from './draw-in-worker'
import type { Drawing } from './drawing'
import { createDrawingQueue } from './drawing-queue'
import type { PictureFiles } from './picture-files'

/** As many are kept in the memory, for where there is no disk. */
const KEPT = 50

/** The pictures that stand for pages where these are shared. */
export interface SharePictures {
  /**
   * A picture, drawn unless it is kept: drawing takes as long as hundreds of pages.
   *
   * @param isUrgent goes before all others, for the one picture that stands for any other.
   * @returns `undefined` when so many others wait to be drawn that it would take too long.
   */
  find(drawing: Drawing, isUrgent?: boolean): Promise<Uint8Array | undefined>
}

interface Parts {
  readonly draw: DrawPicture
  readonly files: PictureFiles
  /** Changes when the same drawing would look different: the fonts. */
  readonly edition: () => Promise<string>
}

/** Draws each picture once, one after another, and keeps it by what is on it. */
export function createSharePictures({ draw, files, edition }: Parts): SharePictures {
  const queue = createDrawingQueue<Uint8Array>()
  const kept = createBoundedCache<Uint8Array>(KEPT)
  return {
    async find(drawing, isUrgent) {
      const hash = createHash('sha256').update(await edition())
      const key = hash.update(JSON.stringify(drawing)).digest('hex')
      const known = kept.get(key) ?? (await files.get(key))
      if (known) return known
      return queue.add(
        key,
        async () => {
          // Somebody else's may have been drawn while the disk was looked at.
          const drawn = kept.get(key)
          if (drawn) return drawn
          const picture = await draw(drawing)
          kept.set(key, picture)
          await files.set(key, picture)
          return picture
        },
        isUrgent,
      )
    },
  }
}
