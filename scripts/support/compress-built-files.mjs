import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Puts beside each script and style sheet of a folder what Brotli makes of it at its best, for the server to give. */
export async function compressBuiltFiles(folder) {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => path.join(folder, file))
      .map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file)))),
  )
}
