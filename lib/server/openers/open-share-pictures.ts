import { createHash } from 'node:crypto'
import path from 'node:path'
import { createWorkerDrawer } from '@/lib/server/share/draw-in-worker'
import { ogImageFonts } from '@/lib/server/share/og-image-fonts'
import { createPictureFiles } from '@/lib/server/share/picture-files'
import { createSharePictures, type SharePictures } from '@/lib/server/share/share-pictures'
import { once } from './on-first-use'

/** More than there are exercises, of about 60 kB each. */
const KEPT_FILES = 1000

/** The pictures of shared pages, kept in the data folder. */
export function openSharePictures(dataDir: string): SharePictures {
  const edition = once(async () => {
    const hash = createHash('sha256')
    for (const { data } of await ogImageFonts()) hash.update(data)
    return hash.digest('hex')
  })
  return createSharePictures({
    draw: createWorkerDrawer(ogImageFonts),
    files: createPictureFiles(path.join(dataDir, 'cache', 'share-pictures'), KEPT_FILES),
    edition,
  })
}
