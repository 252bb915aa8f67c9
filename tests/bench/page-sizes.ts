import { brotliCompressSync, constants } from 'node:zlib'
import { listPaths, textAt } from '@/tests/support/site-pages'
import { kilobytes, verdict } from './report'

/** Of exercise pages so many in a hundred may be as large as the first limit, and none larger than the second. */
const SHARE = 0.95
const MOST_BYTES = 35_000
const MAX_BYTES = 60_000
const MAX_LIST_BYTES = 120_000
/** What a server has time for while somebody waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const SHOWN = 5

interface PageSize {
  readonly path: string
  readonly bytes: number
  readonly brotliBytes: number
}

/** Prints how large the HTML of exercise pages and of all lists is. */
export async function reportSizes(origin: string, exercisePaths: readonly string[]): Promise<void> {
  const exercises = (await sizesOf(origin, exercisePaths)).toSorted((one, other) => one.bytes - other.bytes)
  const at = (share: number) => exercises[Math.min(exercises.length - 1, Math.floor(exercises.length * share))]
  console.log(`\nHTML of ${exercises.length} exercise pages, drawn by chance (Brotli):`)
  tell('median', at(0.5))
  tell('95 of 100 within', at(SHARE), `at most ${kilobytes(MOST_BYTES)}`, (at(SHARE)?.bytes ?? 0) <= MOST_BYTES)
  tell('largest', at(1), `at most ${kilobytes(MAX_BYTES)}`, (at(1)?.bytes ?? 0) <= MAX_BYTES)
  const lists = (await sizesOf(origin, await listPaths(origin))).toSorted((one, other) => other.bytes - one.bytes)
  const heavy = lists.filter(({ bytes }) => bytes > MAX_LIST_BYTES).length
  console.log(
    `\nHTML of ${lists.length} pages of lists; ${verdict(`at most ${kilobytes(MAX_LIST_BYTES)}`, heavy === 0)}:`,
  )
  for (const size of lists.slice(0, SHOWN)) tell('', size)
}

function tell(title: string, size: PageSize | undefined, goal?: string, isMet = true): void {
  if (!size) throw new Error('no page was asked for')
  const sizes = `${kilobytes(size.bytes)} (${kilobytes(size.brotliBytes)})`
  console.log(`  ${title.padEnd(18)}${sizes.padEnd(22)}${goal ? verdict(goal, isMet) : ''}  ${size.path}`)
}

async function sizesOf(origin: string, paths: readonly string[]): Promise<PageSize[]> {
  const sizes: PageSize[] = []
  for (const path of paths) {
    const page = Buffer.from(await textAt(origin + path))
    sizes.push({ path, bytes: page.length, brotliBytes: brotliCompressSync(page, BROTLI).length })
  }
  return sizes
}
