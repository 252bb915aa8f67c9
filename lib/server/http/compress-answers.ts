import { existsSync, readdirSync } from 'node:fs'
import { type IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import { standBeforeNext } from './stand-before-next'

/** Costs less than gzip does by default, and makes a page a fifth smaller (BENCHMARKS.md). */
const QUALITY = 4
/** 256 kB: no page is much larger, and each answer on its way takes so much memory. */
const LOG_WINDOW = 18
const STATIC_PATH = '/_next/static/'
/** The built files that the build has compressed, by how their names end. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}
/** Without a preference: what is asked for in another way is compressed by the book, when it is asked for. */
const TAKES_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/

/**
 * From now on this process compresses what it answers with Brotli where the client takes it, else with gzip, which is
 * all that Next could. Built files were compressed once and for all when the site was built.
 *
 * @param staticFolder where they are.
 * @returns ends it.
 */
export function compressAnswers(staticFolder: string): () => void {
  const compress = compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: LOG_WINDOW } },
  })
  const built = compressedFiles(staticFolder)
  return standBeforeNext((request, response) => {
    if (!(response instanceof ServerResponse)) return false
    giveBuiltFile(built, request, response)
    compress(request, response, () => undefined)
    return false
  })
}

/** Lets Next serve the compressed file beside the one that is asked for, with all that it says of either. */
function giveBuiltFile(built: ReadonlySet<string>, request: IncomingMessage, response: ServerResponse): void {
  const [asked = '', ...query] = request.url?.split(/(?=\?)/) ?? []
  const type = CONTENT_TYPES[path.extname(asked)]
  if (!type || !built.has(asked) || !TAKES_BROTLI.test(String(request.headers['accept-encoding']))) return
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Encoding', 'br')
  request.url = `${asked}.br${query.join('')}`
}

/** The addresses of the built files that lie there compressed as well. */
function compressedFiles(staticFolder: string): ReadonlySet<string> {
  if (!existsSync(staticFolder)) return new Set()
  const files = readdirSync(staticFolder, { recursive: true }).map((file) => String(file).split(path.sep).join('/'))
  return new Set(files.filter((file) => file.endsWith('.br')).map((file) => STATIC_PATH + file.slice(0, -'.br'.length)))
}
